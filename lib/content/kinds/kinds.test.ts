/** @jest-environment node */
import type * as z from 'zod';
import { readMessage } from '@/lib/content/problem';
import { inFile } from '@/lib/content/wordings';
import { noticeLevel } from './choice';
import { colour } from './colour';
import { date, dayMonth } from './date';
import { dayOff } from './dayOff';
import { email } from './email';
import { icon } from './icon';
import { link, linkOrPage, siteAddress } from './link';
import { fee, latitude, price } from './number';
import { phone } from './phone';
import { plain } from './plain';
import { postcode, postcodeAnywhere } from './postcode';
import { text } from './text';
import { time } from './time';
import { workingYear } from './workingYear';

/** The message about a value, for the editor of a content file; undefined when it is right. */
function messageAbout(value: unknown, schema: z.ZodType) {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) return undefined;
  const { part: _quoted, ...message } = readMessage(inFile(issue.message)); // which part is quoted: problem.test.ts
  return message;
}

test.each([
  ['2026-11-13', 'schrijf 13 november 2026', '13 november 2026'],
  ['za 21 nov 2026', 'schrijf 21 november 2026 (dat is een zaterdag)', '21 november 2026'],
  ['zaterdag 21 november 2026', 'schrijf 21 november 2026 (dat is een zaterdag)', '21 november 2026'],
  ['Vrijdag 21 nov. 2026', 'schrijf 21 november 2026 (dat is een zaterdag)', '21 november 2026'],
  ['31 okt. 2026', 'schrijf 31 oktober 2026', '31 oktober 2026'],
  ['1 mrt 2027', 'schrijf 1 maart 2027', '1 maart 2027'],
  ['1e september 2026', 'schrijf 1 september 2026', '1 september 2026'],
  ['za 13/2/27', 'schrijf 13 februari 2027 (dat is een zaterdag)', '13 februari 2027'],
  ['27 september 0027', 'schrijf 27 september 2027', '27 september 2027'],
  ['31 november 2026', 'november heeft 30 dagen: kijk welke dag je bedoelt', undefined],
])('the date %s › %s', (value, advice, instead) => {
  expect(messageAbout(value, date)).toEqual({
    expected: 'een dag, een maand in woorden en een jaar, bijvoorbeeld 27 september 2026',
    advice,
    instead,
  });
});

test.each([
  ['20 februari', '2026-11-24', '20 februari 2027'],
  ['20/2', '2026-11-24', '20 februari 2027'],
  ['5 dec', '2026-11-24', '5 december 2026'],
  ['24 november', '2026-11-24', '24 november 2026'],
])('the date %s on %s › %s: a day without a year is the next one', (value, now, instead) => {
  jest.useFakeTimers({ now: new Date(`${now}T12:00:00Z`) });
  const message = messageAbout(value, date);
  jest.useRealTimers();
  expect(message).toMatchObject({ advice: `schrijf ${instead} (met het juiste jaar)`, instead });
});

test.each(['16/7', '16 jul'])('the day and month %s › schrijf 16 juli', (value) => {
  expect(messageAbout(value, dayMonth)).toEqual({
    expected: 'een dag en een maand in woorden, zonder jaar, bijvoorbeeld 21 juli',
    advice: 'schrijf 16 juli',
    instead: '16 juli',
  });
});

test.each([
  ['35 euro', '35'],
  ['12,50', '12.50'],
  ['€ 12,50', '12.50'],
])('the price %s › %s', (value, instead) => {
  expect(messageAbout(value, price)).toEqual({
    expected: 'een getal zonder tekst, bijvoorbeeld 40 of 12.5',
    advice: `schrijf alleen het getal, zonder woorden of aanhalingstekens: ${instead}`,
    instead,
  });
});

test('a fee of nothing is none', () => {
  expect(messageAbout(0, fee)).toEqual({
    expected: 'een bedrag van meer dan 0',
    advice: 'schrijf het bedrag, of haal dit weg en zeg in een tekst dat het niets kost',
  });
  expect(messageAbout('35', fee)).toEqual(messageAbout('35', price));
});

test('a price without a number has no remedy of its own', () => {
  expect(messageAbout('veertig', price)).toEqual({
    expected: 'een getal zonder tekst, bijvoorbeeld 40 of 12.5',
  });
});

test('a link of a map for a latitude › the number in it, or how to find a link with a place', () => {
  expect(messageAbout('https://maps.google.com/?q=51.05432,3.71745', latitude)).toMatchObject({
    instead: '51.05432',
  });
  expect(messageAbout('https://maps.app.goo.gl/aB3dE5f7', latitude)).toEqual({
    expected: 'een getal met een punt tussen 49 en 52, bijvoorbeeld 50.05',
    advice:
      'in deze link staat geen plaats: hou in de kaart je vinger op jullie lokaal en kopieer de twee getallen, of open de link in een browser en kopieer het adres bovenaan',
  });
});

test('a latitude that is a longitude', () => {
  expect(messageAbout(5, latitude)).toEqual({
    expected: 'een getal met een punt tussen 49 en 52, bijvoorbeeld 50.05',
    advice:
      'kopieer het getal van de kaart; kijk ook of de breedtegraad (rond 51) en de lengtegraad (rond 4) niet omgewisseld zijn',
  });
});

test('a working year of two years that do not follow each other', () => {
  expect(messageAbout('2025-2027', workingYear)).toEqual({
    expected: 'een werkjaar van twee jaartallen na elkaar, bijvoorbeeld 2025-2026',
    advice: 'verbeter de jaartallen',
  });
});

test('an hour without minutes', () => {
  expect(messageAbout('14u', time)).toEqual({
    expected: 'een uur van vier cijfers, bijvoorbeeld "14:00"',
    advice: 'schrijf "14:00"',
    instead: '14:00',
  });
});

test('an hour of one digit, which the afternoon has too, is asked for', () => {
  expect(messageAbout('2:30', time)).toEqual({
    expected: 'een uur van vier cijfers, bijvoorbeeld "14:00"',
    advice: 'kies "14:30" als het ’s middags is, of "02:30" als het ’s nachts is',
  });
  expect(messageAbout('9:30', time)).toMatchObject({ advice: 'schrijf "09:30"' });
});

test('a level of a notice that does not exist', () => {
  expect(messageAbout('dringend', noticeLevel)).toEqual({
    expected: 'opgelet of info',
    advice: 'kies opgelet voor wat iedereen vandaag moet weten, of info voor de rest',
  });
});

test('a misspelt icon', () => {
  expect(messageAbout('showr', icon)).toEqual({
    expected: 'de naam van een tekening',
    advice: 'bedoel je shower?',
  });
  const advised = messageAbout('oepsoeps', icon)?.advice;
  expect(advised).toMatch(/^kies een van deze: .*\btent\b/);
  expect(`${advised} ${messageAbout('menuu', icon)?.advice}`).not.toMatch(/\b(alert|close|menu)\b/);
});

test.each([
  ['0400 00 00 01', true],
  ['+32 470 12 34 56', true],
  ['04 222 33 44', true],
  ['09 222 33 44', true],
  ['0400 00 00 0', false],
  ['0400 oeps', false],
  ['0470 12 34 5', false],
  ['09 222 33 4', false],
  ['09 222 33 44 5', false],
])('the phone number %s is right: %s', (value, isRight) => {
  const message = {
    expected:
      'een telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"; een buitenlands begint met +',
    advice: 'schrijf het hele nummer, met de 0 vooraan, tussen aanhalingstekens',
  };
  expect(messageAbout(value, phone)).toEqual(isRight ? undefined : message);
});

test.each([
  ['#d32', '#dd3322'],
  ['D3213A', '#d3213a'],
  ['#d3213aff', '#d3213a'],
  ['rgb(211, 33, 58)', '#d3213a'],
  ['rood', undefined],
  ['#d3213', undefined],
  ['rgb(999, 0, 0)', undefined],
  [123, '#112233'],
])('the colour %j › %s', (value, instead) => {
  expect(messageAbout(value, colour)).toEqual({
    expected: 'een kleur met # en zes tekens tussen aanhalingstekens, bijvoorbeeld "#d3213a"',
    advice: instead
      ? `schrijf "${instead}"`
      : 'zoek de kleur in een kleurkiezer (zoek op internet naar kleurkiezer) en neem de # over met de zes tekens erna, tussen aanhalingstekens',
    instead,
  });
});

test.each(['1012 AB', 'L-9650', '59000', 'BE 9000', '0999'])(
  'the postcode %s of a hall › that of the town, in Belgium',
  (value) => {
    expect(messageAbout(value, postcode)).toEqual({
      expected: 'een Belgische postcode van vier cijfers tussen aanhalingstekens, bijvoorbeeld "9999"',
      advice:
        'schrijf de vier cijfers van de gemeente van jullie lokaal; alleen een kampplaats kan in het buitenland zijn',
    });
  },
);

test.each([
  ['9650', true],
  ['L-9650', true],
  ['NL-1234 AB', true],
  ['L9650', false],
  ['X-9650', false],
  [9650, false],
])('the postcode of a camp %j is right: %s', (value, isRight) => {
  expect(postcodeAnywhere.safeParse(value).success).toBe(isRight);
});

test.each([
  ['dag.paddenrijk.example', 'kijk of er één @ in staat, een punt erna, en geen spaties', undefined],
  ['mailto:info@groep.be', 'schrijf info@groep.be', 'info@groep.be'],
])('the e-mail address %s › %s', (value, advice, instead) => {
  const expected = 'een e-mailadres, bijvoorbeeld info@jouwgroep.be';
  expect(messageAbout(value, email)).toEqual({ expected, advice, instead });
});

describe('a link', () => {
  test.each([
    [
      'javascript:alert(1)',
      'haal de link weg die begint met javascript: – zo’n link kan bezoekers schaden',
      undefined,
    ],
    ['www.trooper.be', 'schrijf https://www.trooper.be', 'https://www.trooper.be'],
    [
      '/bivak',
      'schrijf het adres van de andere site waar dit naartoe leidt, helemaal, met https:// ervoor',
      undefined,
    ],
  ])('to another site as %s › %s', (value, advice, instead) => {
    const expected = 'een volledig webadres dat begint met https://';
    expect(messageAbout(value, link)).toEqual({ expected, advice, instead });
  });

  test('to another site or a page may be the address of a page', () => {
    expect(messageAbout('/bivak', linkOrPage)).toBeUndefined();
  });

  test.each(['oeps', '/leidin'])('to another site or to the site itself is no page: %s', (value) => {
    expect(messageAbout(value, siteAddress)?.advice).toBe(
      'schrijf een adres zoals https://www.onze-groep.be',
    );
    expect(messageAbout(value, link)?.advice).toMatch(/^schrijf het adres van de andere site/);
  });

  test('to the site itself has nothing after the name', () => {
    expect(messageAbout('https://www.paddenrijk.example/home', siteAddress)).toEqual({
      expected: 'het adres van de site zonder iets erachter, bijvoorbeeld https://www.jouwgroep.be',
      advice: 'schrijf https://www.paddenrijk.example',
      instead: 'https://www.paddenrijk.example',
    });
  });
});

describe('a title', () => {
  test.each(['Contact met info@groep.be', 'Hotel 5* en 3_4'])('may be %s', (value) => {
    expect(messageAbout(value, plain)).toBeUndefined();
  });

  test.each([
    ['**Contact**', 'Contact'],
    ['[Contact](/bivak) opnemen', 'Contact opnemen'],
    ['Contact *nu*', 'Contact nu'],
  ])('without markup: %s › %s', (value, instead) => {
    expect(messageAbout(value, plain)).toEqual({
      expected: 'gewone woorden: een titel, een naam of een knop kan niet vet zijn en geen link bevatten',
      advice: `schrijf ${instead}`,
      instead,
    });
  });

  test('without HTML', () => {
    expect(messageAbout('Op <script>alert(1)</script> poelkamp', plain)).toEqual({
      expected: 'gewone tekst zonder HTML (geen < en >)',
      advice: 'haal de < en > weg; vet schrijf je als **vet**, een link als [woorden](/bivak)',
    });
  });

  test('with the name of a fact that does not exist', () => {
    expect(messageAbout('Elke {werking.dg} van twee tot vijf', plain)).toMatchObject({
      advice: 'schrijf {werking.dag} in de plaats van {werking.dg}',
    });
  });
});

describe('running text', () => {
  test.each([
    'Bel **snel** of [schrijf](/contact) ons',
    'Mail naar info@groep.be of kijk op https://www.groep.be',
    'Bel [ons] (/bivak)',
  ])('may be %s', (value) => {
    expect(messageAbout(value, text)).toBeUndefined();
  });

  const bold =
    'zet vlak voor én vlak achter het vette woord twee sterretjes, zonder spatie ertussen: **vet**';
  const linkRemedy =
    'schrijf een link als [woorden](/bivak): eerst de woorden tussen [ en ], meteen erna het adres tussen ( en ), zonder spaties';
  test.each([
    ['Bel **snel ons', bold],
    ['Bel **snel ** ons', bold],
    ['Bel *snel* ons', 'schrijf **snel** in plaats van *snel*, of laat de tekens * weg'],
    ['Bel _snel_ ons', 'schrijf **snel** in plaats van _snel_, of laat de tekens _ weg'],
    ['Bel ![ons](/bivak)', 'haal de foto weg uit de tekst: een foto hoort in een veld foto'],
    ['Bel ons](/bivak)', linkRemedy],
  ])('with markup as %s › %s', (value, advice) => {
    const expected = 'een tekst met alleen **vet** en [woorden](/bivak) als opmaak';
    expect(messageAbout(value, text)).toEqual({ expected, advice });
  });

  test.each([
    ['Kijk op www.groep.be', 'schrijf [www.groep.be](https://www.groep.be)'],
    ['Kijk op http://groep.be', 'schrijf [http://groep.be](https://groep.be)'],
    ['De [leiding](/Jongensleiding)', 'schrijf (/jongensleiding) in plaats van (/Jongensleiding)'],
    [
      'De [leiding](javascript:alert(1))',
      'haal de link weg die begint met javascript: – zo’n link kan bezoekers schaden',
    ],
    [
      'De [leiding](//elders.example)',
      'kies een van /, /leiding, /jongensleiding, /meisjesleiding, /programma, /verhuur, /verhuur/infofiche, /bivak, /bivak/boekje, /lid-worden, /contact, /privacy, of schrijf het volledige webadres met https://',
    ],
  ])('with a link as in %s › %s', (value, advice) => {
    const expected = 'een link naar een pagina van de site, of een die begint met https://, mailto: of tel:';
    expect(messageAbout(value, text)).toEqual({ expected, advice });
  });
});

test('a day without activity may say why between brackets', () => {
  const day = { day: 27, month: 12, year: 2026 };
  expect(dayOff.parse('27 december 2026')).toEqual(day);
  expect(dayOff.parse('27 december 2026 (leidingsweekend)')).toEqual({ ...day, reason: 'leidingsweekend' });
  expect(dayOff.parse('27 december 2026 (weekend (Gent))')).toEqual({ ...day, reason: 'weekend (Gent)' });
});

test.each([
  ['27/12/2026 (leidingsweekend)', '27 december 2026 (leidingsweekend)'],
  ['27 december 2026 (**weg**)', '27 december 2026 (weg)'],
  ['27 dec 2026', '27 december 2026'],
])('the day without activity %s › %s', (value, instead) => {
  expect(messageAbout(value, dayOff)).toMatchObject({ advice: `schrijf ${instead}`, instead });
});
