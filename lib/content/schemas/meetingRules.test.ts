/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';

const texts = exampleTexts('full');

/** The first problem of the full group when its Libellen meet otherwise. */
function problem(...lines: string[]) {
  const girls = texts['leiding/meisjes.yaml']?.replace(
    '  - naam: Libellen\n',
    `  - naam: Libellen\n    werking:\n${lines.map((line) => `      ${line}\n`).join('')}`,
  );
  const { problems } = checkContent({ ...texts, 'leiding/meisjes.yaml': girls ?? '' });
  return problems?.map(({ field, expected, advice }) => `${field}: ${expected} → ${advice}`) ?? [];
}

test.each([
  [['elke: 2 weken'], 'groepen 2 › werking › elke: ook een eerste keer'],
  [['elke: 2 wekn', 'eersteKeer: 23 september 2026'], 'schrijf 2 weken'],
  [['dag: zaterdag', 'eersteKeer: 23 september 2026'], 'een zaterdag: deze dag is een woensdag'],
  [['dag: zaterdag', 'niet: [31 oktober 2025]'], 'een zaterdag: deze dag is een vrijdag'],
  [['eersteKeer: 25 september 2025'], 'een woensdag: deze dag is een donderdag'],
  [['eersteKeer: 24 september 2025'], 'een dag in het werkjaar: van 16 september 2026 tot 26 mei 2027'],
  [['laatsteKeer: 16 juni 2027'], 'is er een nieuw werkjaar, zet dan de datum van dat jaar'],
  [['eersteKeer: 7 oktober 2026', 'laatsteKeer: 30 september 2026'], 'een dag na de eerste keer'],
  [['elke: eerste van de maand', 'ookOp: [vrijdag]'], 'één dag van de week'],
  [
    [
      'dag: vrijdag',
      'eersteKeer: 30 april 2027',
      'laatsteKeer: 7 mei 2027',
      'niet: [30 april 2027, 7 mei 2027]',
    ],
    'minstens één dag in het werkjaar',
  ],
  [['van: "17:00"'], 'een uur dat past bij het gewone: vroeger dan 16:15'],
  [['van: "17:00"', 'tot: "15:00"'], 'een uur na het begin'],
])('%p is a problem with its remedy', (lines, words) => {
  expect(problem(...lines).join('\n')).toContain(words);
});

test('a day off of everybody may be the day of one age group', () => {
  const calendar = texts['kalender.yaml']?.replace('- 31 maart 2027', '- 31 maart 2027\n    - 5 april 2027');
  const read = (girls: string | undefined) =>
    checkContent({ ...texts, 'kalender.yaml': calendar ?? '', 'leiding/meisjes.yaml': girls ?? '' }).problems;
  expect(read(texts['leiding/meisjes.yaml'])?.[0]?.expected).toContain('deze dag is een maandag');
  const mondays = texts['leiding/meisjes.yaml']?.replace(
    '- naam: Libellen\n',
    '- naam: Libellen\n    werking: { dag: maandag }\n',
  );
  expect(read(mondays)).toBeUndefined();
});

test('an age group on another day is right', () => {
  expect(
    problem('dag: zaterdag', 'elke: 2 weken', 'eersteKeer: 3 oktober 2026', 'niet: [31 oktober 2026]'),
  ).toEqual([]);
});
