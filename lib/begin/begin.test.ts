/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { ownCamps } from '@/lib/camp/ownCamps';
import { checkContent } from '@/lib/content/check/check';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { exampleFields } from '@/lib/content/check/examples';
import { readSources } from '@/lib/content/check/sources';
import { describe as inWords } from '@/lib/content/problem';
import { weekdays } from '@/lib/dates/days';
import { monthNames } from '@/lib/dates/dayWords';
import { meetingGroups } from '@/lib/meetings/groups';
import { ownLines } from '@/lib/meetings/meetingWords';
import { contrast } from '@/lib/theme/contrast';
import { palette } from '@/lib/theme/palette';
import { signNames } from '@/lib/theme/signs';
import { type Answers, type Break, breaks, partNames, readAnswers } from './answers';
import { contentOf, meetings } from './begin';
import { answerProblems, filledIn } from './form';
import { agesIn, firstAge, movementNames, presetAnswer, presetGroups } from './movements';
import { exampleAnswers } from './testing/answers';

const day = { year: 2026, month: 11, day: 23 };
const { chiro, scouts, klj, fourDays } = exampleAnswers;

function checked(answers: Answers) {
  const texts = contentOf(answers, day);
  const { content, problems = [] } = checkContent(texts);
  return { texts, content, problems: problems.map(inWords) };
}

test.each(Object.entries(exampleAnswers))(
  'the answers of %s are a site without problems or examples',
  (_name, answers) => {
    const { texts, problems } = checked(answers);
    expect(problems).toEqual([]);
    expect(exampleFields(readSources(texts).sources, exampleGroup).map(({ value }) => value)).toEqual([]);
  },
);

test('the example of the guide is accepted', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/beginnen.md', 'utf8')) ?? [];
  expect(readAnswers('antwoorden.json', example).problems).toBeUndefined();
});

test('a group of which the age groups meet on several days says so; one that meets on one day says its hours', () => {
  const said = (answers: Answers) => {
    const { content } = checked(answers);
    return [content?.home.beschrijving, content?.home.welkom.inleiding, content?.site.voettekst.groet];
  };
  expect(said(fourDays)).toEqual([
    'Elke woensdag, vrijdag, zaterdag en zondag spelen in Vennebeek.',
    expect.stringMatching(/^Elke woensdag, vrijdag, zaterdag en zondag /),
    'Tot gauw!',
  ]);
  expect(said(klj)[0]).toMatch(/^Elke vrijdag van 19.30 tot 22\suur spelen in Zandhoek\.$/);
  expect(said(klj)[2]).toBe('Tot vrijdag!');
});

test('girls and boys apart have a page each, with all groups twice unless they differ', () => {
  const { content } = checked(chiro);
  expect(content?.leaders).toBeUndefined();
  expect(content?.boys?.groepen.map(({ naam }) => naam)).toEqual(
    content?.girls?.groepen.map(({ naam }) => naam),
  );
  const differ = {
    ...scouts,
    groepen: {
      samen: false,
      lijst: [],
      meisjes: presetGroups('scouts', 'girls'),
      jongens: presetGroups('scouts', 'boys'),
    },
  };
  const { boys, girls } = checked(differ).content ?? {};
  expect(girls?.groepen[1]?.naam).toBe('Kabouters');
  expect(boys?.groepen[1]?.naam).toBe('Welpen');
  expect(checked(scouts).content?.leaders?.groepen[1]?.naam).toBe('Kabouters en welpen');
});

test('what a group does not have is named in zonder; what it has but nobody knows yet is neither there nor off', () => {
  expect(checked(klj).content?.site.zonder).toEqual([
    'kamp',
    'verhuur',
    'uniformen',
    'documenten',
    'formulier',
    'steun',
  ]);
  const { content } = checked(chiro);
  expect(content?.site.zonder).toEqual([]);
  expect(content?.camp).toBeUndefined();
  expect(content?.home.uniformen).toBeUndefined();
});

test('the youngest age is that of the youngest group, and left out when no group says one', () => {
  expect(checked(chiro).content?.site.werking.vanafLeeftijd).toBe(6);
  expect(
    checked({ ...chiro, groepen: { samen: true, lijst: [{ naam: 'Bende' }] } }).content?.site.werking,
  ).not.toHaveProperty('vanafLeeftijd');
});

test('no youngest age is claimed when the youngest group only says until when it goes', () => {
  expect(checked(klj).content?.site.werking).not.toHaveProperty('vanafLeeftijd');
  const oldestFirst = { samen: true, lijst: [...klj.groepen.lijst].reverse() };
  expect(checked({ ...klj, groepen: oldestFirst }).content?.site.werking).not.toHaveProperty('vanafLeeftijd');
});

test.each(Object.values(exampleAnswers))('of %# nothing is said that it did not answer', (answers) => {
  const said = Object.values(contentOf(answers, day)).join('');
  expect(said).not.toMatch(/kleren|\bbos|buiten|langskomen|wachtlijst/);
});

test('age groups with a day of their own keep it, and write only what differs', () => {
  const { content } = checked(fourDays);
  const inJanuary = (one: number) => ({ day: one, month: 1, year: 2027 });
  const inDecember = (one: number) => ({ day: one, month: 12, year: 2026 });
  expect(content?.leaders?.groepen.map(({ werking }) => werking)).toEqual([
    { dag: 'zaterdag', van: '10:00', tot: '12:00', niet: [inDecember(26), inJanuary(2)] },
    undefined,
    { tot: '18:00' },
    { dag: 'woensdag', van: '18:00', tot: '20:00', niet: [inDecember(23), inDecember(30)] },
    { dag: 'vrijdag', van: '20:00', tot: '22:30', niet: [inDecember(25), inJanuary(1)] },
  ]);
  const lines = content && ownLines(meetingGroups(content));
  expect(lines?.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Kapoenen.*zaterdag.*10 tot 12 uur/),
    expect.stringMatching(/^Jonggidsen.*zondag.*14 tot 18 uur/),
    expect.stringMatching(/^Gidsen.*woensdag.*18 tot 20 uur/),
    expect.stringMatching(/^Jins.*vrijdag.*20 tot 22.30 uur/),
  ]);
});

test('days of age groups do not count when all are said to be alike', () => {
  const alike = { ...fourDays, wanneer: { ...fourDays.wanneer, verschilt: false } };
  expect(contentOf(alike, day)['leiding/leiding.yaml']).not.toMatch(/werking|kamp:/);
});

test('a group that knows its days of camp begins with that page, and with the own camps of its age groups', () => {
  const { content } = checked(fourDays);
  expect(content && ownCamps(content, day).own.map(({ names }) => names)).toEqual([['Kapoenen'], ['Jins']]);
  expect(content?.camp?.kamp).toMatchObject({ van: { day: 21, month: 7 }, tot: { day: 31, month: 7 } });
  expect(content?.home.activiteiten.kaarten.map(({ link }) => link)).toContain('/bivak');
});

test('the first pages of a group name leaders and camp as site.yaml does', () => {
  const texts = contentOf(fourDays, day);
  const words = '\nwoorden: { leiding: Begeleiding, kamp: Kamp }\n';
  const { content, problems } = checkContent({ ...texts, 'site.yaml': `${texts['site.yaml']}${words}` });
  expect([problems, content?.camp?.kop, content?.leaders?.kop]).toEqual([
    undefined,
    'Op kamp',
    'De begeleiding',
  ]);
});

test.each([
  ['none', { wat: { ...fourDays.wat, kamp: false } }],
  ['one on days that nobody knows', { wanneer: { ...fourDays.wanneer, kamp: undefined } }],
])('a group with a camp as good as %s has no page about it yet', (_camp, other) => {
  const { content } = checked({ ...fourDays, ...other });
  expect(content?.camp).toBeUndefined();
  expect(content?.leaders?.groepen.some(({ kamp }) => kamp)).toBe(false);
});

test('while a day of camp is typed, the preview keeps the day of the meetings', () => {
  const typing = {
    ...fourDays,
    wanneer: { ...fourDays.wanneer, dag: 'vrijdag', kamp: { van: '21', tot: '' } },
  } as const;
  expect(answerProblems(typing).map(({ message }) => message)).toEqual([
    expect.stringContaining('zonder jaar, bijvoorbeeld 21 juli'),
    'Vul nog in: de eerste en de laatste dag van het kamp.',
  ]);
  expect(filledIn(typing).wanneer).toEqual({ ...typing.wanneer, kamp: undefined });
});

test('what is half filled in and does not count any more keeps nobody from going on', () => {
  const [first = { naam: '' }, ...others] = fourDays.groepen.lijst;
  const half = {
    ...first,
    werking: { dag: 'zaterdag', van: '', tot: '' } as const,
    kamp: { van: '21', tot: '' },
  };
  const groepen = { samen: true, lijst: [half, ...others] };
  const problems = (answers: Answers) => answerProblems(answers).length;
  expect(problems({ ...fourDays, groepen })).toBeGreaterThan(2);
  expect(problems({ ...fourDays, groepen, wanneer: { ...fourDays.wanneer, verschilt: false } })).toBe(0);
  const onlyCamp = { ...groepen, lijst: [{ ...half, werking: undefined }, ...others] };
  expect(problems({ ...fourDays, groepen: onlyCamp })).toBe(2);
  expect(problems({ ...fourDays, groepen: onlyCamp, wat: { ...fourDays.wat, kamp: false } })).toBe(0);
});

test('an age group that stops before it begins is refused, with the remedy', () => {
  const wrong = { naam: 'Kapoenen', werking: { dag: 'zaterdag', van: '12:00', tot: '10:00' } };
  const text = JSON.stringify({ ...fourDays, groepen: { samen: true, lijst: [wrong] } });
  expect(readAnswers('antwoorden.json', text).problems?.map(inWords)).toEqual([
    expect.stringMatching(/een later uur dan het begin.*kijk de twee uren even na/s),
  ]);
});

test('a movement is understood in capitals', () => {
  const text = JSON.stringify({ ...chiro, wie: { ...chiro.wie, beweging: 'KSA' } });
  expect(readAnswers('antwoorden.json', text).answers?.wie.beweging).toBe('ksa');
});

test('the title does not say the town twice', () => {
  expect(checked(klj).content?.home.titel).toBe('KLJ Zandhoek');
  expect(checked(scouts).content?.home.titel).toBe('Scouts De Vos in Heikapel');
});

test.each([
  [
    'scouts',
    [
      'Kapoenen 6–7 jaar',
      'Kabouters en welpen 8–10 jaar',
      'Jonggidsen en jongverkenners 11–13 jaar',
      'Gidsen en verkenners 14–16 jaar',
      'Jins 17 jaar',
    ],
  ],
  [
    'fos',
    [
      'Bevers 5–7 jaar',
      'Welpen 8–10 jaar',
      'Jonggidsen en jongverkenners 11–13 jaar',
      'Gidsen en verkenners 14–15 jaar',
      'Seniors 16–17 jaar',
    ],
  ],
  [
    'klj',
    [
      '-9 Tot 9 jaar',
      '-12 Tot 12 jaar',
      '+12 Vanaf 12 jaar',
      '+14 Vanaf 14 jaar',
      '+16 Vanaf 16 jaar',
      '+20 Vanaf 20 jaar',
    ],
  ],
  [
    'chiro',
    [
      'Ribbels 1e en 2e leerjaar',
      'Speelclub 3e en 4e leerjaar',
      'Rakwi’s 5e en 6e leerjaar',
      'Tito’s 1e en 2e middelbaar',
      'Keti’s 3e en 4e middelbaar',
      'Aspi’s 5e en 6e middelbaar',
    ],
  ],
  ['ksa', ['Kabouters', 'Piepjongknapen', 'Jongknapen', 'Knapen', 'Jonghernieuwers', 'Hernieuwers']],
  ['andere', []],
] as const)('the age groups of %s are a site, together and apart', (movement, groups) => {
  const together = presetAnswer(movement, true);
  expect(together.lijst.map(({ naam, leeftijd }) => [naam, leeftijd].filter(Boolean).join(' '))).toEqual(
    groups,
  );
  for (const groepen of [together, presetAnswer(movement, false)])
    expect(checked({ ...chiro, wie: { ...chiro.wie, beweging: movement }, groepen }).problems).toEqual([]);
});

test.each([
  ['1e en 2e leerjaar', 6],
  ['3e en 4e middelbaar', 14],
  ['6–7 jaar', 6],
  ['6-7', 6],
  ['17 jaar', 17],
  ['Vanaf 12 jaar', 12],
  ['Tot 9 jaar', undefined],
  ['', undefined],
])('%s begins at %s', (words, age) => expect(firstAge(words)).toBe(age));

test.each([
  ['1e en 2e leerjaar', { van: 6, tot: 7 }],
  ['3e tot 5e middelbaar', { van: 14, tot: 16 }],
  ['6e leerjaar en 1e middelbaar', { van: 11, tot: 12 }],
  ['5e middelbaar', { van: 16, tot: 16 }],
  ['8–10 jaar', { van: 8, tot: 10 }],
  ['17 jaar', { van: 17, tot: 17 }],
  ['Vanaf 12 jaar', undefined],
  ['Tot 9 jaar', undefined],
  ['', undefined],
])('the ages of %s are %o', (words, ages) => expect(agesIn(words)).toEqual(ages));

test('age groups carry the ages from which the page about joining reads years of birth', () => {
  const answers = { ...chiro, groepen: { samen: true, lijst: presetGroups('chiro') } };
  expect(checked(answers).content?.leaders?.groepen.map(({ geboren }) => geboren)).toEqual([
    { van: 6, tot: 7 },
    { van: 8, tot: 9 },
    { van: 10, tot: 11 },
    { van: 12, tot: 13 },
    { van: 14, tot: 15 },
    { van: 16, tot: 17 },
  ]);
});

test('the working year runs from the first to the last day of its months, in November and in August', () => {
  const sundays = meetings(chiro.wanneer, day);
  expect(sundays.from).toEqual({ year: 2026, month: 9, day: 6 });
  expect(sundays.to).toEqual({ year: 2027, month: 6, day: 6 }); // the exams take the rest of June
  expect(sundays.free).toEqual([
    { year: 2026, month: 12, day: 27 },
    { year: 2027, month: 1, day: 3 },
  ]);
  expect(meetings(chiro.wanneer, { year: 2026, month: 8, day: 1 }).from.year).toBe(2026);
  expect(meetings(chiro.wanneer, { year: 2026, month: 6, day: 30 }).from.year).toBe(2025);
});

test('holidays are left out, with Easter where it falls', () => {
  const { free } = meetings({ ...chiro.wanneer, niet: ['feestdagen'] }, day);
  expect(free).toEqual([
    { year: 2026, month: 11, day: 1 },
    { year: 2027, month: 3, day: 28 },
    { year: 2027, month: 5, day: 16 },
  ]);
});

test('a colour that is far too light for letters becomes that of the sun, whichever of the two it is', () => {
  const { kleuren } = checked(scouts).content?.site ?? {};
  expect(kleuren).toMatchObject({ accent: '#6a2b86', zon: '#f7c548' });
  const { eerste, tweede } = scouts.stijl;
  const other = checked({ ...scouts, stijl: { ...scouts.stijl, eerste: tweede, tweede: eerste } });
  expect(other.content?.site.kleuren).toEqual(kleuren);
  expect(checked(klj).content?.site.kleuren).toHaveProperty('zon');
});

test('a light first colour becomes darker for letters', () => {
  const { kleuren } =
    checked({ ...scouts, stijl: { ...scouts.stijl, eerste: '#3fa34d' } }).content?.site ?? {};
  expect(contrast(kleuren?.accent ?? '', palette.paper)).toBeGreaterThanOrEqual(4.5);
  expect(kleuren?.accent).not.toBe('#3fa34d');
});

test('any answers that are accepted give content without problems', () => {
  const word = fc.stringMatching(/^[A-Z][a-z’]{1,20}( [a-z0-9+-]{1,12}){0,2}$/);
  const colour = fc.stringMatching(/^#[0-9a-f]{6}$/);
  const groups = fc.uniqueArray(fc.record({ naam: word, leeftijd: fc.option(word, { nil: undefined }) }), {
    maxLength: 6,
    selector: ({ naam }) => naam,
  });
  const answers = fc.record({
    versie: fc.constant(1 as const),
    wie: fc.record({
      naam: word,
      beweging: fc.constantFrom(...movementNames),
      gemeente: word,
      lokaal: fc.tuple(word, word).map(([street, town]) => `${street} 1, 9100 ${town}`),
      siteAdres: fc.constant('https://groep.test'),
      email: fc.constant('wij@groep.test'),
    }),
    wanneer: fc.record({
      dag: fc.constantFrom(...weekdays),
      van: fc.constantFrom('09:00', '14:00'),
      tot: fc.constantFrom('17:00', '22:30'),
      vanMaand: fc.constantFrom(...monthNames.slice(7, 11)),
      totMaand: fc.constantFrom(...monthNames.slice(3, 8)),
      niet: fc.subarray(Object.keys(breaks) as Break[]),
    }),
    groepen: fc.record({ samen: fc.boolean(), lijst: groups }),
    wat: fc.record(Object.fromEntries(partNames.map((part) => [part, fc.boolean()]))),
    stijl: fc.record({ eerste: colour, tweede: colour, teken: fc.constantFrom(...signNames) }),
  });
  fc.assert(
    fc.property(answers, (given) => {
      const read = readAnswers('antwoorden.json', JSON.stringify(given));
      fc.pre(read.answers !== undefined);
      if (read.answers) expect(checked(read.answers).problems).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

describe('bad answers are refused with line and remedy', () => {
  const read = (change: (answers: typeof chiro) => object) =>
    readAnswers('antwoorden.json', JSON.stringify(change(chiro), null, 2))
      .problems?.map(inWords)
      .join('\n') ?? '';

  test.each<[string, (answers: typeof chiro) => object, RegExp]>([
    [
      'a name of 80 signs',
      (a) => ({ ...a, wie: { ...a.wie, naam: 'a'.repeat(80) } }),
      /regel 4.*hoogstens 60 tekens/s,
    ],
    ['a name of emoji', (a) => ({ ...a, wie: { ...a.wie, naam: '🦊🦊' } }), /naam met letters of cijfers/],
    [
      'hours the wrong way round',
      (a) => ({ ...a, wanneer: { ...a.wanneer, tot: '13:00' } }),
      /stoppen vóór jullie beginnen/,
    ],
    ['answers of another version', (a) => ({ ...a, versie: 2 }), /regel 2.*de vragen van deze versie/s],
    ['an unknown key', (a) => ({ ...a, wie: { ...a.wie, gemeent: 'x' } }), /bedoel je gemeente\?/],
    [
      'an address without postcode',
      (a) => ({ ...a, wie: { ...a.wie, lokaal: 'Molenpad 4' } }),
      /de postcode \(vier cijfers\)/,
    ],
    [
      'two groups of one name',
      (a) => ({ ...a, groepen: { samen: true, lijst: [{ naam: 'Ribbels' }, { naam: 'ribbels' }] } }),
      /geef elke groep een eigen naam/,
    ],
    ['a colour that cannot be read', (a) => ({ ...a, stijl: { ...a.stijl, eerste: 'rood' } }), /kleur/],
    ['a movement that is not known', (a) => ({ ...a, wie: { ...a.wie, beweging: 'chirp' } }), /kies andere/],
  ])('%s', (_what, change, message) => expect(read(change)).toMatch(message));

  test('what is no JSON', () => {
    expect(readAnswers('antwoorden.json', '{ "versie": 1, ').problems).not.toEqual([]);
  });
});
