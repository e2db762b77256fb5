/** @jest-environment node */

import { readContent } from '@/lib/content/check/read';
import { report } from '@/lib/content/problem';
import { testFixture } from '@/pipeline/check/fixture';

const fixture = testFixture();

// Mistakes against the notation of YAML.
test.each([
  {
    mistake: 'a tab',
    file: 'content/bivak.yaml',
    from: '  van: 8 juli',
    to: '\tvan: 8 juli',
    place: 'content/bivak.yaml, regel 11',
    found: 'een tab aan het begin van de regel: van: 8 juli',
    expected: 'spaties',
    advice: 'vervang de tab door spaties, zodat de regel recht onder de vorige van hetzelfde blok staat',
  },
  {
    mistake: 'a missing colon',
    file: 'content/site.yaml',
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
    file: 'content/site.yaml',
    from: 'korteNaam: ’t Paddenrijk',
    to: 'korteNaam:’t Paddenrijk',
    place: 'content/site.yaml, regel 5',
    found: 'korteNaam:’t Paddenrijk',
    expected: 'een spatie na de dubbelepunt',
    advice: 'schrijf korteNaam: ’t Paddenrijk',
  },
  {
    mistake: 'a colon too many',
    file: 'content/home.yaml',
    from: 'sticker: Drie keer proberen',
    to: 'sticker: Gratis: de eerste drie keer',
    place: 'content/home.yaml, regel 9',
    found: 'sticker: Gratis: de eerste drie keer',
    expected: 'één dubbelepunt met een spatie erna: die tussen de naam van het veld en de tekst',
    advice: 'zet de hele tekst tussen aanhalingstekens: sticker: "Gratis: de eerste drie keer"',
  },
  {
    mistake: 'a duplicate key',
    file: 'content/contact.yaml',
    from: 'kop: Contact',
    to: 'kop: Contact\nkop: Schrijf ons',
    place: 'content/contact.yaml, regel 4, veld kop',
    found: 'kop: Schrijf ons (het veld staat ook op regel 3)',
    expected: 'het veld kop één keer op deze plaats',
    advice: 'hou één van de twee regels kop over en haal de andere weg',
  },
  {
    mistake: 'an unclosed quote',
    file: 'content/site.yaml',
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
    file: 'content/site.yaml',
    from: 'straat: Mosstraat 7',
    to: "straat: 't Veld 1",
    place: 'content/site.yaml, regel 15',
    found: "straat: 't Veld 1",
    expected: 'een tekst die op dezelfde regel met een aanhalingsteken begint én eindigt',
    advice: 'zet de hele tekst tussen dubbele aanhalingstekens: straat: "\'t Veld 1"',
  },
  {
    mistake: 'a text that begins with bold words',
    file: 'content/home.yaml',
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
    file: 'content/contact.yaml',
    from: 'kop: Contact',
    to: 'kop: [Contact](/contact) en meer',
    place: 'content/contact.yaml, regel 3',
    found: 'kop: [Contact](/contact) en meer',
    expected: 'een tekst die niet begint met een teken zoals *, [, {, &, !, %, @, ` of |',
    advice: 'zet de hele tekst tussen aanhalingstekens: kop: "[Contact](/contact) en meer"',
  },
  {
    mistake: 'a line that begins too far to the right',
    file: 'content/bivak.yaml',
    from: '  tot: 16 juli',
    to: '    tot: 16 juli',
    place: 'content/bivak.yaml, regel 12',
    found: 'tot: 16 juli (deze regel begint met 4 spaties)',
    expected: 'een veld dat begint met 2 spaties, zoals regel 11',
    advice: 'haal 2 spaties weg vooraan op regel 12',
  },
  {
    mistake: 'a dash without a space',
    file: 'content/home.yaml',
    from: '    - maar mee!',
    to: '    -maar mee!',
    place: 'content/home.yaml, regel 8',
    found: '-maar mee! (dit wordt nu bij de regel erboven geplakt)',
    expected:
      'een spatie na het streepje of na de dubbelepunt, en evenveel spaties vooraan als de regels van hetzelfde blok',
    advice: 'schrijf - maar mee!',
  },
  {
    mistake: 'a hash that would swallow the rest of a text',
    file: 'content/bivak.yaml',
    from: 'titel: Negen dagen zonder klok',
    to: 'titel: Onze #1 van het jaar',
    place: 'content/bivak.yaml, regel 10',
    found: 'titel: Onze #1 van het jaar',
    expected: 'een tekst zonder losse #: wat na een spatie en # komt, valt weg',
    advice: 'zet de hele tekst tussen aanhalingstekens: titel: "Onze #1 van het jaar"',
  },
  {
    mistake: 'a list without its closing bracket',
    file: 'content/documenten.yaml',
    from: '[CM, Solidaris, Helan, Liberale Mutualiteit, VNZ]',
    to: '[CM, Solidaris, Helan, Liberale Mutualiteit, VNZ',
    place: 'content/documenten.yaml, regel 5',
    found: 'ziekenfondsen: [CM, Solidaris, Helan, Liberale Mutualiteit, VNZ',
    expected: 'een lijst die op dezelfde regel begint met [ en eindigt met ]',
    advice: 'zet aan het einde van deze regel de ] (of }) die ontbreekt, of haal de [ (of {) vooraan weg',
  },
])('$mistake › its line and the remedy', ({ file, from, to, place, found, expected, advice }) => {
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
