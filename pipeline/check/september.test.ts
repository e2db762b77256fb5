/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { report } from '@/lib/content/problem';
import { yearly } from '@/pipeline/yearly/yearly';
import { Fixture } from './fixture';
import { load } from './load';

/**
 * The steps of September in the guide for leaders (content/LEESMIJ.md, ‘Elk jaar in september’), done on the full group: each step
 * in the words of the files, and what a tired volunteer writes wrongly on the way.
 */

jest.setTimeout(120_000); // a busy machine is no failure

type Edit = { file: string; from: string; to: string };
/** A mistake and the words of its message. */
type Mistake = { file: string; right: string; wrong: string; message: readonly string[] };
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
      {
        file: boys,
        from: 'naam: Jelle\n        foto: leiding/jelle.jpg',
        to: 'naam: Ferre\n        foto: leiding/ferre.jpg',
      },
      { file: boys, from: 'bekendOp: 26 september 2020', to: 'bekendOp: 15 september 2027' },
      {
        file: girls,
        from: 'naam: Juliette\n        foto: leiding/juliette.jpg',
        to: 'naam: Lune\n        foto: leiding/lune.jpg',
      },
      { file: girls, from: 'bekendOp: 26 september 2020', to: 'bekendOp: 15 september 2027' },
    ],
    mistakes: [
      {
        file: boys,
        right: 'leiding/ferre.jpg',
        wrong: 'leiding/Ferre.JPG',
        message: [
          'dat bestand is er niet, wel leiding/ferre.jpg',
          'schrijf leiding/ferre.jpg (let op de hoofdletters)',
        ],
      },
      {
        file: boys,
        right: '- naam: Ferre',
        wrong: '- naam:Ferre',
        message: ['een spatie na de dubbelepunt', 'schrijf - naam: Ferre'],
      },
      { file: boys, right: '      - naam: Ferre', wrong: '\t  - naam: Ferre', message: ['een tab'] },
      {
        file: girls,
        right: 'lune.jpg\n        toestemming: ja',
        wrong: 'lune.jpg\n        toestemming: jaa',
        message: ['ja of nee', 'schrijf ja of nee, zonder aanhalingstekens'],
      },
      {
        file: girls,
        right: '15 september 2027',
        wrong: '15/9/2027',
        message: ['veld bekendOp', 'schrijf 15 september 2027'],
      },
    ],
  },
  {
    title: 'Hoofdleiding',
    edits: [
      { file: contact, from: 'naam: Elke Voorbeeld', to: 'naam: Lune Peeters' },
      { file: contact, from: '"0400 00 00 22"', to: '"0470 12 34 56"' },
    ],
    mistakes: [
      {
        file: contact,
        right: '"0470 12 34 56"',
        wrong: '0470123456',
        message: ['veld hoofdleiding › personen 2 › telefoon', 'aanhalingstekens'],
      },
    ],
  },
  {
    title: 'Lidgeld, uren, prijzen',
    edits: [
      { file: site, from: 'lidgeld: 35', to: 'lidgeld: 40' },
      { file: home, from: 'kind: 6', to: 'kind: 7' },
    ],
    mistakes: [
      {
        file: site,
        right: 'lidgeld: 40',
        wrong: 'lidgeld: € 40',
        message: ['veld werking › lidgeld', 'aanhalingstekens: 40'],
      },
      { file: site, right: 'van: "13:45"', wrong: 'van: 13u45', message: ['schrijf "13:45"'] },
    ],
  },
  {
    title: 'Kalender',
    edits: [
      { file: calendar, from: 'van: 16 september 2026', to: 'van: 15 september 2027' },
      { file: calendar, from: 'tot: 26 mei 2027', to: 'tot: 31 mei 2028' },
      {
        file: calendar,
        from: '    - 4 november 2026\n    - 23 december 2026\n    - 30 december 2026\n    - 31 maart 2027\n',
        to: '    - 3 november 2027\n    - 29 december 2027\n',
      },
      { file: calendar, from: '13 november 2026', to: '12 november 2027' },
      { file: calendar, from: '18 december 2026', to: '17 december 2027' },
      { file: calendar, from: '21 februari 2027', to: '20 februari 2028' },
      {
        file: calendar,
        from: '5 maart 2027\n    totDatum: 7 maart 2027',
        to: '3 maart 2028\n    totDatum: 5 maart 2028',
      },
      { file: calendar, from: '20 maart 2027', to: '18 maart 2028' },
      { file: calendar, from: '24 april 2027', to: '22 april 2028' },
    ],
    mistakes: [
      {
        file: calendar,
        right: '3 november 2027',
        wrong: '2 november 2027',
        message: ['een woensdag (de dag van onze activiteit', 'dinsdag'],
      },
      {
        file: calendar,
        right: '3 november 2027',
        wrong: '4 november 2026',
        message: ['verbeter het jaar, of haal deze oude datum weg'],
      },
      {
        file: calendar,
        right: '17 december 2027',
        wrong: 'vr 17 dec 2027',
        message: ['schrijf 17 december 2027'],
      },
      {
        file: calendar,
        right: '31 mei 2028',
        wrong: '31 mei 2027',
        message: ['veld werkjaar › tot', 'een dag na het begin'],
      },
      {
        file: calendar,
        right: 'totDatum: 5 maart 2028',
        wrong: 'totDatum: 5 maart 2027',
        message: ['kijk de maand en het jaar na'],
      },
    ],
  },
  {
    title: 'Bivak',
    edits: [
      { file: camp, from: 'van: 8 juli', to: 'van: 10 juli' },
      { file: camp, from: 'tot: 16 juli', to: 'tot: 18 juli' },
      { file: camp, from: 'dag: 12 juli', to: 'dag: 14 juli' },
      { file: camp, from: 'van 8 tot 16 juli', to: 'van {bivak.data}' },
    ],
    mistakes: [
      {
        file: camp,
        right: 'van: 10 juli',
        wrong: 'van: 10 juli 2028',
        message: ['zonder jaar', 'schrijf 10 juli'],
      },
      { file: camp, right: 'dag: 14 juli', wrong: 'dag: 12 augustus', message: ['een dag tijdens het kamp'] },
      { file: camp, right: '{bivak.data}', wrong: '{bivak.datum}', message: ['{bivak.data}'] },
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
      {
        file: documents,
        from: 'bivak:\n',
        to: 'bivak:\n  - jaar: 2028\n    ziekenfondsen: [CM, Solidaris, Helan, Liberale Mutualiteit, VNZ]\n    neutraal: ja\n    volgt: [Partena]\n    volgtWanneer: in september\n',
      },
      { file: documents, from: '\n    volgt: [Partena]\n    volgtWanneer: in de loop van augustus', to: '' },
      {
        file: documents,
        from: 'werkjaar: 2025-2026\n    ziekenfondsen: [Helan]\n    enkelJongens: [VNZ]\n    enkelMeisjes: [CM]\n    volgt: [Partena]\n    volgtWanneer: na Nieuwjaar',
        to: 'werkjaar: 2026-2027\n    volgt: [Helan, VNZ, CM]',
      },
    ],
    mistakes: [
      {
        file: documents,
        right: 'jaar: 2028',
        wrong: 'jaar: 2029',
        message: ['maak in public/documents de map 2029'],
      },
      {
        file: documents,
        right: 'volgt: [Partena]',
        wrong: 'volgt: [Partena, CM]',
        message: ['haal CM hier weg'],
      },
      {
        file: documents,
        right: 'VNZ]\n    neutraal: ja\n    volgt: [Partena]\n    volgtWanneer: in september',
        wrong: 'VNZ, Partena]\n    neutraal: ja',
        message: ['zet partena-jongens.pdf in de map public/documents/2028'],
      },
    ],
  },
  {
    title: 'Verhuur',
    edits: [
      {
        file: rental,
        from: 'van: 1 januari 2027\n  tot: 31 december 2027',
        to: 'van: 1 januari 2028\n  tot: 31 december 2028',
      },
      { file: rental, from: 'perPersoon: 5.75', to: 'perPersoon: 6' },
    ],
    mistakes: [
      {
        file: rental,
        right: 'perPersoon: 6\n',
        wrong: 'perPersoon: 6,50\n',
        message: ['schrijf alleen het getal, zonder woorden of aanhalingstekens: 6.50'],
      },
    ],
  },
  {
    title: 'Onderste balk',
    edits: [{ file: site, from: 'jaar: 2026', to: 'jaar: 2027' }],
    mistakes: [{ file: site, right: 'jaar: 2027', wrong: 'jaar: 27', message: ['veld voettekst › jaar'] }],
  },
  {
    title: 'Meldingen',
    edits: [
      {
        file: site,
        from: '  - titel: Woensdag blijven we droog\n    tekst: De poel staat **te hoog**. Kom naar de sporthal, en lees [hoe je ons bereikt](/contact).\n    van: 8 februari 2027\n    tot: 10 februari 2027\n    niveau: opgelet\n  - titel: De nieuwe sjaals zijn er\n    van: 10 februari 2027\n    tot: 24 februari 2027\n',
        to: '',
      },
    ],
  },
  { title: 'Kijk zelf' },
];

const fixture = new Fixture(); // not restored: each step goes on from the one before
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
    for (const { file, from, to } of step.edits ?? []) fixture.edit(file, from, to);
    expect(await messages()).toBe('');
    const unreported: string[] = [];
    for (const { file, right, wrong, message: expected } of step.mistakes ?? []) {
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

test('after it, in 28 edits and 13 new files, nothing dated is of last year', async () => {
  const { problems } = await yearly({ root: fixture.root, day: { day: 15, month: 9, year: 2027 } });
  const old = problems.filter(
    ({ level, topic }) => level !== 'look' && !/voorbeeld|niemand ziet/.test(topic ?? ''),
  );
  expect(old.map(({ file, found }) => `${file}: ${found}`)).toEqual([]);
  expect(september.flatMap(({ edits = [] }) => edits)).toHaveLength(28);
  expect(september.flatMap(({ files = {} }) => Object.keys(files))).toHaveLength(13);
});
