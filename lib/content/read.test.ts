/** @jest-environment node */
import { Fixture } from '@/pipeline/check/fixture';
import { report } from './problem';
import { readContent } from './read';

jest.setTimeout(60_000); // a busy machine is no failure

let fixture: Fixture;
beforeAll(async () => {
  fixture = await Fixture.create();
});
afterEach(() => fixture.restore());
afterAll(() => fixture.dispose());

// Mistakes in the values of the fields.
test.each([
  {
    mistake: 'a date in figures',
    file: 'content/bivak.yaml',
    from: 'tot: 31 juli',
    to: 'tot: 31/7',
    place: 'content/bivak.yaml, regel 15, veld kamp › tot',
    found: '31/7',
    expected: 'een dag en een maand in woorden, zonder jaar, bijvoorbeeld 21 juli',
    advice: 'schrijf 31 juli',
  },
  {
    mistake: 'a date in figures with a year',
    file: 'content/kalender.yaml',
    from: 'datum: 31 oktober 2026',
    to: 'datum: 2026-10-31',
    place: 'content/kalender.yaml, regel 18, veld evenementen 1 › datum',
    found: '2026-10-31',
    expected: 'een dag, een maand in woorden en een jaar, bijvoorbeeld 27 september 2026',
    advice: 'schrijf 31 oktober 2026',
  },
  {
    mistake: 'a month in short',
    file: 'content/bivak.yaml',
    from: 'tot: 31 juli',
    to: 'tot: 31 jul',
    place: 'content/bivak.yaml, regel 15, veld kamp › tot',
    found: '31 jul',
    expected: 'een dag en een maand in woorden, zonder jaar, bijvoorbeeld 21 juli',
    advice: 'schrijf 31 juli',
  },
  {
    mistake: 'a day that does not exist',
    file: 'content/kalender.yaml',
    from: 'datum: 31 oktober 2026',
    to: 'datum: 31 november 2026',
    place: 'content/kalender.yaml, regel 18, veld evenementen 1 › datum',
    found: '31 november 2026',
    expected: 'een dag, een maand in woorden en een jaar, bijvoorbeeld 27 september 2026',
    advice: 'kijk of die dag bestaat en of de maand voluit en juist geschreven is',
  },
  {
    mistake: 'a price with a word',
    file: 'content/site.yaml',
    from: 'lidgeld: 40',
    to: 'lidgeld: 40 euro',
    place: 'content/site.yaml, regel 28, veld werking › lidgeld',
    found: '40 euro',
    expected: 'een getal zonder tekst, bijvoorbeeld 40 of 12.5',
    advice: 'schrijf alleen het getal, zonder woorden of aanhalingstekens: 40',
  },
  {
    mistake: 'a price with a comma',
    file: 'content/home.yaml',
    from: '      kind: 10',
    to: '      kind: 12,50',
    place: 'content/home.yaml, regel 105, veld uniformen › prijzen 1 › kind',
    found: '12,50',
    expected: 'een getal zonder tekst, bijvoorbeeld 40 of 12.5',
    advice: 'schrijf alleen het getal, zonder woorden of aanhalingstekens: 12.50',
  },
  {
    mistake: 'an empty name',
    file: 'content/leiding/jongens.yaml',
    from: '- naam: Wout',
    to: '- naam:',
    place: 'content/leiding/jongens.yaml, regel 17, veld groepen 1 › leiding 1 › naam',
    found: 'niets: dit veld is leeg',
    expected: 'een tekst',
    advice: 'vul iets in; is het veld niet nodig, haal dan de hele regel weg',
  },
  {
    mistake: 'an empty name between quotes',
    file: 'content/leiding/jongens.yaml',
    from: '- naam: Wout',
    to: '- naam: ""',
    place: 'content/leiding/jongens.yaml, regel 17, veld groepen 1 › leiding 1 › naam',
    found: 'niets: dit veld is leeg',
    expected: 'een tekst',
    advice: 'vul iets in; is het veld niet nodig, haal dan de hele regel weg',
  },
  {
    mistake: 'a house number that is a number',
    file: 'content/site.yaml',
    from: 'straat: Veldstraat 1',
    to: 'straat: 1',
    place: 'content/site.yaml, regel 10, veld lokaal › straat',
    found: '1',
    expected: 'een tekst',
    advice: 'zet wat er staat tussen aanhalingstekens: straat: "1"',
  },
  {
    mistake: 'a phone number that lost its zero',
    file: 'content/contact.yaml',
    from: '"0400 00 00 01"',
    to: '0400000001',
    place: 'content/contact.yaml, regel 15, veld hoofdleiding › personen 1 › telefoon',
    found: '0400000001',
    expected: 'een Belgisch telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"',
    advice: 'schrijf het hele nummer, met de 0 vooraan, tussen aanhalingstekens',
  },
  {
    mistake: 'a phone number that is too short',
    file: 'content/contact.yaml',
    from: '"0400 00 00 01"',
    to: '"0400 00 00"',
    place: 'content/contact.yaml, regel 15, veld hoofdleiding › personen 1 › telefoon',
    found: '"0400 00 00"',
    expected: 'een Belgisch telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"',
    advice: 'schrijf het hele nummer, met de 0 vooraan, tussen aanhalingstekens',
  },
  {
    mistake: 'an hour without minutes',
    file: 'content/site.yaml',
    from: 'van: "14:00"',
    to: 'van: 14u',
    place: 'content/site.yaml, regel 24, veld werking › van',
    found: '14u',
    expected: 'een uur van vier cijfers, bijvoorbeeld "14:00"',
    advice: 'schrijf "14:00"',
  },
  {
    mistake: 'an e-mail address without @',
    file: 'content/site.yaml',
    from: 'email: info@deklaproos.example',
    to: 'email: info.deklaproos.example',
    place: 'content/site.yaml, regel 17, veld email',
    found: 'info.deklaproos.example',
    expected: 'een e-mailadres, bijvoorbeeld info@jouwgroep.be',
    advice: 'kijk of er één @ in staat, een punt erna, en geen spaties',
  },
  {
    mistake: 'a link that runs a script',
    file: 'content/home.yaml',
    from: 'link: https://www.trooper.be',
    to: 'link: javascript:alert(1)',
    place: 'content/home.yaml, regel 131, veld steun › link',
    found: 'javascript:alert(1)',
    expected: 'een volledig webadres dat begint met https://',
    advice: 'haal de link weg die begint met javascript: – zo’n link kan bezoekers schaden',
  },
  {
    mistake: 'a link without https',
    file: 'content/home.yaml',
    from: 'link: https://www.trooper.be',
    to: 'link: www.trooper.be',
    place: 'content/home.yaml, regel 131, veld steun › link',
    found: 'www.trooper.be',
    expected: 'een volledig webadres dat begint met https://',
    advice: 'schrijf https://www.trooper.be',
  },
  {
    mistake: 'a script as a link inside a text',
    file: 'content/home.yaml',
    from: '[jongensleiding](/jongensleiding)',
    to: '[jongensleiding](javascript:alert(1))',
    place: 'content/home.yaml, regel 25, veld overOns › tekst 2',
    found: 'Meisjes en jongens spelen in leeftijdsgroepen, van het eerste leerj…',
    expected: 'een link naar een pagina van de site, of een die begint met https://, mailto: of tel:',
    advice: 'haal de link weg die begint met javascript: – zo’n link kan bezoekers schaden',
  },
  {
    mistake: 'a link inside a text to a page that does not exist',
    file: 'content/home.yaml',
    from: '[jongensleiding](/jongensleiding)',
    to: '[jongensleiding](/jongenleiding)',
    place: 'content/home.yaml, regel 25, veld overOns › tekst 2',
    found: 'Meisjes en jongens spelen in leeftijdsgroepen, van het eerste leerj…',
    expected: 'een link naar een pagina van de site, of een die begint met https://, mailto: of tel:',
    advice: 'schrijf (/jongensleiding) in plaats van (/jongenleiding)',
  },
  {
    mistake: 'a link inside a text to another site by two slashes',
    file: 'content/home.yaml',
    from: '[jongensleiding](/jongensleiding)',
    to: '[jongensleiding](//elders.example)',
    place: 'content/home.yaml, regel 25, veld overOns › tekst 2',
    found: 'Meisjes en jongens spelen in leeftijdsgroepen, van het eerste leerj…',
    expected: 'een link naar een pagina van de site, of een die begint met https://, mailto: of tel:',
    advice:
      'kies een van /, /jongensleiding, /meisjesleiding, /verhuur, /bivak, /contact, of schrijf het volledige webadres met https://',
  },
  {
    mistake: 'a script element in a text',
    file: 'content/bivak.yaml',
    from: 'kop: Op bivak',
    to: 'kop: Op <script>alert(1)</script> bivak',
    place: 'content/bivak.yaml, regel 5, veld kop',
    found: 'Op <script>alert(1)</script> bivak',
    expected: 'gewone tekst zonder HTML (geen < en >)',
    advice: 'haal de < en > weg; vet schrijf je als **vet**, een link als [woorden](/bivak)',
  },
  {
    mistake: 'a misspelt field',
    file: 'content/site.yaml',
    from: 'voettekst:\n  groet:',
    to: 'voettekst:\n  groett:',
    place: 'content/site.yaml, regel 46, veld voettekst › groett',
    found: 'het veld groett, dat hier niet bestaat',
    expected: 'een van de velden groet, jaar',
    advice: 'bedoel je groet?',
  },
  {
    mistake: 'a field that means nothing',
    file: 'content/site.yaml',
    from: 'voettekst:',
    to: 'achtergrondmuziek: ja\nvoettekst:',
    place: 'content/site.yaml, regel 45, veld achtergrondmuziek',
    found: 'het veld achtergrondmuziek, dat hier niet bestaat',
    expected:
      'een van de velden naam, korteNaam, gemeente, siteAdres, kleuren, lokaal, email, facebook, instagram, werking, activiteiten, voettekst, formulier, nietGevonden',
    advice: 'haal dit veld weg, of kijk of het op de juiste plaats staat',
  },
  {
    mistake: 'a missing field',
    file: 'content/contact.yaml',
    from: '      naam: Noor Voorbeeld\n',
    to: '',
    place: 'content/contact.yaml, regel 17, veld hoofdleiding › personen 2 › naam',
    found: 'niets: dit veld ontbreekt',
    expected: 'een tekst',
    advice: 'voeg hier het veld naam: … toe',
  },
  {
    mistake: 'an unknown drawing',
    file: 'content/verhuur.yaml',
    from: 'icoon: shower',
    to: 'icoon: showr',
    place: 'content/verhuur.yaml, regel 45, veld voorzieningen › lijst 7 › icoon',
    found: 'showr',
    expected: 'de naam van een tekening',
    advice: 'bedoel je shower?',
  },
  {
    mistake: 'a camp that ends before it begins',
    file: 'content/bivak.yaml',
    from: 'tot: 31 juli',
    to: 'tot: 11 juli',
    place: 'content/bivak.yaml, regel 15, veld kamp › tot',
    found: '11 juli',
    expected: 'een dag na het begin (veld van)',
    advice: 'kijk of van en tot niet omgewisseld zijn',
  },
  {
    mistake: 'a visiting day outside the camp',
    file: 'content/bivak.yaml',
    from: 'dag: 21 juli',
    to: 'dag: 20 juli',
    place: 'content/bivak.yaml, regel 30, veld kamp › bezoek › dag',
    found: '20 juli',
    expected: 'een dag tijdens het kamp',
    advice: 'kijk welke dag het bezoekmoment is, en de velden van en tot van het kamp',
  },
  {
    mistake: 'an activity that ends before it begins',
    file: 'content/site.yaml',
    from: 'tot: "17:00"',
    to: 'tot: "13:00"',
    place: 'content/site.yaml, regel 25, veld werking › tot',
    found: '"13:00"',
    expected: 'een uur na het begin (veld van)',
    advice: 'kijk of van en tot niet omgewisseld zijn',
  },
  {
    mistake: 'a working year that ends before it begins',
    file: 'content/kalender.yaml',
    from: 'tot: 27 juni 2027',
    to: 'tot: 27 juni 2026',
    place: 'content/kalender.yaml, regel 9, veld werkjaar › tot',
    found: '27 juni 2026',
    expected: 'een dag na het begin (veld van)',
    advice: 'kijk of van en tot niet omgewisseld zijn',
  },
  {
    mistake: 'a day without activity that is no day of activity',
    file: 'content/kalender.yaml',
    from: '- 28 maart 2027',
    to: '- 29 maart 2027',
    place: 'content/kalender.yaml, regel 14, veld werkjaar › geenActiviteit 4',
    found: '29 maart 2027',
    expected: 'een zondag (de dag van onze activiteit, in site.yaml); deze dag is een maandag',
    advice: 'verbeter de datum of haal deze regel weg',
  },
  {
    mistake: 'a working year of two years that do not follow each other',
    file: 'content/documenten.yaml',
    from: '2023-2024',
    to: '2023-2025',
    place: 'content/documenten.yaml, regel 21, veld lidgeld 1 › werkjaar',
    found: '2023-2025',
    expected: 'een werkjaar van twee jaartallen na elkaar, bijvoorbeeld 2025-2026',
    advice: 'verbeter de jaartallen',
  },
  {
    mistake: 'two groups with one name',
    file: 'content/leiding/jongens.yaml',
    from: '- naam: Speelclubs',
    to: '- naam: ribbels',
    place: 'content/leiding/jongens.yaml, regel 25, veld groepen 2 › naam',
    found: 'ribbels',
    expected: 'een naam die nog geen andere groep op deze pagina heeft',
    advice: 'geef elke groep een eigen naam, of zet de leiding bij elkaar in één groep',
  },
  {
    mistake: 'an insurer that stands in the list twice',
    file: 'content/documenten.yaml',
    from: '[CM, VNZ]',
    to: '[CM, cm]',
    place: 'content/documenten.yaml, regel 22, veld lidgeld 1 › ziekenfondsen 2',
    found: 'cm',
    expected: 'elk ziekenfonds één keer',
    advice: 'haal het ziekenfonds dat twee keer in de lijst staat een keer weg',
  },
  {
    mistake: 'a year that stands in the list twice',
    file: 'content/documenten.yaml',
    from: 'jaar: 2022',
    to: 'jaar: 2023',
    place: 'content/documenten.yaml, regel 16, veld bivak 4 › jaar',
    found: '2023',
    expected: 'elk jaar één keer',
    advice: 'verbeter het jaar, of zet alles van dat jaar bij elkaar',
  },
  {
    mistake: 'a colour for buttons on which white cannot be read',
    file: 'content/site.yaml',
    from: 'werking:',
    to: 'kleuren:\n  knop: "#f7c548"\nwerking:',
    place: 'content/site.yaml, regel 23, veld kleuren › knop',
    found: '"#f7c548"',
    expected:
      'een kleur met een contrast van minstens 4,5 voor witte letters op een knop (#ffffff); nu is het 1,6',
    advice: 'kies een donkerdere kleur: wie slecht ziet of in de zon leest, kan dit anders niet lezen',
  },
  {
    mistake: 'a list where a text was meant',
    file: 'content/site.yaml',
    from: 'korteNaam: De Klaproos',
    to: 'korteNaam:\n  - De Klaproos',
    place: 'content/site.yaml, regel 4, veld korteNaam',
    found: 'een lijst of een blok met velden',
    expected: 'een tekst',
    advice:
      'schrijf één tekst achter de dubbelepunt; bevat die een dubbelepunt, zet hem dan tussen aanhalingstekens',
  },
  {
    mistake: 'a text where a list was meant',
    file: 'content/home.yaml',
    from: '  slogan:\n    - Modder\n    - mag.',
    to: '  slogan: Modder mag.',
    place: 'content/home.yaml, regel 8, veld welkom › slogan',
    found: 'Modder mag.',
    expected: 'een lijst',
    advice: 'zet elk deel op een eigen regel, met twee spaties, een streepje en een spatie ervoor',
  },
  {
    mistake: 'curly quotes',
    file: 'content/contact.yaml',
    from: '"0400 00 00 01"',
    to: '“0400 00 00 01”',
    place: 'content/contact.yaml, regel 15, veld hoofdleiding › personen 1 › telefoon',
    found: '“0400 00 00 01”',
    expected: 'een Belgisch telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"',
    advice: 'gebruik rechte aanhalingstekens: "0400 00 00 01"',
  },
  {
    mistake: 'latitude and longitude that changed places',
    file: 'content/site.yaml',
    from: 'breedtegraad: 51.0',
    to: 'breedtegraad: 4.0',
    place: 'content/site.yaml, regel 14, veld lokaal › breedtegraad',
    found: '4.0',
    expected: 'een getal met een punt tussen 49 en 52, bijvoorbeeld 50.05',
    advice:
      'kopieer het getal van de kaart; kijk ook of de breedtegraad (rond 51) en de lengtegraad (rond 4) niet omgewisseld zijn',
  },
  {
    mistake: 'an address of the site with a page behind it',
    file: 'content/site.yaml',
    from: 'https://www.deklaproos.example',
    to: 'https://www.deklaproos.example/home',
    place: 'content/site.yaml, regel 6, veld siteAdres',
    found: 'https://www.deklaproos.example/home',
    expected: 'het adres van de site zonder iets erachter, bijvoorbeeld https://www.jouwgroep.be',
    advice: 'schrijf https://www.deklaproos.example',
  },
])('$mistake is told with its line and what to do', ({ file, from, to, place, found, expected, advice }) => {
  fixture.edit(file, from, to);
  expect(report(readContent(fixture.contentDir).problems ?? [])).toBe(
    [
      'Er is 1 ding om recht te zetten in de inhoud van de site.',
      '',
      place,
      `  gevonden:  ${found}`,
      `  verwacht:  ${expected}`,
      `  doe dit:   ${advice}`,
    ].join('\n'),
  );
});

test('mistakes in several fields of several files are told in one go, in the order of the lines', () => {
  fixture.edit('content/contact.yaml', '"0400 00 00 02"', '0400000002');
  fixture.edit('content/contact.yaml', 'kop: Contact', 'kop:');
  fixture.edit('content/bivak.yaml', 'van: 21 juli', 'van: 21/7');
  fixture.edit('content/bivak.yaml', 'tot: "20:30"', 'tot: "18:30"');
  fixture.edit('content/site.yaml', 'naam: Jeugdbeweging', 'naam Jeugdbeweging');
  const { problems = [] } = readContent(fixture.contentDir);
  expect(
    report(problems)
      .split('\n')
      .filter((line) => /^(Er|content)/.test(line)),
  ).toEqual([
    'Er zijn 5 dingen om recht te zetten in de inhoud van de site, in 3 bestanden.',
    'content/bivak.yaml, regel 14, veld kamp › van',
    'content/bivak.yaml, regel 32, veld kamp › bezoek › tot',
    'content/contact.yaml, regel 5, veld kop',
    'content/contact.yaml, regel 19, veld hoofdleiding › personen 2 › telefoon',
    'content/site.yaml, regel 3',
  ]);
});

test('beside a tab, the other mistakes of the file are told as well', () => {
  fixture.edit('content/bivak.yaml', '  van: 21 juli', '\tvan: 21 juli');
  fixture.edit('content/bivak.yaml', 'postcode: "9998"', 'postcode: 9998');
  const { problems = [] } = readContent(fixture.contentDir);
  expect(problems.map(({ line }) => line)).toEqual([14, 23]);
});

test('an empty file is told, not its twenty missing fields', () => {
  fixture.write('content/verhuur.yaml', '\n');
  expect(readContent(fixture.contentDir).problems).toEqual([
    {
      file: 'content/verhuur.yaml',
      found: 'een leeg bestand',
      expected: 'velden zoals titel: Welkom, elk op een eigen regel',
      advice: 'zet de vorige versie van dit bestand terug (of kopieer die van GitHub) en pas die aan',
    },
  ]);
});

test('a file that is missing is told', () => {
  fixture.remove('content/home.yaml');
  expect(readContent(fixture.contentDir).problems).toEqual([
    {
      file: 'content/home.yaml',
      found: 'geen bestand met deze naam',
      expected: 'het bestand home.yaml in de map content',
      advice: 'zet het bestand terug, bijvoorbeeld uit een vorige versie op GitHub',
    },
  ]);
});

test('a file with a slightly other name is pointed out', () => {
  fixture.remove('content/home.yaml');
  fixture.write('content/Home.yml', 'titel: x');
  expect(readContent(fixture.contentDir).problems?.[0]?.advice).toBe(
    'geef Home.yml de naam home.yaml (let op wat er na de punt staat)',
  );
});

test('a file that was not saved as UTF-8 is told', () => {
  fixture.write('content/contact.yaml', Buffer.from('kop: Één vraag', 'latin1'));
  expect(readContent(fixture.contentDir).problems).toEqual([
    {
      file: 'content/contact.yaml',
      found: 'tekens die niet te lezen zijn',
      expected: 'een tekstbestand in UTF-8',
      advice: 'bewaar het bestand opnieuw en kies als codering (‘encoding’) UTF-8',
    },
  ]);
});

test('without a content folder every file is missing, and nothing is thrown', () => {
  fixture.remove('content');
  expect(readContent(fixture.contentDir).problems).toHaveLength(9);
});

test('Windows line ends and a byte order mark are no mistake', () => {
  fixture.write(
    'content/contact.yaml',
    `\ufeff${fixture.read('content/contact.yaml').replaceAll('\n', '\r\n')}`,
  );
  expect(readContent(fixture.contentDir).problems).toBeUndefined();
});

test('a price with cents is a number, and `ja` is true', () => {
  fixture.edit('content/home.yaml', '      kind: 10', '      kind: 12.5');
  const { content } = readContent(fixture.contentDir);
  expect(content?.home.uniformen.prijzen[0]?.kind).toBe(12.5);
  expect(content?.documents.bivak[0]?.neutraal).toBe(true);
});

test('dates become days without a zone', () => {
  const { content } = readContent(fixture.contentDir);
  expect(content?.camp.kamp.van).toEqual({ day: 21, month: 7 });
  expect(content?.calendar.werkjaar.van).toEqual({ day: 27, month: 9, year: 2026 });
});
