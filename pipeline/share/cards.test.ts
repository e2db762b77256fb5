/** @jest-environment node */
import { bareContent, exampleContent, type FullContent } from '@/e2e/groups/exampleGroup';
import { cards } from './cards';

const factOf = (group: FullContent, route: string) =>
  cards(group)
    .find((card) => card.route === route)
    ?.fact.replaceAll('\u00a0', ' ');

test('the hall shows its beds and its lowest price, or the title of its page without prices', () => {
  expect(factOf(exampleContent(), '/verhuur')).toBe('34 bedden, vanaf € 4,20 per persoon');
  expect(factOf(bareContent(), '/verhuur')).toBe('34 bedden, vijf kamers');
});

test('the sheet for renters has a card in a group that writes one', () => {
  const [sheet] = cards(exampleContent('full')).filter(({ route }) => route === '/verhuur/infofiche');
  expect(sheet).toMatchObject({ title: ['Dag logé'], photo: 'lokaal/01-1600x1067.jpg' });
  expect(factOf(bareContent(), '/verhuur/infofiche')).toBeUndefined();
});
