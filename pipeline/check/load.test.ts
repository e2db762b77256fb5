/** @jest-environment node */
import { statSync, utimesSync } from 'node:fs';
import sharp from 'sharp';
import { Fixture } from './fixture';
import { load } from './load';

jest.setTimeout(60_000); // a busy machine is no failure

let fixture: Fixture;
beforeAll(async () => {
  fixture = await Fixture.create();
});
afterEach(() => fixture.restore());
afterAll(() => fixture.dispose());

const portrait = 'content/fotos/leiding/jelle.jpg';
const jpeg = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#1f5138',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

const message = (place: string, found: string, expected: string, advice: string) =>
  [place, `  gevonden:  ${found}`, `  verwacht:  ${expected}`, `  doe dit:   ${advice}`].join('\n');

const atPortrait = (found: string, expected: string, advice: string) =>
  message(
    'content/leiding/jongens.yaml, regel 15, veld groepen 1 › leiding 1 › foto',
    found,
    expected,
    advice,
  );

test('good content is loaded, with how much was checked', async () => {
  const { content, counts } = await fixture.load();
  expect(content?.site.werking.lidgeld).toBe(35);
  expect(counts).toEqual({ files: 10, photos: 90, documents: 49 });
});

test('a photo that is missing is told', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', 'leiding/wouter-op-kamp.jpg');
  expect(await fixture.messages()).toBe(
    atPortrait(
      'leiding/wouter-op-kamp.jpg; dat bestand is er niet',
      'een bestand met precies deze naam in de map content/fotos',
      'zet het bestand in de map content/fotos, of verbeter de naam',
    ),
  );
});

test.each([
  ['capitals', 'leiding/JELLE.JPG', 'let op de hoofdletters'],
  ['a space', 'leiding/j elle.jpg', 'let op spaties en streepjes'],
  ['.jpeg for .jpg', 'leiding/jelle.jpeg', 'let op wat er na de punt staat'],
  ['another folder', 'jelle.jpg', 'het bestand staat in een andere map'],
])('a photo that differs by %s is pointed out', async (_, written, why) => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', written);
  expect(await fixture.messages()).toBe(
    atPortrait(
      `${written}; dat bestand is er niet, wel leiding/jelle.jpg`,
      'een bestand met precies deze naam in de map content/fotos',
      `schrijf leiding/jelle.jpg (${why}) of geef het bestand de naam ${written}`,
    ),
  );
});

test('a photo that differs by one letter is pointed out', async () => {
  fixture.edit('content/home.yaml', 'groepen/meisjes-kikis.jpg', 'groepen/meisjes-kiks.jpg');
  expect(await fixture.messages()).toContain('wel groepen/meisjes-kikis.jpg');
});

test('without any photo, the missing folder is told once', async () => {
  fixture.remove('content/fotos');
  expect((await fixture.load()).problems).toHaveLength(1);
  expect(await fixture.messages()).toContain('doe dit:   zet de map content/fotos terug');
});

const aPhoto = 'een foto die te openen is: JPEG (.jpg), PNG of WebP';

test('a photo that is a text file is told with how it begins', async () => {
  fixture.write(portrait, 'Hier komt nog een foto van Jelle');
  expect(await fixture.messages()).toBe(
    atPortrait(
      'leiding/jelle.jpg, een tekstbestand dat begint met “Hier komt nog een foto van Jelle”',
      aPhoto,
      'open het bestand zelf eens: is het de foto niet, zet dan de juiste in de map content/fotos',
    ),
  );
});

test('an empty photo is told', async () => {
  fixture.write(portrait, '');
  expect(await fixture.messages()).toBe(
    atPortrait('leiding/jelle.jpg, een leeg bestand', aPhoto, 'zet de foto opnieuw in de map content/fotos'),
  );
});

test('a JPEG that was uploaded by half is told', async () => {
  const whole = await jpeg(400, 300);
  fixture.write(portrait, whole.subarray(0, whole.length / 2));
  expect(await fixture.messages()).toBe(
    atPortrait(
      'leiding/jelle.jpg, een foto waarvan een stuk ontbreekt',
      aPhoto,
      'het kopiëren of opladen is halverwege gestopt: zet de foto opnieuw in de map content/fotos',
    ),
  );
});

test.each(['heic', 'heix', 'mif1'])(
  'a HEIC photo (%s) comes with advice on how to make a JPEG of it',
  async (brand) => {
    fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', 'leiding/jelle.heic');
    fixture.write(
      'content/fotos/leiding/jelle.heic',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(100)]),
    );
    expect(await fixture.messages()).toBe(
      atPortrait(
        'leiding/jelle.heic, een HEIC-foto van een iPhone',
        aPhoto,
        'maak er een JPEG van. Op een Mac: open de foto en kies Archief › Exporteer › JPEG. Op Windows: open ze in Foto’s en kies Opslaan als › .jpg. Op een iPhone voor de volgende keer: Instellingen › Camera › Structuren › Meest compatibel. Pas daarna de naam in dit bestand aan',
      ),
    );
  },
);

test('an AVIF photo, which has the same kind of container, is good', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', 'leiding/jelle.avif');
  fixture.write(
    'content/fotos/leiding/jelle.avif',
    await sharp(await jpeg(64, 64))
      .avif()
      .toBuffer(),
  );
  expect(await fixture.messages()).toBe('');
});

test('a photo of 60 megapixels is good: the site makes it fit', async () => {
  const big = sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#d3213a' } });
  fixture.write(portrait, await big.png().toBuffer());
  expect(await fixture.messages()).toBe('');
});

test('a picture that no phone makes is told with its size', async () => {
  const picture = await jpeg(64, 64);
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0])); // where it says its own height and width
  picture.writeUInt16BE(15_000, frame + 5);
  picture.writeUInt16BE(20_000, frame + 7);
  fixture.write(portrait, picture);
  expect(await fixture.messages()).toBe(
    atPortrait(
      'leiding/jelle.jpg, een foto van 20000 × 15000 = 300 megapixel',
      'een foto van hoogstens 250 megapixel',
      'maak de foto kleiner (4000 pixels breed is ruim genoeg) en zet ze onder dezelfde naam terug',
    ),
  );
});

test('a drawing in SVG is not taken for a photo', async () => {
  fixture.write(portrait, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await fixture.messages()).toContain('gevonden:  leiding/jelle.jpg, een bestand van de soort svg');
});

const atPaper = (found: string, expected: string, advice: string) =>
  message('content/documenten.yaml, regel 5, veld bivak 1 › ziekenfondsen 1', found, expected, advice);

test('a paper that is missing is told at the insurer of its year', async () => {
  fixture.remove('public/documents/2027');
  fixture.write('public/documents/2027/CM-Jongens.pdf', '%PDF-1.7');
  const [first] = (await fixture.messages()).split('\n\n');
  expect(first).toBe(
    atPaper(
      '2027/cm-jongens.pdf; dat bestand is er niet, wel 2027/CM-Jongens.pdf',
      'een bestand met precies deze naam in de map public/documents',
      'geef 2027/CM-Jongens.pdf de naam cm-jongens.pdf (let op de hoofdletters)',
    ),
  );
});

test('a paper that is a web page with the name of a PDF is told', async () => {
  fixture.write('public/documents/2027/cm-jongens.pdf', '<!DOCTYPE html><title>Niet gevonden');
  expect(await fixture.messages()).toBe(
    atPaper(
      '2027/cm-jongens.pdf, dat begint met “<!DOCTYPE html><title>Niet gevon”',
      'een echte pdf',
      'open het papier en bewaar of exporteer het als pdf: alleen de naam veranderen maakt er geen pdf van',
    ),
  );
});

test('a PDF that a text links to has to exist', async () => {
  fixture.edit(
    'content/bivak.yaml',
    'Allergisch? Zet het op de medische fiche.',
    'Alles staat in het [boekje](/documents/boekje.pdf).',
  );
  expect(await fixture.messages()).toContain('boekje.pdf; dat bestand is er niet');
  fixture.write('public/documents/boekje.pdf', '%PDF-1.7');
  expect(await fixture.messages()).toBe('');
});

test('a photo that was found good is opened again only once it has changed', async () => {
  const stamp = (date: string) => utimesSync(fixture.at(portrait), new Date(date), new Date(date));
  const goodPhotos = {};
  stamp('2026-09-01');
  await load(fixture, goodPhotos);
  fixture.write(portrait, Buffer.alloc(statSync(fixture.at(portrait)).size));
  stamp('2026-09-01');
  expect((await load(fixture, goodPhotos)).problems).toBeUndefined();

  stamp('2026-09-02');
  for (const time of ['once', 'and again, until it is put right']) {
    expect([time, (await load(fixture, goodPhotos)).problems?.length]).toEqual([time, 1]);
  }
});

test('mistakes in fields, photos and papers are told in one go', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'naam: Jelle', 'naam:');
  fixture.write(portrait, '');
  fixture.write('public/documents/medische-fiche.pdf', '');
  expect((await fixture.load()).problems).toHaveLength(3);
});

test('a paper that nobody has › only where to put it or what to take out of the list, and no paper of another insurer', async () => {
  fixture.remove('public/documents/2027/helan-meisjes.pdf');
  fixture.write('public/documents/2027/hela-meisjes.pdf', '%PDF-1.7');
  expect(await fixture.messages()).toBe(
    message(
      'content/documenten.yaml, regel 5, veld bivak 1 › ziekenfondsen 3',
      '2027/helan-meisjes.pdf; dat bestand is er niet',
      'een bestand met precies deze naam in de map public/documents',
      'zet helan-meisjes.pdf in de map public/documents/2027, of haal Helan bij 2027 uit ziekenfondsen weg (of zet Helan daar bij enkelJongens, of bij volgt als het nog komt)',
    ),
  );
});

test('the remedy for an insurer with a form for boys alone, carried out, is right', async () => {
  fixture.remove('public/documents/2027/vnz-meisjes.pdf');
  fixture.edit('content/documenten.yaml', ', VNZ]', ']\n    enkelJongens: [VNZ]');
  expect(await fixture.messages()).toBe('');
});

test('a neutral certificate that is missing › put it there, or say that there is none', async () => {
  fixture.remove('public/documents/2026/neutraal.pdf');
  expect(await fixture.messages()).toContain(
    'zet neutraal.pdf in de map public/documents/2026, of schrijf bij 2026 neutraal: nee (of neutraal: volgt als het nog komt)',
  );
});

describe('a paper that is still to come', () => {
  const list = 'content/documenten.yaml';
  const put = (name: string) => fixture.write(`public/documents/2027/${name}.pdf`, '%PDF-1.7');

  test('is not asked for: an insurer, the other half of one, and the certificate', async () => {
    fixture.remove('public/documents/2027/neutraal.pdf');
    fixture.remove('public/documents/2027/vnz-meisjes.pdf');
    fixture.edit(
      list,
      ', VNZ]\n    neutraal: ja\n    volgt: [',
      ']\n    enkelJongens: [VNZ]\n    neutraal: volgt\n    volgt: [VNZ, ',
    );
    expect(await fixture.messages()).toBe('');
  });

  test.each([
    [
      ['partena-jongens', 'partena-meisjes'],
      'haal Partena bij 2027 uit volgt weg (en uit enkelJongens of enkelMeisjes) en zet het bij ziekenfondsen',
    ],
    [
      ['partena-meisjes'],
      'zet Partena bij 2027 ook in enkelMeisjes, en laat het bij volgt staan tot het andere formulier er is',
    ],
  ])('and came after all (%j) › told at its insurer, with what to write', async (came, advice) => {
    for (const name of came) put(name);
    const told = await fixture.messages();
    expect(told).toContain(
      message(
        'content/documenten.yaml, regel 7, veld bivak 1 › volgt 1',
        `2027/${came[0]}.pdf volgt nog, maar het bestand is er al`,
        'alleen papieren die er nog niet zijn',
        advice,
      ),
    );
  });

  test('and came by halves › what was advised, carried out, is right, and so is it when the other half comes', async () => {
    put('partena-meisjes');
    fixture.edit(list, '    volgt: [Partena]', '    enkelMeisjes: [Partena]\n    volgt: [Partena]');
    expect(await fixture.messages()).toBe('');
    put('partena-jongens');
    expect(await fixture.messages()).toContain('en zet het bij ziekenfondsen');
    fixture.edit(
      list,
      '    enkelMeisjes: [Partena]\n    volgt: [Partena]\n    volgtWanneer: in de loop van augustus\n',
      '',
    );
    fixture.edit(list, 'VNZ]', 'VNZ, Partena]');
    expect(await fixture.messages()).toBe('');
  });

  test('the certificate too', async () => {
    fixture.edit(list, 'neutraal: ja', 'neutraal: volgt');
    expect(await fixture.messages()).toContain('schrijf bij 2027 neutraal: ja');
  });

  test.each([
    [
      'VNZ]\n    neutraal: ja\n    volgt: [Partena]',
      'VNZ]\n    neutraal: ja\n    volgt: [vnz]',
      'haal vnz hier weg: de formulieren ervan staan al bij dit jaar',
    ],
    ['    volgt: [Partena]\n', '', 'zet bij volgt welk ziekenfonds nog komt, of haal deze regel weg'],
    ['neutraal: ja', 'neutraal: misschien', 'schrijf ja, nee of volgt, zonder aanhalingstekens'],
  ])('written wrongly (%j as %j) › told', async (good, slip, advice) => {
    fixture.edit(list, good, slip);
    expect(await fixture.messages()).toContain(advice);
  });

  test('and whose year is over is worth a remark', async () => {
    const late = async (year: number) => {
      process.env.SOURCE_DATE_EPOCH = String(Date.UTC(year, 5) / 1000);
      const { remarks } = await fixture.load();
      delete process.env.SOURCE_DATE_EPOCH;
      return remarks?.filter((line) => line.includes('volgt'));
    };
    expect(await late(2026)).toEqual([]);
    expect(await late(2028)).toEqual([
      'content/documenten.yaml, regel 7: bij 2027 volgt Partena nog, en dat jaar is voorbij. Vraag het na, of haal het daar weg.',
      'content/documenten.yaml, regel 26: bij 2025-2026 volgt Partena nog, en dat jaar is voorbij. Vraag het na, of haal het daar weg.',
    ]);
  });
});

test('a year without any paper is told once', async () => {
  fixture.remove('public/documents/2025');
  expect(await fixture.messages()).toBe(
    message(
      'content/documenten.yaml, regel 12, veld bivak 3',
      '2025, maar de map public/documents/2025 is er niet, of is leeg',
      'de map public/documents/2025 met 11 papieren, zoals cm-jongens.pdf',
      'maak in public/documents de map 2025 en zet de papieren erin, of haal 2025 uit deze lijst weg (komen ze nog, zet de ziekenfondsen dan bij volgt)',
    ),
  );
});

test.each([
  ['leiding/jelle.jfif', 'jelle.jpg'],
  ['leiding/jelle.jpg_large', 'jelle.jpg'],
  ['leiding/jelle', 'jelle.jpg'],
  ['leiding/jelle.heic', 'jelle.jpg'],
  ['leiding/.jelle.jpg', 'jelle.jpg'],
])('a JPEG called %s › a new name for it, which the site makes photos from', async (named, advised) => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', named);
  fixture.write(`content/fotos/${named}`, await jpeg(600, 400));
  expect(await fixture.messages()).toBe(
    atPortrait(
      `${named}, een JPEG waarvan de naam niet eindigt op .jpg, of begint met een punt`,
      aPhoto,
      `geef het bestand de naam ${advised}, en schrijf die naam ook hier`,
    ),
  );
});

test('a name whose accents the disk writes in another way is the same name', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', 'leiding/no\u00e9.jpg');
  fixture.write('content/fotos/leiding/noe\u0301.jpg', await jpeg(600, 400));
  expect(await fixture.messages()).toBe('');
});

test.each([
  ['leiding/jelle.jpg.jpg', 'leiding/jelle.jpg', 'let op wat er na de punt staat'],
  ['leiding/j\u00e9lle.jpg', 'leiding/jelle.jpg', 'let op de accenten'],
])('a portrait called %s is looked for by its own name first', async (written, meant, why) => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', written);
  fixture.write('content/fotos/leiding/jellen.jpg', await jpeg(600, 400));
  expect(await fixture.messages()).toContain(`schrijf ${meant} (${why})`);
});

test('for a portrait that is not there, nobody else’s is proposed', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', 'leiding/wanne.jpg');
  expect(await fixture.messages()).toContain(
    'doe dit:   zet het bestand in de map content/fotos, of verbeter de naam',
  );
});

test('a photo that is too small to be sharp is remarked, and no mistake', async () => {
  fixture.write(portrait, await jpeg(200, 150));
  const { remarks } = await fixture.load();
  expect(remarks?.filter((remark) => remark.includes('jelle'))).toEqual([
    'content/fotos/leiding/jelle.jpg is maar 200 × 150 pixels groot en zal wazig zijn: zoek de foto zoals ze uit het toestel kwam (chatprogramma’s maken ze kleiner).',
  ]);
  fixture.write(portrait, await jpeg(600, 450));
  expect((await fixture.load()).remarks?.filter((remark) => remark.includes('jelle'))).toEqual([]);
});
