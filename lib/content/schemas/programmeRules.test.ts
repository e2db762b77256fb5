/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { withoutEmbargoed } from '@/lib/content/check/embargo';

/** The problems of a programme of the full group, which meets on Wednesdays from 13:45 to 16:15. */
const problemsOf = (programme: string) =>
  checkContent({ ...exampleTexts('full'), 'programma.yaml': programme }).problems ?? [];

const problem = (programme: string) => {
  const [first, ...others] = problemsOf(programme);
  expect(others).toEqual([]);
  return first;
};

test('a group that does not exist is a problem at its line, with the nearest name', () => {
  expect(
    problem('programma:\n  - datum: 9 december 2026\n    voor: [Libellen, Kwaakers]\n    wat: Bad\n'),
  ).toMatchObject({
    file: 'content/programma.yaml',
    line: 3,
    field: 'programma 1 › voor 2',
    advice: 'schrijf Kwakers',
    instead: 'Kwakers',
  });
});

test('a group is named with or without the half it belongs to, in any case and with any apostrophe', () => {
  expect(
    problemsOf(
      'programma:\n  - { datum: 9 december 2026, voor: ["Kiki\'s", dikkopjes (meisjes), DIKKOPJES (jongens)], wat: Bad }\n',
    ),
  ).toEqual([]);
});

test.each([
  ['9 september 2026', /kalender\.yaml/, 'verbeter het jaar, of haal deze oude activiteit weg'],
  ['2 juni 2027', /kalender\.yaml/, /latere laatste dag/],
  ['4 november 2026', /geenActiviteit/, 'verbeter de datum, of haal de dag daar weg'],
])('an activity on %s does not go with the calendar', (date, expected, advice) => {
  expect(problem(`programma:\n  - datum: ${date}\n    wat: Bad\n`)).toMatchObject({
    line: 2,
    expected: expect.stringMatching(expected),
    advice: expect.stringMatching(advice),
  });
});

test('the programme of a former working year is one problem, not one for each line', () => {
  const old = ['5', '12', '19'].map((day) => `  - datum: ${day} mei 2026\n    wat: Bad\n`).join('');
  expect(problem(`programma:\n${old}`)?.advice).toMatch(/er staan 3 activiteiten/);
});

test('a weekend may lie over a day without activity', () => {
  expect(
    problemsOf('programma:\n  - datum: 31 oktober 2026\n    totDatum: 5 november 2026\n    wat: Weg\n'),
  ).toEqual([]);
});

test.each([
  ['van: "17:00"', /van 13:45 tot 16:15/],
  ['tot: "13:00"', /van 13:45 tot 16:15/],
  ['van: "15:00"\n    tot: "14:00"', /een uur na het begin/],
  ['inschrijvenVoor: 10 december 2026', /een dag vóór de activiteit/],
  ['geheimTot: 10 december 2026', /een dag ervoor: vanaf dan/],
  ['totDatum: 9 december 2026', /een dag na de eerste/],
])('%s on 9 December is a problem', (field, expected) => {
  expect(problem(`programma:\n  - datum: 9 december 2026\n    wat: Bad\n    ${field}\n`)?.expected).toMatch(
    expected,
  );
});

describe('two activities on one day', () => {
  const two = (one: string, other: string) =>
    problemsOf(
      `programma:\n  - { datum: 9 december 2026, wat: Bad${one} }\n  - { datum: 9 december 2026, wat: Bos${other} }\n`,
    );

  test.each([
    ['', '', 'iedereen'],
    [', voor: [Kwakers]', ', voor: [Springers, Kwakers]', 'Kwakers'],
    [', voor: [Dikkopjes]', ', voor: [Dikkopjes (jongens)]', 'Dikkopjes (jongens)'],
  ])('for the same group are a problem: %s %s', (one, other, who) => {
    expect(two(one, other)).toMatchObject([
      {
        line: 3,
        expected: `één activiteit tegelijk voor ${who}, en ‘Bad’ staat er al`,
        advice: expect.stringContaining('uren'),
      },
    ]);
  });

  test.each([
    ['for two groups', ', voor: [Kwakers]', ', voor: [Springers]'],
    ['one for everybody and one for a group', '', ', voor: [Kwakers]'],
    ['one after the other', ', voor: [Kwakers]', ', voor: [Kwakers], van: "19:00", tot: "21:00"'],
    ['one in the place of another that is cancelled', ', afgelast: Ziek', ''],
  ])('are none: %s', (_which, one, other) => {
    expect(two(one, other)).toEqual([]);
  });
});

test('an activity in the middle of a weekend of the same group is a problem, one before or after it is none', () => {
  const weekend =
    'programma:\n  - { datum: 11 december 2026, totDatum: 16 december 2026, voor: [Kwakers], wat: Weg, van: "19:00", tot: "11:00" }\n';
  const also = (entry: string) => problemsOf(`${weekend}  - { voor: [Kwakers], wat: Bos, ${entry} }\n`);
  expect(also('datum: 13 december 2026')).toMatchObject([{ line: 3, field: 'programma 2 › datum' }]);
  expect(also('datum: 11 december 2026, van: "14:00", tot: "17:00"')).toEqual([]);
  expect(also('datum: 16 december 2026')).toEqual([]);
});

test('what a secret activity is, is not in the content before its day; its hours and what to bring are', () => {
  const { content } = checkContent(exampleTexts('full'));
  if (!content) throw new Error('the full group has problems');
  const on = (day: number) => withoutEmbargoed(content, { year: 2026, month: 12, day }).programme;
  expect(JSON.stringify(on(14))).not.toMatch(/riet|ster\?|sluis/);
  expect(on(14)?.programma.find(({ geheimTot }) => geheimTot)).toMatchObject({
    wat: 'Blijft een verrassing',
    mee: ['warme kleren'],
  });
  expect(JSON.stringify(on(15))).toMatch(/Kerstspel in het riet.*sluis/);
});
