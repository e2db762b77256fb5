/** @jest-environment node */
import { exampleContent, type GroupName } from '@/e2e/groups/exampleGroup';
import { cards } from './cards';

const factOf = (group: GroupName, route: string) =>
  cards(exampleContent(group))
    .find((card) => card.route === route)
    ?.fact.replaceAll('\u00a0', ' ');

test('the hall shows its beds and its lowest price, or the title of its page without prices', () => {
  expect(factOf('full', '/verhuur')).toBe('34 bedden, vanaf € 4,20 per persoon');
  expect(factOf('small', '/verhuur')).toBe('Slaapplaats voor 12');
});

test('the sheet for renters has a card in a group that writes one', () => {
  const [sheet] = cards(exampleContent('full')).filter(({ route }) => route === '/verhuur/infofiche');
  expect(sheet).toMatchObject({ title: ['Dag logé'], photo: 'lokaal/01-1600x1067.jpg' });
  expect(factOf('small', '/verhuur/infofiche')).toBeUndefined();
});
