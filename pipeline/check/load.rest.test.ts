/** @jest-environment node */
import { statSync, utimesSync } from 'node:fs';
import sharp from 'sharp';
import { testFixture } from '@/e2e/groups/fixture';
import { load } from './load';
import { CheckedFixture } from './testing/checkedFixture';

const fixture = testFixture(new CheckedFixture());

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

test('valid content is loaded, with the number of files', async () => {
  const { valid, counts } = await fixture.load();
  expect(valid?.content.site.werking.lidgeld).toBe(35);
  expect(counts).toEqual({ files: 13, photos: 97, documents: 52 });
});

test('a missing photo is reported', async () => {
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
])('a photo whose name differs by %s is suggested', async (_, written, why) => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', written);
  expect(await fixture.messages()).toBe(
    atPortrait(
      `${written}; dat bestand is er niet, wel leiding/jelle.jpg`,
      'een bestand met precies deze naam in de map content/fotos',
      `schrijf leiding/jelle.jpg (${why}) of geef het bestand de naam ${written}`,
    ),
  );
});

test('without any photo, the missing folder is reported once', async () => {
  fixture.remove('content/fotos');
  expect((await fixture.load()).problems).toHaveLength(1);
  expect(await fixture.messages()).toContain('doe dit:   zet de map content/fotos terug');
});

const aPhoto = 'een foto die te openen is: JPEG (.jpg), PNG of WebP';

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

/** A JPEG whose header claims this size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const picture = await jpeg(64, 64);
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0])); // the header with height and width
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}

test.each([
  {
    what: 'a text file',
    bytes: () => 'Hier komt nog een foto van Jelle',
    found: 'een tekstbestand dat begint met “Hier komt nog een foto van Jelle”',
    advice: 'open het bestand zelf eens: is het de foto niet, zet dan de juiste in de map content/fotos',
  },
  {
    what: 'an empty file',
    bytes: () => '',
    found: 'een leeg bestand',
    advice: 'zet de foto opnieuw in de map content/fotos',
  },
  {
    what: 'a truncated JPEG',
    bytes: async () => (await jpeg(400, 300)).subarray(0, 20_000),
    found: 'een foto waarvan een stuk ontbreekt',
    advice: 'het kopiëren of opladen is halverwege gestopt: zet de foto opnieuw in de map content/fotos',
  },
  {
    what: 'a photo that is too large',
    bytes: () => claiming(20_000, 15_000),
    found: 'een foto van 20000 × 15000 = 300 megapixel',
    expected: 'een foto van hoogstens 250 megapixel',
    advice: 'maak de foto kleiner (4000 pixels breed is ruim genoeg) en zet ze onder dezelfde naam terug',
  },
])('$what is reported', async ({ bytes, found, expected = aPhoto, advice }) => {
  fixture.write(portrait, await bytes());
  expect(await fixture.messages()).toBe(atPortrait(`leiding/jelle.jpg, ${found}`, expected, advice));
});

test('an AVIF photo, in the container of HEIC, and one of 60 megapixels are accepted', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/wannes.jpg', 'leiding/wannes.avif');
  fixture.write(
    'content/fotos/leiding/wannes.avif',
    await sharp(await jpeg(64, 64))
      .avif()
      .toBuffer(),
  );
  const big = sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#d3213a' } });
  fixture.write(portrait, await big.png().toBuffer());
  expect(await fixture.messages()).toBe('');
});

test('an SVG drawing is reported', async () => {
  fixture.write(portrait, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await fixture.messages()).toContain('gevonden:  leiding/jelle.jpg, een bestand van de soort svg');
});

const atDocument = (found: string, expected: string, advice: string) =>
  message('content/documenten.yaml, regel 5, veld bivak 1 › ziekenfondsen 1', found, expected, advice);

test('a missing document is reported at the insurer of its year', async () => {
  fixture.remove('public/documents/2027');
  fixture.write('public/documents/2027/CM-Jongens.pdf', '%PDF-1.7');
  const [first] = (await fixture.messages()).split('\n\n');
  expect(first).toBe(
    atDocument(
      '2027/cm-jongens.pdf; dat bestand is er niet, wel 2027/CM-Jongens.pdf',
      'een bestand met precies deze naam in de map public/documents',
      'geef 2027/CM-Jongens.pdf de naam cm-jongens.pdf (let op de hoofdletters)',
    ),
  );
});

test('a web page named .pdf is reported', async () => {
  fixture.write('public/documents/2027/cm-jongens.pdf', '<!DOCTYPE html><title>Niet gevonden');
  expect(await fixture.messages()).toBe(
    atDocument(
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

test('a valid photo is opened again only after a change', async () => {
  const stamp = (date: string) => utimesSync(fixture.at(portrait), new Date(date), new Date(date));
  const goodPhotos = {};
  stamp('2026-09-01');
  await load(fixture, goodPhotos);
  fixture.write(portrait, Buffer.alloc(statSync(fixture.at(portrait)).size));
  stamp('2026-09-01');
  expect((await load(fixture, goodPhotos)).problems).toBeUndefined();

  stamp('2026-09-02');
  for (const time of ['once', 'and again, until it is corrected']) {
    expect([time, (await load(fixture, goodPhotos)).problems?.length]).toEqual([time, 1]);
  }
});

test('mistakes in fields, photos and documents are reported together', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'naam: Jelle', 'naam:');
  fixture.write(portrait, '');
  fixture.write('public/documents/medische-fiche.pdf', '');
  expect((await fixture.load()).problems).toHaveLength(3);
});

test('a document that nobody has › where to put it or what to remove from the list, without another insurer’s', async () => {
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

test('the advice for an insurer with a form for boys alone is valid', async () => {
  fixture.remove('public/documents/2027/vnz-meisjes.pdf');
  fixture.edit('content/documenten.yaml', ', VNZ]', ']\n    enkelJongens: [VNZ]');
  expect(await fixture.messages()).toBe('');
});

test('a missing neutral certificate › add it, or write that there is none', async () => {
  fixture.remove('public/documents/2026/neutraal.pdf');
  expect(await fixture.messages()).toContain(
    'zet neutraal.pdf in de map public/documents/2026, of schrijf bij 2026 neutraal: nee (of neutraal: volgt als het nog komt)',
  );
});

describe('an announced document', () => {
  const list = 'content/documenten.yaml';
  const addDocument = (name: string) => fixture.write(`public/documents/2027/${name}.pdf`, '%PDF-1.7');

  test('is not required: an insurer, one of its two forms, and the certificate', async () => {
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
  ])('that exists (%j) › reported at its insurer, with what to write', async (came, advice) => {
    for (const name of came) addDocument(name);
    const messages = await fixture.messages();
    expect(messages).toContain(
      message(
        'content/documenten.yaml, regel 7, veld bivak 1 › volgt 1',
        `2027/${came[0]}.pdf volgt nog, maar het bestand is er al`,
        'alleen papieren die er nog niet zijn',
        advice,
      ),
    );
  });

  test('of which one form exists › the advice is valid, also when the other form exists', async () => {
    addDocument('partena-meisjes');
    fixture.edit(list, '    volgt: [Partena]', '    enkelMeisjes: [Partena]\n    volgt: [Partena]');
    expect(await fixture.messages()).toBe('');
    addDocument('partena-jongens');
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
  ])('written wrongly (%j as %j) › reported', async (good, mistake, advice) => {
    fixture.edit(list, good, mistake);
    expect(await fixture.messages()).toContain(advice);
  });

  test('whose year is over has a remark', async () => {
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

test('a year without any document is reported once', async () => {
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

test('a name with decomposed accents on disk is the same name', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', 'leiding/no\u00e9.jpg');
  fixture.write('content/fotos/leiding/noe\u0301.jpg', await jpeg(600, 400));
  expect(await fixture.messages()).toBe('');
});

test('a document with decomposed accents on disk, or in its link, is the same document', async () => {
  const link = (name: string) => `Alles staat in het [boekje](/documents/${name}.pdf).`;
  fixture.edit('content/bivak.yaml', 'Allergisch? Zet het op de medische fiche.', link('fich\u00e9'));
  fixture.write('public/documents/fiche\u0301.pdf', '%PDF-1.7');
  expect(await fixture.messages()).toBe('');
  fixture.edit('content/bivak.yaml', link('fich\u00e9'), link('fiche\u0301'));
  expect(await fixture.messages()).toBe('');
  fixture.write('public/documents/fiche\u0301.pdf', 'Beste ouders');
  expect(await fixture.messages()).toContain('een echte pdf');
});

test('for a missing portrait, nobody else’s is suggested', async () => {
  fixture.edit('content/leiding/jongens.yaml', 'leiding/jelle.jpg', 'leiding/wanne.jpg');
  expect(await fixture.messages()).toContain(
    'doe dit:   zet het bestand in de map content/fotos, of verbeter de naam',
  );
});

test('a photo that says where it was taken has a remark, one without that has none', async () => {
  const photo = (exif: object) =>
    sharp({ create: { width: 600, height: 450, channels: 3, background: '#2a7' } })
      .withExif({ IFD0: { Orientation: '1' }, ...exif })
      .jpeg()
      .toBuffer();
  const placeOf = async () => (await fixture.load()).remarks?.filter((line) => line.includes('genomen'));
  fixture.write(portrait, await photo({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } }));
  expect(await placeOf()).toEqual([
    expect.stringMatching(/^content\/fotos\/leiding\/jelle\.jpg zegt op welke plaats .* in het beheer/),
  ]);
  fixture.write(portrait, await photo({ IFD0: { Orientation: '1', Artist: 'Nel' } }));
  expect(await placeOf()).toEqual([]);
});

test('a photo that is too small to be sharp has a remark and no problem', async () => {
  fixture.write(portrait, await jpeg(200, 150));
  const { remarks } = await fixture.load();
  expect(remarks?.filter((remark) => remark.includes('jelle'))).toEqual([
    'content/fotos/leiding/jelle.jpg is maar 200 × 150 pixels groot en zal wazig zijn: zoek de foto zoals ze uit het toestel kwam (chatprogramma’s maken ze kleiner).',
  ]);
  fixture.write(portrait, await jpeg(600, 450));
  expect((await fixture.load()).remarks?.filter((remark) => remark.includes('jelle'))).toEqual([]);
});
