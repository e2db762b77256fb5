/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { report } from '@/lib/content/problem';
import { yearly } from '@/pipeline/yearly/yearly';
import { load } from './load';
import { CheckedFixture } from './testing/checkedFixture';

/**
 * The steps of September in the guide for leaders (content/LEESMIJ.md, ‘Elk jaar in september’), done on the full group: each step
 * in the words of the files, and what a tired volunteer writes wrongly on the way.
 */

jest.setTimeout(120_000); // a busy machine is no failure

type Edit = [file: string, from: string, to: string];
/** A mistake and the words of its message. */
type Mistake = [file: string, right: string, wrong: string, ...message: string[]];
type Step = {
  title: string;
  files?: Record<string, () => Promise<Buffer>>;
  edits?: Edit[];
  mistakes?: Mistake[];
};

const [boys, girls] = ['content/leiding/jongens.yaml', 'content/leiding/meisjes.yaml'];
const [contact, site, home] = ['content/contact.yaml', 'content/site.yaml', 'content/home.yaml'];
const [calendar, camp, documents] = [
  'content/kalender.yaml',
  'content/bivak.yaml',
  'content/documenten.yaml',
];
const rental = 'content/verhuur.yaml';
const programme = 'content/programma.yaml';
const lastProgramme = /^programma:[\s\S]*/m.exec(exampleTexts('full')['programma.yaml'] ?? '')?.[0] ?? '';

const pastPeriods =
  /(?<=^ {2}periodes:\n)[\s\S]*(?= {4}- van: 30 oktober 2027)/m.exec(
    exampleTexts('full')['verhuur.yaml'] ?? '',
  )?.[0] ?? '';

const pastParts = /^ {2}verhuurd:\n[\s\S]*/m.exec(exampleTexts('full')['verhuur.yaml'] ?? '')?.[0] ?? '';

/** As a phone makes it: lying on its side, with the place where it was taken. */
const phonePhoto = () =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#7cc3ea' } })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();
const heic = async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const pdf = async () => Buffer.from('%PDF-1.7\n');
const insurers = ['cm', 'solidaris', 'helan', 'liberale-mutualiteit', 'vnz'];

const september: Step[] = [
  {
    title: 'Nieuwe leiding',
    files: { 'content/fotos/leiding/ferre.jpg': phonePhoto, 'content/fotos/leiding/lune.jpg': phonePhoto },
    edits: [
      [boys, 'naam: Jelle\n        foto: leiding/jelle.jpg', 'naam: Ferre\n        foto: leiding/ferre.jpg'],
      [boys, 'bekendOp: 26 september 2020', 'bekendOp: 15 september 2027'],
      [
        girls,
        'naam: Juliette\n        foto: leiding/juliette.jpg',
        'naam: Lune\n        foto: leiding/lune.jpg',
      ],
      [girls, 'bekendOp: 26 september 2020', 'bekendOp: 15 september 2027'],
    ],
    mistakes: [
      [
        boys,
        'leiding/ferre.jpg',
        'leiding/Ferre.JPG',
        'dat bestand is er niet, wel leiding/ferre.jpg',
        'schrijf leiding/ferre.jpg (let op de hoofdletters)',
      ],
      [boys, '- naam: Ferre', '- naam:Ferre', 'een spatie na de dubbelepunt', 'schrijf - naam: Ferre'],
      [boys, '      - naam: Ferre', '\t  - naam: Ferre', 'een tab'],
      [
        girls,
        'lune.jpg\n        toestemming: ja',
        'lune.jpg\n        toestemming: jaa',
        'ja of nee',
        'schrijf ja of nee, zonder aanhalingstekens',
      ],
      [girls, '15 september 2027', '15/9/2027', 'veld bekendOp', 'schrijf 15 september 2027'],
    ],
  },
  {
    title: 'Hoofdleiding',
    edits: [
      [contact, 'naam: Elke Voorbeeld', 'naam: Lune Peeters'],
      [contact, '"0400 00 00 22"', '"0470 12 34 56"'],
    ],
    mistakes: [
      [
        contact,
        '"0470 12 34 56"',
        '0470123456',
        'veld hoofdleiding › personen 2 › telefoon',
        'aanhalingstekens',
      ],
    ],
  },
  {
    title: 'Lidgeld, uren, prijzen',
    edits: [
      [site, 'lidgeld: 35', 'lidgeld: 40'],
      [home, 'prijs: 6', 'prijs: 7'],
    ],
    mistakes: [
      [site, 'lidgeld: 40', 'lidgeld: € 40', 'veld werking › lidgeld', 'aanhalingstekens: 40'],
      [site, 'van: "13:45"', 'van: 13u45', 'schrijf "13:45"'],
    ],
  },
  {
    title: 'Kalender',
    edits: [
      [calendar, 'van: 16 september 2026', 'van: 15 september 2027'],
      [calendar, 'tot: 26 mei 2027', 'tot: 31 mei 2028'],
      [
        calendar,
        '    - 4 november 2026 (herfstvakantie)\n    - 23 december 2026 (kerstvakantie)\n    - 30 december 2026\n    - 31 maart 2027\n',
        '    - 3 november 2027\n    - 29 december 2027\n',
      ],
      [calendar, '13 november 2026', '12 november 2027'],
      [calendar, '18 december 2026', '17 december 2027'],
      [calendar, '21 februari 2027', '20 februari 2028'],
      [calendar, '5 maart 2027\n    totDatum: 7 maart 2027', '3 maart 2028\n    totDatum: 5 maart 2028'],
      [calendar, '20 maart 2027', '18 maart 2028'],
      [calendar, '24 april 2027', '22 april 2028'],
      [
        calendar,
        'naam: Fakkeltocht\n    afgelast: De beek staat te hoog.\n    datum: 15 mei 2027',
        'naam: Fakkeltocht\n    datum: 13 mei 2028',
      ],
      [programme, lastProgramme, 'programma: []\n'],
      [boys, 'eersteKeer: 19 september 2026', 'eersteKeer: 18 september 2027'],
      [boys, 'laatsteKeer: 25 april 2027', 'laatsteKeer: 23 april 2028'],
      [boys, '31 oktober 2026 (Allerheiligen)', '30 oktober 2027'],
      [girls, 'eersteKeer: 26 september 2026', 'eersteKeer: 25 september 2027'],
      [girls, 'eersteKeer: 2 oktober 2026', 'eersteKeer: 1 oktober 2027'],
      [girls, 'laatsteKeer: 24 april 2027', 'laatsteKeer: 22 april 2028'],
      [girls, '26 december 2026', '25 december 2027'],
    ],
    mistakes: [
      [calendar, '3 november 2027', '2 november 2027', '(de dag van onze activiteit', 'dinsdag'],
      [calendar, '3 november 2027', '4 november 2026', 'verbeter het jaar, of haal deze oude datum weg'],
      [calendar, '17 december 2027', 'vr 17 dec 2027', 'schrijf 17 december 2027'],
      [calendar, '31 mei 2028', '31 mei 2027', 'veld werkjaar › tot', 'een dag na het begin'],
      [calendar, 'totDatum: 5 maart 2028', 'totDatum: 5 maart 2027', 'kijk de maand en het jaar na'],
    ],
  },
  {
    title: 'Bivak',
    edits: [
      [camp, 'van: 8 juli', 'van: 10 juli'],
      [camp, 'tot: 16 juli', 'tot: 18 juli'],
      [camp, 'dag: 12 juli', 'dag: 14 juli'],
      [camp, 'van 8 tot 16 juli', 'van {bivak.data}'],
      [camp, 'jaar: 2027', 'jaar: 2028'],
    ],
    mistakes: [
      [camp, 'van: 10 juli', 'van: 10 juli 2028', 'zonder jaar', 'schrijf 10 juli'],
      [camp, 'dag: 14 juli', 'dag: 12 augustus', 'een dag tijdens het kamp'],
      [camp, '{bivak.data}', '{bivak.datum}', '{bivak.data}'],
    ],
  },
  {
    title: 'Papieren van het nieuwe jaar',
    files: {
      'public/documents/2028/neutraal.pdf': pdf,
      ...Object.fromEntries(
        insurers.flatMap((one) =>
          ['jongens', 'meisjes'].map((sex) => [`public/documents/2028/${one}-${sex}.pdf`, pdf]),
        ),
      ),
    },
    edits: [
      [
        documents,
        'bivak:\n',
        'bivak:\n  - jaar: 2028\n    ziekenfondsen: [CM, Solidaris, Helan, Liberale Mutualiteit, VNZ]\n    neutraal: ja\n    volgt: [Partena]\n    volgtWanneer: in september\n',
      ],
      [documents, '\n    volgt: [Partena]\n    volgtWanneer: in de loop van augustus', ''],
      [
        documents,
        'werkjaar: 2025-2026\n    ziekenfondsen: [Helan]\n    enkelJongens: [VNZ]\n    enkelMeisjes: [CM]\n    volgt: [Partena]\n    volgtWanneer: na Nieuwjaar',
        'werkjaar: 2026-2027\n    volgt: [Helan, VNZ, CM]',
      ],
    ],
    mistakes: [
      [documents, 'jaar: 2028', 'jaar: 2029', 'maak in public/documents de map 2029'],
      [documents, 'volgt: [Partena]', 'volgt: [Partena, CM]', 'haal CM hier weg'],
      [
        documents,
        'VNZ]\n    neutraal: ja\n    volgt: [Partena]\n    volgtWanneer: in september',
        'VNZ, Partena]\n    neutraal: ja',
        'zet partena-jongens.pdf in de map public/documents/2028',
      ],
    ],
  },
  {
    title: 'Verhuur',
    edits: [
      [
        rental,
        'van: 1 januari 2027\n  tot: 31 december 2027',
        'van: 1 januari 2028\n  tot: 31 december 2028',
      ],
      [rental, 'perPersoon: 5.75', 'perPersoon: 6'],
      [rental, pastPeriods, ''],
      [rental, pastParts, '  verhuurd: []\n'],
    ],
    mistakes: [
      [
        rental,
        'perPersoon: 6\n',
        'perPersoon: 6,50\n',
        'schrijf alleen het getal, zonder woorden of aanhalingstekens: 6.50',
      ],
    ],
  },
  {
    title: 'Onderste balk',
    edits: [[site, 'jaar: 2026', 'jaar: 2027']],
    mistakes: [[site, 'jaar: 2027', 'jaar: 27', 'veld voettekst › jaar']],
  },
  {
    title: 'Meldingen',
    edits: [
      [
        site,
        '  - titel: Woensdag blijven we droog\n    tekst: De poel staat **te hoog**. Kom naar de sporthal, en lees [hoe je ons bereikt](/contact).\n    van: 8 februari 2027\n    tot: 10 februari 2027\n    niveau: opgelet\n  - titel: De nieuwe sjaals zijn er\n    van: 10 februari 2027\n    tot: 24 februari 2027\n',
        '',
      ],
    ],
  },
  { title: 'Kijk zelf' },
];

const fixture = new CheckedFixture(); // not restored: each step goes on from the one before
/** Photos are opened once. */
const goodPhotos = {};

/** What the leader reads; empty when all is well. */
async function messages(): Promise<string> {
  const { problems } = await load(fixture, goodPhotos);
  return problems ? report(problems) : '';
}

beforeAll(() => fixture.fill());
afterAll(() => fixture.dispose());

test('the guide has these steps, in this order', () => {
  const guide = 'content/LEESMIJ.md';
  if (!existsSync(guide)) return; // a group may store it elsewhere
  const [, part = ''] = readFileSync(guide, 'utf8').split('## Elk jaar in september\n');
  const titles = [...(part.split('\n## ')[0] ?? '').matchAll(/^\d+\. \*\*(.+?)\.?\*\*/gm)].map(
    ([, title]) => title,
  );
  expect(titles).toEqual(september.map(({ title }) => title));
});

test.each(september)(
  '$title › is valid as described, and each mistake is reported with what to do',
  async (step) => {
    for (const [file, make] of Object.entries(step.files ?? {})) fixture.write(file, await make());
    for (const edit of step.edits ?? []) fixture.edit(...edit);
    expect(await messages()).toBe('');
    const unreported: string[] = [];
    for (const [file, right, wrong, ...expected] of step.mistakes ?? []) {
      fixture.edit(file, right, wrong);
      const message = await messages();
      fixture.edit(file, wrong, right);
      const missing = [`${file}, regel `, ...expected].filter((words) => !message.includes(words));
      if (missing.length > 0) unreported.push(`${wrong} › ${missing.join(' | ')} is not in:\n${message}`);
    }
    expect(unreported).toEqual([]);
  },
);

test('a HEIC photo and one without consent are reported too', async () => {
  fixture.write('content/fotos/leiding/ferre.jpg', await heic());
  expect(await messages()).toContain('een HEIC-foto van een iPhone');
  fixture.write('content/fotos/leiding/ferre.jpg', await phonePhoto());
  fixture.edit(boys, 'ferre.jpg\n        toestemming: ja', 'ferre.jpg');
  const { remarks = [] } = await fixture.load();
  expect(remarks).toContainEqual(expect.stringContaining('de foto leiding/ferre.jpg komt niet op de site'));
  fixture.edit(boys, 'ferre.jpg', 'ferre.jpg\n        toestemming: ja');
});

test('after it, in 40 edits and 13 new files, nothing dated is of last year', async () => {
  const { problems } = await yearly({ root: fixture.root, day: { day: 15, month: 9, year: 2027 } });
  const old = problems.filter(
    ({ level, topic }) => level !== 'look' && !/voorbeeld|niemand ziet/.test(topic ?? ''),
  );
  expect(old.map(({ file, found }) => `${file}: ${found}`)).toEqual([]);
  expect(september.flatMap(({ edits = [] }) => edits)).toHaveLength(40);
  expect(september.flatMap(({ files = {} }) => Object.keys(files))).toHaveLength(13);
});
