/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import type { ShownContent } from '@/lib/content/schemas/content';
import { withRecords } from '@/lib/photos/photo';
import { newsOnHome, pageNews } from './news';
import { newsFeed } from './newsFeed';

const photo = { stem: 'foto', width: 3, height: 2, avif: [], jpeg: [3], placeholder: '', colour: '#888888' };

/** The pages of these messages, of which the site keeps those that it may show. */
function contentWith(...pages: { name: string; weeks?: number; days: string[] }[]): ShownContent {
  const own = pages.map(({ name, weeks, days }) =>
    [
      `  - naam: ${name}`,
      ...(weeks ? [`    opHome: ${weeks}`] : []),
      ...['    blokken:', '      - titel: Kort', '        nieuws:'],
      ...days.map(
        (day) => `          - { dag: ${day}, titel: "Op ${day} & later", tekst: "Lees **meer**." }`,
      ),
    ].join('\n'),
  );
  const { content, problems } = checkContent({
    ...exampleTexts('small'),
    'paginas.yaml': `paginas:\n${own.join('\n')}\n`,
  });
  if (!content) throw new Error(JSON.stringify(problems));
  return withRecords(content, () => photo);
}

const on = (day: number) => ({ year: 2026, month: 11, day });

test('home shows the last three of all pages that want it, each for the weeks of its page', () => {
  const content = contentWith(
    { name: 'Nieuws', weeks: 1, days: ['1 november 2026', '9 november 2026', '10 november 2026'] },
    { name: 'Oud', weeks: 4, days: ['2 november 2026', '8 november 2026'] },
    { name: 'Stil', days: ['11 november 2026'] },
  );
  const shown = newsOnHome(content, on(9));
  expect(shown?.address).toBe('/nieuws');
  expect(shown?.entries.map(({ day, until }) => [day.day, until.day])).toEqual([
    [10, 17],
    [9, 16],
    [8, 6], // of December
  ]);
  expect(shown?.entries[2]?.path).toBe('/oud/#nieuws-op-8-november-2026-later');
});

test('the last day still has its message; without a fresh one home shows nothing', () => {
  const content = contentWith({ name: 'Nieuws', weeks: 1, days: ['1 november 2026'] });
  expect(newsOnHome(content, on(8))?.entries).toHaveLength(1);
  expect(newsOnHome(content, on(9))).toBeUndefined();
});

test('two messages with one title have an anchor each', () => {
  const page = contentWith({ name: 'Nieuws', days: ['1 november 2026', '1 november 2026'] }).ownPages
    ?.paginas[0];
  expect(page && pageNews(page).map(({ id }) => id)).toEqual([
    'nieuws-op-1-november-2026-later',
    'nieuws-op-1-november-2026-later-2',
  ]);
});

test('the feed has each message with its day and its words, and the last change', () => {
  const { site, ownPages } = contentWith({ name: 'Nieuws', days: ['1 november 2026', '9 november 2026'] });
  const page = ownPages?.paginas[0];
  const feed = page && newsFeed({ site, page, changed: new Date('2026-11-05T10:00:00Z') });
  expect(feed?.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-11-09T00:00:00.000Z',
    '<updated>2026-11-09T00:00:00Z',
    '<updated>2026-11-01T00:00:00Z',
  ]);
  expect(feed).toContain('<title>Op 9 november 2026 &amp; later</title>');
  expect(feed).toContain('<content>Lees meer.</content>');
});
