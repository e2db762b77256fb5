/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { Fixture, testFixture } from '@/e2e/groups/fixture';
import type { Sources } from '@/lib/content/check/sources';
import { type FileName, fileNames } from '@/lib/content/schemas/files';
import { readSource } from '@/lib/content/yaml/source';
import { readDay } from '@/lib/dates/dayWords';
import type { YearlyInput } from './rule';
import { yearly, yearlyProblems } from './yearly';

const day = (text: string) => {
  const found = readDay(text);
  if (!found) throw new Error(`${text} is no day`);
  return found;
};

type Yaml = Partial<Record<FileName, string>>;

/** The problems on a day in partial content files: `site.yaml 2: …`. */
const found = (on: string, yaml: Yaml, more: Partial<YearlyInput> = {}): string[] =>
  problemsOn(on, yaml, more).map(
    ({ file, line, level, found: what }) =>
      `${file.replace('content/', '')}${line ? ` ${line}` : ''}${level === 'look' ? '?' : ''}: ${what}`,
  );

function problemsOn(on: string, yaml: Yaml, more: Partial<YearlyInput> = {}) {
  const sources: Sources = Object.fromEntries(
    Object.entries(fileNames).flatMap(([name, file]) => {
      const text = yaml[name as FileName];
      return text === undefined ? [] : [[name, readSource(`content/${file}`, text).source]];
    }),
  );
  const known: YearlyInput = {
    sources,
    day: day(on),
    changed: () => undefined,
    photos: [],
    documents: [],
    examples: [],
    formerLeaders: [],
    ...more,
  };
  return yearlyProblems(known);
}

describe('documents', () => {
  const documents =
    'medischeFiche: x.pdf\nbivak:\n  - jaar: 2025\n  - jaar: 2024\nlidgeld:\n  - werkjaar: 2024-2025\n';

  test.each([
    ['31 mei 2026', []],
    [
      '1 juni 2026',
      [
        'documenten.yaml 2: de nieuwste papieren voor de terugbetaling zijn die van 2025',
        'documenten.yaml 5: de nieuwste formulieren voor het lidgeld zijn die van 2024-2025',
      ],
    ],
  ])('of this year are due from June on: %s', (on, expected) => {
    expect(found(on, { documents })).toEqual(expected);
  });

  test('that are announced are reported once their year is over', () => {
    const later = 'bivak:\n  - jaar: 2026\n    ziekenfondsen: [CM]\n    neutraal: volgt\n    volgt: [LM]\n';
    expect(found('31 december 2026', { documents: later })).toEqual([]);
    expect(found('1 januari 2027', { documents: later })).toEqual([
      'documenten.yaml 5: bij 2026 volgt LM nog, en dat jaar is voorbij',
      'documenten.yaml 4: bij 2026 volgt het neutraal attest nog, en dat jaar is voorbij',
    ]);
  });

  test('of a group that has none are not due', () => {
    expect(found('1 september 2026', { documents: 'bivak: []\nlidgeld: []\n' })).toEqual([]);
  });
});

test.each([
  ['31 augustus 2027', []],
  ['1 september 2027', ['bivak.yaml 2: het kampboekje is dat van 2027']],
])('the booklet of the last camp is asked for from September on: %s', (on, expected) => {
  expect(found(on, { camp: 'boekje:\n  jaar: 2027\n' })).toEqual(expected);
});

test('what federations and the state say is looked at again after a year, or after the look of the group', () => {
  const join = 'koepel: ksa\nnagekeken: 1 mei 2030\n';
  expect(found('1 mei 2031', { join })).toEqual([]);
  expect(found('2 mei 2031', { join })).toEqual([
    'lid.yaml 1?: wat de koepel en de overheid zeggen, is het laatst nagekeken op 1\u00a0mei 2030',
  ]);
});

test('a page of the group’s own is read again two years after its last message, paper or look', () => {
  const ownPages = [
    ...['paginas:', '  - naam: Nieuws', '    blokken:', '      - titel: Kort', '        nieuws:'],
    ...['          - { dag: 2 mei 2029, titel: Af, tekst: Het dak is af. }'],
    ...[
      '  - naam: Vragen',
      '    nagekeken: 3 mei 2031',
      '    blokken:',
      '      - { titel: Kort, tekst: [Ja.] }',
    ],
  ].join('\n');
  expect(found('2 mei 2031', { ownPages })).toEqual([]);
  expect(found('3 mei 2031', { ownPages })).toEqual([
    'paginas.yaml 2?: de pagina Nieuws, waar sinds 2\u00a0mei 2029 niemand aan kwam',
  ]);
});

describe('the calendar', () => {
  const calendar =
    'werkjaar:\n  van: 27 september 2025\n  tot: 27 juni 2026\nevenementen:\n  - naam: Winterbar\n    datum: 18 december 2025\n  - naam: Weekend\n    datum: 26 juni 2026\n    totDatum: 28 juni 2026\n';

  test.each([
    ['18 december 2025', []],
    ['19 december 2025', ['kalender.yaml 5: Winterbar was op 18 december 2025']],
    [
      '28 juni 2026',
      [
        'kalender.yaml 3: het werkjaar eindigde op 27 juni 2026',
        'kalender.yaml 5: Winterbar was op 18 december 2025',
      ],
    ],
    [
      '29 juni 2026',
      [
        'kalender.yaml 3: het werkjaar eindigde op 27 juni 2026',
        'kalender.yaml 5: Winterbar was op 18 december 2025',
        'kalender.yaml 7: Weekend was op 26 juni 2026',
      ],
    ],
  ])('on %s: past events, the last day excluded', (on, expected) => {
    expect(found(on, { calendar })).toEqual(expected);
  });

  test('an expired notice, and a past year in the footer', () => {
    const site = 'meldingen:\n  - titel: Storm\n    tot: 29 november 2026\nvoettekst:\n  jaar: 2026\n';
    expect(found('29 november 2026', { site })).toEqual([]);
    expect(found('1 januari 2027', { site })).toEqual([
      'site.yaml 2: de melding ‘Storm’ liep tot 29 november 2026',
      'site.yaml 5: onderaan elke pagina staat 2026',
    ]);
  });
});

describe('leaders', () => {
  const boys =
    'groepen:\n  - naam: Welpen\n    leiding:\n      - naam: An\n        foto: a.jpg\n        toestemming: ja\n      - naam: Bo\n        foto: b.jpg\n      - naam: Cas\n';

  test('without a photo or without consent are reported, each with the line', () => {
    expect(found('1 september 2026', { boys })).toEqual([
      'leiding/jongens.yaml 7?: Bo heeft een foto zonder toestemming',
      'leiding/jongens.yaml 9?: Cas heeft geen foto',
    ]);
    // a group may meet on any day
    for (const { advice } of problemsOn('1 september 2026', { boys })) expect(advice).not.toMatch(/dag\b/);
  });

  test('that did not change since last summer are reported, in September and not in June', () => {
    const photos = boys
      .replace('foto: b.jpg', 'foto: b.jpg\n        toestemming: ja')
      .replace('- naam: Cas\n', '');
    const changed = () => day('20 september 2025');
    expect(found('1 juni 2026', { boys: photos }, { changed })).toEqual([]);
    expect(found('1 september 2026', { boys: photos }, { changed })).toEqual([
      'leiding/jongens.yaml 1: deze leiding staat er sinds 20\u00a0september 2025',
    ]);
  });

  test('a place of camp that was secret last year is reported', () => {
    const camp = (day: string) => found('1 september 2026', { camp: `kamp:\n  geheimTot: ${day}\n` });
    expect(camp('1 juni 2027')).toEqual([]);
    expect(camp('1 juni 2026')).toEqual(['bivak.yaml 2: waar het kamp is, was geheim tot 1\u00a0juni 2026']);
  });

  test('under embargo: no names on the day, a day of last year and one far off are reported', () => {
    const embargo = (on: string, bekendOp: string, text = boys) =>
      found(on, { boys: `bekendOp: ${bekendOp}\n${text}` }).filter((one) =>
        /^leiding\/jongens.yaml 1[?:]/.test(one),
      );
    const empty = 'groepen:\n  - naam: Welpen\n  - naam: Akela\n';
    expect(embargo('27 september 2026', '27 september 2026')).toEqual([]);
    expect(embargo('26 september 2026', '27 september 2026', empty)).toEqual([]);
    expect(embargo('27 september 2026', '27 september 2026', empty)).toEqual([
      'leiding/jongens.yaml 1: op 27\u00a0september 2026 werd de leiding bekend, maar er staat nog niemand bij Welpen en Akela',
    ]);
    expect(embargo('27 september 2026', '27 september 2026', `${boys}  - naam: Akela\n`)).toEqual([
      'leiding/jongens.yaml 1?: op 27\u00a0september 2026 werd de leiding bekend, maar er staat nog niemand bij Akela',
    ]);
    expect(embargo('1 september 2026', '27 september 2025')).toEqual([
      'leiding/jongens.yaml 1: de leiding werd bekend op 27\u00a0september 2025',
    ]);
    expect(embargo('1 september 2026', '27 september 2062')).toEqual([
      'leiding/jongens.yaml 1?: de leiding wordt pas bekend op 27\u00a0september 2062',
    ]);
  });

  test('include the contact persons, or those are questioned', () => {
    const contact = 'hoofdleiding:\n  personen:\n    - naam: An Peeters\n    - naam: Dries Peeters\n';
    expect(found('1 juni 2026', { boys, contact }).filter((one) => one.startsWith('contact'))).toEqual([
      'contact.yaml 4?: Dries Peeters staat bij de hoofdleiding, maar niet bij de leiding',
    ]);
  });

  test('who left are reported when a sentence names them', () => {
    const home = 'steun:\n  tekst: Vraag het aan Joris.\n  tip: Of aan An.\n';
    const problems = found('1 juni 2026', { boys, home }, { formerLeaders: ['An', 'Jo', 'Joris'] });
    expect(problems.filter((one) => one.startsWith('home'))).toEqual([
      'home.yaml 2?: hier staat nog Joris, die geen leiding meer is',
    ]);
  });
});

test('the dates of camp that did not change since the last one are questioned', () => {
  const camp = 'kamp:\n  van: 21 juli\n  tot: 31 juli\n';
  expect(found('31 augustus 2027', { camp }, { changed: () => day('3 juli 2026') })).toEqual([]);
  expect(found('1 september 2026', { camp }, { changed: () => day('3 juli 2026') })).toEqual([]);
  expect(found('1 september 2027', { camp }, { changed: () => day('3 juli 2026') })).toEqual([
    'bivak.yaml 1?: de data en de plaats van het bivak zijn niet veranderd sinds 3\u00a0juli 2026',
  ]);
});

describe('sentences', () => {
  const site = 'werking:\n  dag: zondag\n  van: "14:00"\n  tot: "17:00"\n  lidgeld: 40\n';
  const camp = (text: string) =>
    `beschrijving: ${JSON.stringify(text)}\nkamp:\n  van: 21 juli\n  tot: 31 juli\n`;

  test.each([
    'Het lidgeld is € 40 per jaar, of 40 euro.',
    'Elke zondag van 14 tot 17 uur.',
    'Op kamp van 21 tot 31 juli, of van 21 juli tot en met 31 juli.',
    'Een weekend in oktober, in werkjaar 2024-2025.',
    'Elke zaterdag van 9 tot 10 uur.',
  ])('that agree with the fields, or are about something else, are accepted: %s', (text) => {
    expect(found('1 september 2026', { site, camp: camp(text) })).toEqual([]);
  });

  test.each([
    ['Het lidgeld is 35 euro.', 'bivak.yaml 1: hier is het lidgeld €\u00a035, in site.yaml €\u00a040'],
    [
      'Zondag van 13.30 tot 17 uur.',
      'bivak.yaml 1?: hier is het van 13.30 tot 17\u00a0uur, in site.yaml van 14 tot 17\u00a0uur',
    ],
    [
      'Tien dagen, van 20 tot 30 juli.',
      'bivak.yaml 1: hier is het 20 tot 30\u00a0juli, in bivak.yaml 21 tot 31\u00a0juli',
    ],
    ['Zo was het in 2025.', 'bivak.yaml 1?: hier staat nog 2025'],
  ])('that differ from the fields are reported: %s', (text, expected) => {
    expect(found('1 september 2026', { site, camp: camp(text) })).toEqual([expected]);
  });
});

describe('a whole group', () => {
  const fixture = testFixture(new Fixture());
  const look = async (on: string) => (await yearly({ root: fixture.root, day: day(on) })).problems;

  test('has unused photos and documents, and example values', async () => {
    fixture.write('content/fotos/vergeten.jpg', 'foto');
    fixture.write('public/documents/2019/cm-jongens.pdf', 'pdf');
    const problems = await look('2 november 2026');
    expect(problems.filter(({ topic }) => topic?.startsWith('Foto')).map(({ file }) => file)).toEqual([
      'content/fotos/vergeten.jpg',
      'public/documents/2019/cm-jongens.pdf',
    ]);
    expect(problems.find(({ topic }) => topic?.startsWith('Nog'))).toMatchObject({
      file: 'content/site.yaml',
      line: expect.any(Number),
    });
  });

  test('a file that does not parse is reported first', async () => {
    fixture.edit('content/kalender.yaml', 'titel: ', 'titel: a: b: "');
    const [first] = await look('2 november 2026');
    fixture.restore();
    expect(first).toMatchObject({ topic: 'Eerst dit', file: 'content/kalender.yaml' });
  });

  test('in November lacks only a consent and has past embargo days; a year later its dates are past too', async () => {
    const now = async (on: string) =>
      (await look(on))
        .filter(({ topic }) => /^(Kamp|Kalender|Leiding|Zinnen)/.test(topic ?? ''))
        .map(({ topic, file, line }) => `${topic?.split(' ')[0]} ${file.replace('content/', '')} ${line}`);
    expect(await now('2 november 2026')).toEqual([
      'Leiding leiding/jongens.yaml 144',
      'Leiding leiding/meisjes.yaml 158',
      'Leiding contact.yaml 20',
      'Leiding contact.yaml 23',
      'Leiding leiding/jongens.yaml 38',
    ]);
    expect((await now('2 november 2027')).filter((one) => /^Kalender|site/.test(one))).toEqual([
      ...[12, 20, 26, 31, 35, 42, 44, 50].map((line) => `Kalender kalender.yaml ${line}`),
      ...[112, 115, 118, 121, 123, 126, 129, 132, 135, 263, 269, 270].map(
        (line) => `Kalender verhuur.yaml ${line}`,
      ),
      ...[65, 70].map((line) => `Kalender site.yaml ${line}`),
      'Zinnen site.yaml 49',
    ]);
  });

  test('reads from git what is outdated and who has left', async () => {
    const git = (date: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
        cwd: fixture.root,
        env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      });
    git('2025-09-20T12:00:00Z', 'init', '-q');
    git('2025-09-20T12:00:00Z', 'add', 'content/leiding');
    git('2025-09-20T12:00:00Z', 'commit', '-qm', 'Nieuwe leiding');
    fixture.edit('content/leiding/jongens.yaml', 'naam: Wannes', 'naam: Jurre');
    fixture.edit('content/leiding/jongens.yaml', 'inleiding: Ze', 'inleiding: Vraag het aan Wannes. Ze');
    git('2026-09-10T12:00:00Z', 'commit', '-qam', 'Jurre voor Wannes');
    const people = (await look('15 september 2026')).filter(({ topic }) => topic === 'Leiding');
    expect(people.map(({ file, found: what }) => `${file.replace('content/', '')}: ${what}`)).toEqual(
      expect.arrayContaining([
        'leiding/meisjes.yaml: deze leiding staat er sinds 20\u00a0september 2025',
        'leiding/jongens.yaml: hier staat nog Wannes, die geen leiding meer is',
      ]),
    );
    expect(people.map(({ found: what, file }) => file + what)).not.toContainEqual(
      expect.stringMatching(/jongens.yaml.*deze leiding/),
    );
  });
});
