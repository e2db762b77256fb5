/** @jest-environment node */
import { bareContent, exampleContent, type FullContent } from '@/e2e/groups/exampleGroup';
import { cards } from './cards';

const factOf = (group: FullContent, route: string) =>
  cards(group)
    .find((card) => card.route === route)
    ?.fact.replaceAll('\u00a0', ' ');

test('the hall shows its beds and its lowest price, or the title of what it has', () => {
  const { rental, ...group } = exampleContent();
  const { prijzen, ...withoutPrices } = rental;
  const { slapen, ...withoutBeds } = withoutPrices;
  const fact = (of: typeof rental) => factOf({ ...group, rental: of }, '/verhuur');
  expect(fact(rental)).toBe('34 bedden, vanaf € 4,20 per persoon');
  expect(fact(withoutPrices)).toBe('34 bedden, vijf kamers');
  expect(fact(withoutBeds)).toBe('Vanaf € 45 per dagdeel');
  expect(factOf(bareContent(), '/verhuur')).toBe('Wanneer kan het?');
});

test('the sheet for renters has a card in a group that writes one', () => {
  const [sheet] = cards(exampleContent('full')).filter(({ route }) => route === '/verhuur/infofiche');
  expect(sheet).toMatchObject({ title: ['Dag logé'], photo: 'lokaal/01-1600x1067.jpg' });
  expect(factOf(bareContent(), '/verhuur/infofiche')).toBeUndefined();
});

test('an age group has its own photo, and when it meets', () => {
  const group = exampleContent();
  const ofGroups = cards(group).filter(({ route }) => route.startsWith('/groepen/'));
  expect(ofGroups.find(({ title }) => title[0] === 'Kiki’s')).toEqual({
    route: '/groepen/kikis',
    title: ['Kiki’s'],
    greeting: group.site.korteNaam,
    photo: group.girls.groepen.find(({ naam }) => naam === 'Kiki’s')?.foto?.image.path,
    fact: expect.stringMatching(/uur/),
  });
  expect(new Set(ofGroups.map(({ fact }) => fact)).size).toBeGreaterThan(2); // several rhythms
});
