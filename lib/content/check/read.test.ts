/** @jest-environment node */

import { Fixture, testFixture } from '@/e2e/groups/fixture';
import { report } from '@/lib/content/problem';
import { readContent } from './read';

const fixture = testFixture(new Fixture());

type Mistake = {
  mistake: string;
  /** What is replaced in the file, and by what. */
  from: string;
  to: string;
  place: string;
  /** The value that was written, where left out. */
  found?: string;
  expected: string;
  advice: string;
};

const ofFields: Mistake[] = [
  {
    mistake: 'a date in figures',
    from: 'tot: 16 juli',
    to: 'tot: 16/7',
    place: 'content/bivak.yaml, regel 12, veld kamp › tot',
    expected: 'een dag en een maand in woorden, zonder jaar, bijvoorbeeld 21 juli',
    advice: 'schrijf 16 juli',
  },
  {
    mistake: 'an empty name',
    from: '- naam: Jelle',
    to: '- naam:',
    place: 'content/leiding/jongens.yaml, regel 14, veld groepen 1 › leiding 1 › naam',
    found: 'niets: dit veld is leeg',
    expected: 'een tekst',
    advice: 'vul hier iets in',
  },
  {
    mistake: 'an empty name between quotes',
    from: '- naam: Jelle',
    to: '- naam: ""',
    place: 'content/leiding/jongens.yaml, regel 14, veld groepen 1 › leiding 1 › naam',
    found: 'niets: dit veld is leeg',
    expected: 'een tekst',
    advice: 'vul hier iets in',
  },
  {
    mistake: 'a house number that is a number',
    from: 'straat: Mosstraat 7',
    to: 'straat: 7',
    place: 'content/site.yaml, regel 15, veld lokaal › straat',
    expected: 'een tekst',
    advice: 'zet wat er staat tussen aanhalingstekens: straat: "7"',
  },
  {
    mistake: 'a phone number that lost its zero',
    from: '"0400 00 00 21"',
    to: '0400000021',
    place: 'content/contact.yaml, regel 13, veld hoofdleiding › personen 1 › telefoon',
    expected:
      'een telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"; een buitenlands begint met +',
    advice: 'schrijf het hele nummer, met de 0 vooraan, tussen aanhalingstekens',
  },
  {
    mistake: 'a misspelt field',
    from: 'voettekst:\n  groet:',
    to: 'voettekst:\n  groett:',
    place: 'content/site.yaml, regel 48, veld voettekst › groett',
    found: 'het veld groett, dat hier niet bestaat',
    expected: 'een van de velden groet, jaar',
    advice: 'bedoel je groet?',
  },
  {
    mistake: 'a field that means nothing',
    from: 'voettekst:',
    to: 'voettekst:\n  achtergrondmuziek: ja',
    place: 'content/site.yaml, regel 48, veld voettekst › achtergrondmuziek',
    found: 'het veld achtergrondmuziek, dat hier niet bestaat',
    expected: 'een van de velden groet, jaar',
    advice: 'haal dit veld weg, of kijk of het op de juiste plaats staat',
  },
  {
    mistake: 'a missing field',
    from: '      naam: Elke Voorbeeld\n',
    to: '',
    place: 'content/contact.yaml, regel 15, veld hoofdleiding › personen 2 › naam',
    found: 'niets: dit veld ontbreekt',
    expected: 'een tekst',
    advice: 'voeg hier het veld naam: … toe',
  },
  {
    mistake: 'a camp that ends before it begins',
    from: 'tot: 16 juli',
    to: 'tot: 6 juli',
    place: 'content/bivak.yaml, regel 12, veld kamp › tot',
    expected: 'een dag na het begin (veld van)',
    advice: 'kijk of van en tot niet omgewisseld zijn',
  },
  {
    mistake: 'a visiting day outside the camp',
    from: 'dag: 12 juli',
    to: 'dag: 7 juli',
    place: 'content/bivak.yaml, regel 28, veld kamp › bezoek › dag',
    expected: 'een dag tijdens het kamp',
    advice: 'kijk welke dag het bezoekmoment is, en de velden kamp › van en kamp › tot',
  },
  {
    mistake: 'a departure far from the camp',
    from: 'heen: { dag: 7 juli,',
    to: 'heen: { dag: 7 juni,',
    found: '7 juni',
    place: 'content/bivak.yaml, regel 82, veld boekje › vertrek 3 › heen › dag',
    expected: 'een dag van het kamp (8 tot 16 juli) of hoogstens 14 dagen ervoor of erna, en terug na heen',
    advice: 'verbeter deze dag, of de velden kamp › van en kamp › tot',
  },
  {
    mistake: 'a departure outside the camp of its age group',
    from: 'voor: [Salamanders, IJsvogels, Schaatsenrijders]',
    to: 'voor: [Springers]',
    found: '16 juli',
    place: 'content/bivak.yaml, regel 83, veld boekje › vertrek 3 › terug › dag',
    expected: 'een dag van het kamp van Kiki’s en Springers (3 tot 7 juli), en terug na heen',
    advice: 'verbeter deze dag, of de dagen van hun kamp op de pagina van de leiding',
  },
  {
    mistake: 'a return before the departure',
    from: 'terug: { dag: 13 juli,',
    to: 'terug: { dag: 3 juli,',
    found: '3 juli',
    place: 'content/bivak.yaml, regel 76, veld boekje › vertrek 1 › terug › dag',
    expected: 'een dag van het kamp (8 tot 16 juli) of hoogstens 14 dagen ervoor of erna, en terug na heen',
    advice: 'verbeter deze dag, of de velden kamp › van en kamp › tot',
  },
  {
    mistake: 'an activity that ends before it begins',
    from: 'tot: "16:15"',
    to: 'tot: "13:00"',
    place: 'content/site.yaml, regel 28, veld werking › tot',
    expected: 'een uur na het begin (veld van)',
    advice: 'kijk of van en tot niet omgewisseld zijn',
  },
  {
    mistake: 'a notice that ends before it begins',
    from: 'tot: 10 februari 2027',
    to: 'tot: 7 februari 2027',
    place: 'content/site.yaml, regel 68, veld meldingen 1 › tot',
    expected: 'de laatste dag: dezelfde als de eerste (veld van) of een latere, hoogstens 92 dagen verder',
    advice:
      'kijk of van en tot niet omgewisseld zijn, en of de jaren juist zijn; wat langer geldt, hoort op een pagina',
  },
  {
    mistake: 'a notice that would stay for a year',
    from: 'tot: 10 februari 2027',
    to: 'tot: 10 februari 2028',
    place: 'content/site.yaml, regel 68, veld meldingen 1 › tot',
    expected: 'de laatste dag: dezelfde als de eerste (veld van) of een latere, hoogstens 92 dagen verder',
    advice:
      'kijk of van en tot niet omgewisseld zijn, en of de jaren juist zijn; wat langer geldt, hoort op een pagina',
  },
  {
    mistake: 'an event that ends before it begins, and would last all night and all day',
    from: 'tot: "02:00"',
    to: 'tot: "19:30"',
    place: 'content/kalender.yaml, regel 47, veld evenementen 6 › tot',
    expected: 'een uur na het begin (veld van), of een uur na middernacht, hoogstens 12 uur na het begin',
    advice: 'kijk of van en tot niet omgewisseld zijn; duurt het langer, zet dan de laatste dag bij totDatum',
  },
  {
    mistake: 'an event that begins, and has no end',
    from: '    tot: "02:00"\n',
    to: '',
    place: 'content/kalender.yaml, regel 44, veld evenementen 6 › tot',
    found: 'niets: dit veld ontbreekt',
    expected: 'het uur waarop het eindigt, want het veld van staat er ook',
    advice: 'voeg hier het veld tot: … toe',
  },
  {
    mistake: 'an event that ends, and has no beginning',
    from: '    van: "20:30"\n    tot: "02:00"',
    to: '    tot: "02:00"',
    place: 'content/kalender.yaml, regel 44, veld evenementen 6 › van',
    found: 'niets: dit veld ontbreekt',
    expected: 'het uur waarop het begint, want het veld tot staat er ook',
    advice: 'voeg hier het veld van: … toe',
  },
  {
    mistake: 'a last day that comes first',
    from: 'totDatum: 7 maart 2027',
    to: 'totDatum: 7 februari 2027',
    place: 'content/kalender.yaml, regel 37, veld evenementen 4 › totDatum',
    expected: 'een dag na de eerste (veld datum), hoogstens 31 dagen later',
    advice: 'kijk de maand en het jaar na, of haal totDatum weg als het op één dag is (of in één nacht)',
  },
  {
    mistake: 'a last day a year later',
    from: 'totDatum: 7 maart 2027',
    to: 'totDatum: 7 maart 2028',
    place: 'content/kalender.yaml, regel 37, veld evenementen 4 › totDatum',
    expected: 'een dag na de eerste (veld datum), hoogstens 31 dagen later',
    advice: 'kijk de maand en het jaar na, of haal totDatum weg als het op één dag is (of in één nacht)',
  },
  {
    mistake: 'a working year that ends before it begins',
    from: 'tot: 26 mei 2027',
    to: 'tot: 26 mei 2026',
    place: 'content/kalender.yaml, regel 12, veld werkjaar › tot',
    expected: 'een dag na het begin (veld van)',
    advice: 'kijk of van en tot niet omgewisseld zijn',
  },
  {
    mistake: 'a day without activity that is no day of activity',
    from: '- 31 maart 2027',
    to: '- 1 april 2027',
    place: 'content/kalender.yaml, regel 17, veld werkjaar › geenActiviteit 4',
    found: '1 april 2027',
    expected:
      'een woensdag, vrijdag, zaterdag of zondag (de dag van onze activiteit, in site.yaml); deze dag is een donderdag',
    advice: 'verbeter de datum of haal deze regel weg',
  },
  {
    mistake: 'two groups with one name',
    from: '- naam: Kwakers',
    to: '- naam: dikkopjes',
    place: 'content/leiding/jongens.yaml, regel 27, veld groepen 2 › naam',
    expected: 'een naam die nog geen andere groep op deze pagina heeft',
    advice: 'geef elke groep een eigen naam, of zet de leiding bij elkaar in één groep',
  },
  {
    mistake: 'an insurer that stands in the list twice',
    from: '[Helan]\n    enkelJongens: [VNZ]',
    to: '[Helan]\n    enkelJongens: [helan]',
    place: 'content/documenten.yaml, regel 24, veld lidgeld 1 › enkelJongens 1',
    found: 'helan',
    expected: 'elk ziekenfonds één keer',
    advice: 'haal helan hier weg: het staat al eerder bij dit jaar',
  },
  {
    mistake: 'a year that stands in the list twice',
    from: 'jaar: 2024',
    to: 'jaar: 2025',
    place: 'content/documenten.yaml, regel 15, veld bivak 4 › jaar',
    expected: 'elk jaar één keer',
    advice: 'verbeter het jaar, of zet alles van dat jaar bij elkaar',
  },
  {
    mistake: 'a colour for buttons on which white cannot be read',
    from: 'kleuren:\n',
    to: 'kleuren:\n  knop: "#f7c548"\n',
    place: 'content/site.yaml, regel 11, veld kleuren › knop',
    found: '"#f7c548"',
    expected:
      'een kleur met een contrast van minstens 4,5 voor witte letters op een knop (#fffaf0); nu is het 1,5',
    advice: 'kies een donkerdere kleur: wie slecht ziet of in de zon leest, kan dit anders niet lezen',
  },
  {
    mistake: 'a list where a text was meant',
    from: 'korteNaam: ’t Paddenrijk',
    to: 'korteNaam:\n  - ’t Paddenrijk',
    place: 'content/site.yaml, regel 5, veld korteNaam',
    found: 'een lijst van 1',
    expected: 'een tekst',
    advice:
      'schrijf één tekst achter de dubbelepunt; bevat die een dubbelepunt, zet hem dan tussen aanhalingstekens',
  },
  {
    mistake: 'a text where a list was meant',
    from: '  slogan:\n    - Spring\n    - maar mee!',
    to: '  slogan: Spring maar mee!',
    place: 'content/home.yaml, regel 6, veld welkom › slogan',
    found: 'Spring maar mee!',
    expected: 'een lijst',
    advice: 'zet elk deel op een eigen regel, met twee spaties, een streepje en een spatie ervoor',
  },
  {
    mistake: 'curly quotes',
    from: '"0400 00 00 21"',
    to: '“0400 00 00 21”',
    place: 'content/contact.yaml, regel 13, veld hoofdleiding › personen 1 › telefoon',
    expected:
      'een telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"; een buitenlands begint met +',
    advice: 'gebruik rechte aanhalingstekens: "0400 00 00 21"',
  },
];

/** Against the notation of YAML. */
const ofNotation: Mistake[] = [
  {
    mistake: 'a tab',
    from: '  van: 8 juli',
    to: '\tvan: 8 juli',
    place: 'content/bivak.yaml, regel 11',
    found: 'een tab aan het begin van de regel: van: 8 juli',
    expected: 'spaties',
    advice: 'vervang de tab door spaties, zodat de regel recht onder de vorige van hetzelfde blok staat',
  },
  {
    mistake: 'a missing colon',
    from: 'gemeente: Pruimelgem\nsiteAdres',
    to: 'gemeente Pruimelgem\nsiteAdres',
    place: 'content/site.yaml, regel 6',
    found: 'gemeente Pruimelgem',
    expected: 'een veld met een dubbelepunt en een spatie na de naam',
    advice:
      'schrijf gemeente: Pruimelgem; hoort deze regel bij de tekst erboven, zet hem dan achter die tekst op dezelfde regel',
  },
  {
    mistake: 'a missing space after the colon',
    from: 'korteNaam: ’t Paddenrijk',
    to: 'korteNaam:’t Paddenrijk',
    place: 'content/site.yaml, regel 5',
    expected: 'een spatie na de dubbelepunt',
    advice: 'schrijf korteNaam: ’t Paddenrijk',
  },
  {
    mistake: 'a colon too many',
    from: 'sticker: Drie keer proberen',
    to: 'sticker: Gratis: de eerste drie keer',
    place: 'content/home.yaml, regel 9',
    found: 'sticker: Gratis: de eerste drie keer',
    expected: 'één dubbelepunt met een spatie erna: die tussen de naam van het veld en de tekst',
    advice: 'zet de hele tekst tussen aanhalingstekens: sticker: "Gratis: de eerste drie keer"',
  },
  {
    mistake: 'a duplicate key',
    from: 'kop: Contact',
    to: 'kop: Contact\nkop: Schrijf ons',
    place: 'content/contact.yaml, regel 4, veld kop',
    found: 'kop: Schrijf ons (het veld staat ook op regel 3)',
    expected: 'het veld kop één keer op deze plaats',
    advice: 'hou één van de twee regels kop over en haal de andere weg',
  },
  {
    mistake: 'an unclosed quote',
    from: '"9999"',
    to: '"9999',
    place: 'content/site.yaml, regel 16',
    found: 'postcode: "9999',
    expected: 'een tekst die op dezelfde regel met een aanhalingsteken begint én eindigt',
    advice:
      'zet aan het einde van deze regel het aanhalingsteken dat ontbreekt; staat er een " in de tekst zelf, gebruik daar dan ‘…’',
  },
  {
    mistake: 'an apostrophe at the start of a text',
    from: 'straat: Mosstraat 7',
    to: "straat: 't Veld 1",
    place: 'content/site.yaml, regel 15',
    found: "straat: 't Veld 1",
    expected: 'een tekst die op dezelfde regel met een aanhalingsteken begint én eindigt',
    advice: 'zet de hele tekst tussen dubbele aanhalingstekens: straat: "\'t Veld 1"',
  },
  {
    mistake: 'a text that begins with bold words',
    from: 'tekst: De **groene sjaal**',
    to: 'tekst: **groene sjaal**',
    place: 'content/home.yaml, regel 98',
    found: 'tekst: **groene sjaal** draag je altijd. Een T-shirt of trui is leu…',
    expected: 'een tekst die niet begint met een teken zoals *, [, {, &, !, %, @, ` of |',
    advice:
      'zet de hele tekst tussen aanhalingstekens: tekst: "**groene sjaal** draag je altijd. Een T-shirt of trui is leuk, maar…"',
  },
  {
    mistake: 'a text that begins with a link',
    from: 'kop: Contact',
    to: 'kop: [Contact](/contact) en meer',
    place: 'content/contact.yaml, regel 3',
    found: 'kop: [Contact](/contact) en meer',
    expected: 'een tekst die niet begint met een teken zoals *, [, {, &, !, %, @, ` of |',
    advice: 'zet de hele tekst tussen aanhalingstekens: kop: "[Contact](/contact) en meer"',
  },
  {
    mistake: 'a line that begins too far to the right',
    from: '  tot: 16 juli',
    to: '    tot: 16 juli',
    place: 'content/bivak.yaml, regel 12',
    found: 'tot: 16 juli (deze regel begint met 4 spaties)',
    expected: 'een veld dat begint met 2 spaties, zoals regel 11',
    advice: 'haal 2 spaties weg vooraan op regel 12',
  },
  {
    mistake: 'a dash without a space',
    from: '    - maar mee!',
    to: '    -maar mee!',
    place: 'content/home.yaml, regel 8',
    found: '-maar mee!',
    expected: 'een spatie na het streepje',
    advice: 'schrijf - maar mee!',
  },
  {
    mistake: 'a hash that would swallow the rest of a text',
    from: 'titel: Negen dagen zonder klok',
    to: 'titel: Onze #1 van het jaar',
    place: 'content/bivak.yaml, regel 10',
    found: 'titel: Onze #1 van het jaar',
    expected: 'een tekst zonder losse #: wat na een spatie en # komt, valt weg',
    advice: 'zet de hele tekst tussen aanhalingstekens: titel: "Onze #1 van het jaar"',
  },
  {
    mistake: 'a list without its closing bracket',
    from: '[CM, Solidaris, Helan, Liberale Mutualiteit, VNZ]',
    to: '[CM, Solidaris, Helan, Liberale Mutualiteit, VNZ',
    place: 'content/documenten.yaml, regel 5',
    found: 'ziekenfondsen: [CM, Solidaris, Helan, Liberale Mutualiteit, VNZ',
    expected: 'een lijst die op dezelfde regel begint met [ en eindigt met ]',
    advice: 'zet aan het einde van deze regel de ] (of }) die ontbreekt, of haal de [ (of {) vooraan weg',
  },
];

test.each([...ofFields, ...ofNotation])(
  '$mistake › its line and the remedy',
  ({ from, to, place, found = valueIn(to), expected, advice }) => {
    fixture.edit(place.replace(/,.*/, ''), from, to);
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
  },
);

/** `tot: 16/7` → `16/7` */
const valueIn = (written: string) => written.replace(/^(?:- )?\w+: /, '');

test('problems in several files are reported together, in the order of their lines', () => {
  fixture.edit('content/contact.yaml', '"0400 00 00 22"', '0400000022');
  fixture.edit('content/contact.yaml', 'kop: Contact', 'kop: "**Contact**"');
  fixture.edit('content/bivak.yaml', 'van: 8 juli', 'van: 8/7');
  fixture.edit('content/bivak.yaml', 'tot: "16:30"', 'tot: "13:30"');
  fixture.edit('content/site.yaml', 'naam: Speelbende', 'naam Speelbende');
  const { problems = [] } = readContent(fixture.contentDir);
  expect(
    report(problems)
      .split('\n')
      .filter((line) => /^(Er|content)/.test(line)),
  ).toEqual([
    'Er zijn 5 dingen om recht te zetten in de inhoud van de site, in 3 bestanden.',
    'content/bivak.yaml, regel 11, veld kamp › van',
    'content/bivak.yaml, regel 30, veld kamp › bezoek › tot',
    'content/contact.yaml, regel 3, veld kop',
    'content/contact.yaml, regel 17, veld hoofdleiding › personen 2 › telefoon',
    'content/site.yaml, regel 4',
  ]);
});

test('a tab hides no other problem of its file', () => {
  fixture.edit('content/bivak.yaml', '  van: 8 juli', '\tvan: 8 juli');
  fixture.edit('content/bivak.yaml', 'postcode: "9998"', 'postcode: 9998');
  const { problems = [] } = readContent(fixture.contentDir);
  expect(problems.map(({ line }) => line)).toEqual([11, 21]);
});

test('an empty file is one problem, not twenty missing fields', () => {
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

test('a missing file that every group has is a problem', () => {
  fixture.remove('content/site.yaml');
  expect(readContent(fixture.contentDir).problems).toEqual([
    {
      file: 'content/site.yaml',
      found: 'geen bestand met deze naam',
      expected: 'het bestand site.yaml in de map content',
      advice: 'zet het bestand terug, bijvoorbeeld uit een vorige versie op GitHub',
    },
  ]);
});

test('a missing file is found under a similar name', () => {
  fixture.remove('content/home.yaml');
  fixture.write('content/Home.yml', 'titel: x');
  expect(readContent(fixture.contentDir).problems?.[0]?.advice).toBe(
    'geef Home.yml de naam home.yaml (let op wat er na de punt staat)',
  );
});

test('a file that is not UTF-8 is a problem', () => {
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

test('without a content folder that file is missing, and nothing is thrown', () => {
  fixture.remove('content');
  expect(readContent(fixture.contentDir).problems).toHaveLength(1);
});

test('Windows line ends and a byte order mark are valid', () => {
  fixture.write(
    'content/contact.yaml',
    `\ufeff${fixture.read('content/contact.yaml').replaceAll('\n', '\r\n')}`,
  );
  expect(readContent(fixture.contentDir).problems).toBeUndefined();
});

test('a price with cents is a number, and `ja` is true', () => {
  fixture.edit('content/home.yaml', '      prijs: 6', '      prijs: 6.5');
  const { content } = readContent(fixture.contentDir);
  expect(content?.home.uniformen?.prijzen[0]?.prijs).toBe(6.5);
  expect(content?.documents.bivak[0]?.neutraal).toBe(true);
});

test('dates become days without a zone', () => {
  const { content } = readContent(fixture.contentDir);
  expect(content?.camp?.kamp.van).toEqual({ day: 8, month: 7 });
  expect(content?.calendar?.werkjaar.van).toEqual({ day: 16, month: 9, year: 2026 });
});

test('empty and missing both mean none', () => {
  const none = (file: string, field: RegExp) => {
    const text = fixture.read(file);
    const [all = '', key = ''] = field.exec(text) ?? [];
    if (!all) throw new Error(`${file} does not contain ${field}`);
    for (const left of [`${key}\n`, '']) {
      fixture.write(file, text.replace(all, left));
      expect([file, left, readContent(fixture.contentDir).problems]).toEqual([file, left, undefined]);
    }
    fixture.write(file, text);
  };
  none('content/leiding/jongens.yaml', /^( {4}leiding:)\n(?: {6}.*\n)+/m);
  none('content/documenten.yaml', /^(lidgeld:)\n(?: {2}.*\n)+/m);
  none('content/documenten.yaml', /^(bivak:)\n(?: {2}.*\n)+/m);
  none('content/kalender.yaml', /^(evenementen:)\n(?: {2}.*\n)+/m);
  none('content/kalender.yaml', /^( {2}geenActiviteit:)\n(?: {4}.*\n)+/m);
  none('content/site.yaml', /^(activiteiten:)\n(?: {2}.*\n)+/m);
  none('content/site.yaml', /^(facebook:) .*\n/m);
  none('content/bivak.yaml', /^( {2}bezoek:)\n(?: {4}.*\n)+/m);
});

test('a text over two lines is one line with a space', () => {
  fixture.edit('content/kalender.yaml', 'inleiding: ', 'inleiding: "Een\n  twee" # ');
  expect(readContent(fixture.contentDir).content?.calendar?.inleiding).toBe('Een twee');
});

test('a block where one value stands names the fields it needs, and a list what it is', () => {
  fixture.edit(
    'content/leiding/jongens.yaml',
    'leiding:\n      - naam: Jelle',
    'leiding: Jelle\n    x:\n      - naam: Jelle',
  );
  fixture.edit('content/home.yaml', '  foto:\n', '  foto: hero.jpg\n  y:\n');
  const { problems = [] } = readContent(fixture.contentDir);
  expect(problems.find(({ field }) => field === 'welkom › foto')).toMatchObject({
    found: 'hero.jpg',
    expected: 'een blok met de velden bestand, alt',
  });
});

test('wrapped text may go on with an address or an hour', () => {
  fixture.edit(
    'content/kalender.yaml',
    'inleiding: ',
    'inleiding: Kom om\n  14:00 naar\n  https://groep.be # ',
  );
  expect(readContent(fixture.contentDir).content?.calendar?.inleiding).toBe(
    'Kom om 14:00 naar https://groep.be',
  );
});

test('a file full of tabs has problems for its first five lines', () => {
  fixture.write('content/bivak.yaml', fixture.read('content/bivak.yaml').replaceAll('\n  ', '\n\t'));
  const problems = (readContent(fixture.contentDir).problems ?? []).filter(
    ({ file }) => file === 'content/bivak.yaml',
  );
  expect(problems).toHaveLength(5);
  expect(problems.at(-1)?.advice).toMatch(/verder in dit bestand zijn er nog \d+ zulke regels/);
});

test('the conflict markers of Git are problems', () => {
  fixture.edit(
    'content/bivak.yaml',
    'kop: Op poelkamp',
    '<<<<<<< HEAD\nkop: Op poelkamp\n=======\nkop: Op kamp\n>>>>>>> nieuw',
  );
  expect(
    (readContent(fixture.contentDir).problems ?? []).map(({ line, expected }) => [line, expected]),
  ).toEqual([
    [3, 'geen regels van Git tussen de inhoud'],
    [5, 'geen regels van Git tussen de inhoud'],
    [7, 'geen regels van Git tussen de inhoud'],
    [6, 'het veld kop één keer op deze plaats'],
  ]);
});
