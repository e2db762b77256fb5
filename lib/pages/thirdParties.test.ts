/** @jest-environment node */
import { linkedHosts, mapProvider, services } from './thirdParties';

test('lists the hosts that content links to once, without the site’s own and the services', () => {
  const content = {
    site: { adres: 'https://www.groep.example', facebook: 'https://www.facebook.com/groep' },
    texts: [
      '[hier](https://facebook.com/ook) en [daar](https://boek.example/a?b#c).',
      'https://groep.example',
    ],
    map: `${mapProvider.origin}/x`,
  };
  expect(
    linkedHosts(content, ['https://www.groep.example', ...services.map(({ origin }) => origin)]),
  ).toEqual(['boek.example', 'facebook.com']);
});
