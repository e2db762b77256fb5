/** @jest-environment node */
import { exampleContent, exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { withPlainSpaces } from '@/lib/text/words';

const texts = exampleTexts();
const written = texts['verhuur.yaml'] ?? '';

/** The problems of the full group after a change in its rental file: line, field, what is expected and the remedy. */
function problems(from: string, to: string) {
  if (!written.includes(from)) throw new Error(`The rental file does not hold ${from}`);
  const checked = checkContent({ ...texts, 'verhuur.yaml': written.replace(from, () => to) });
  return (checked.problems ?? []).map(({ field, expected = '', advice }) => ({
    field,
    expected: withPlainSpaces(expected),
    advice,
  }));
}

test('every block about renting is optional', () => {
  const without = written.slice(0, written.indexOf('\nbezet:'));
  expect(without).toContain('kaart:');
  const { content, problems: found } = checkContent({ ...texts, 'verhuur.yaml': without });
  expect(found).toBeUndefined();
  expect([
    content?.rental?.bezet,
    content?.rental?.prijzen,
    content?.rental?.aanvraag,
    content?.rental?.infofiche,
  ]).toEqual(Array(4).fill(undefined));
});

/** The rental file without blocks of its first level. */
const less = (...names: string[]) =>
  names.reduce((file, name) => file.replace(new RegExp(`^${name}:\\n(?:[ #].*\\n|\\n)*`, 'm'), ''), written);

test('a hall without beds is rented by parts of a day, and has nothing that counts nights', () => {
  const check = (file: string) => checkContent({ ...texts, 'verhuur.yaml': file });
  const { content, problems: found } = check(less('slapen', 'bezet', 'prijzen', 'aanvraag'));
  expect(found).toBeUndefined();
  expect(content?.rental?.slapen).toBeUndefined();
  expect(content?.rental?.dagdelen?.delen.map(({ naam }) => naam)).toEqual([
    'Voormiddag',
    'Namiddag',
    'Avond',
  ]);

  const fields = (file: string) => check(file).problems?.map(({ field }) => field);
  expect(fields(less('slapen'))).toEqual(['bezet', 'prijzen']);
  expect(fields(less('slapen', 'bezet', 'prijzen'))).toBeUndefined();
  expect(fields(less('slapen', 'dagdelen', 'bezet', 'prijzen'))).toEqual(['aanvraag']);
  expect(fields(less('slapen', 'dagdelen', 'bezet', 'prijzen', 'aanvraag'))).toBeUndefined();
});

test('a part of a day ends at another hour than it begins, after midnight too', () => {
  expect(problems('tot: "01:00"', 'tot: "18:30"')).toMatchObject([{ field: 'dagdelen › delen 3 › tot' }]);
});

describe('parts of a day that are taken', () => {
  const parts = exampleContent().rental.dagdelen;

  test('are named, or hours of their own, or else the whole day', () => {
    const words = parts?.verhuurd?.map((taken) =>
      taken.map(({ day, from, until }) => [day.day, from, until]),
    );
    expect(words).toEqual([
      [13, 27, 3].map((day) => [day, '19:00', '21:00']),
      [
        [20, '09:00', '12:30'],
        [20, '13:00', '17:30'],
        [20, '18:30', '01:00'],
      ],
      [
        [24, '13:00', '17:30'],
        [24, '18:30', '01:00'],
      ],
    ]);
  });

  test.each([
    ['a name that no part has', 'welke: [Namiddag, Avond]', 'welke: [Namiddag, Nacht]', 'welke 2'],
    ['a name and hours', 'tot: "21:00"', 'tot: "21:00"\n      welke: [Avond]', ''],
    ['hours without an end', '      tot: "21:00"\n', '', ''],
    ['a last week before the first', '3 februari 2027', '6 januari 2027', 'elkeWeekTot'],
    ['weeks for more than a year', '3 februari 2027', '26 januari 2028', 'elkeWeekTot'],
    ['an exception on another day', '[20 januari 2027]', '[20 januari 2027, 21 januari 2027]', 'behalve 2'],
  ])('with %s are a problem', (_, from, to, field) => {
    const [found, ...more] = problems(from, to);
    expect(found?.field).toMatch(new RegExp(`^dagdelen › verhuurd \\d( › )?${field}$`));
    expect(more).toEqual([]);
  });

  test.each([
    ['that somebody rented already', '24 januari 2027', 'op 24 januari is 13 tot 17.30 uur al verhuurd'],
    ['on which somebody sleeps', '19 december 2026', 'van 18 tot 20 december 2026 is het lokaal al verhuurd'],
    ['of a weekly course', '27 januari 2027', 'op 27 januari is 19 tot 21 uur al verhuurd'],
  ])('on hours %s are a problem', (_, day, expected) => {
    const [found] = problems('dag: 20 januari 2027', `dag: ${day}`);
    expect(found?.expected).toContain(expected);
  });
});

test('who rents the hall is private: pages get the days alone', () => {
  expect(written).toContain('Muizenissen');
  const content = exampleContent();
  expect(JSON.stringify(content)).not.toMatch(/Muizenissen|kantklossen/);
  expect(content.rental.bezet?.periodes[0]).toEqual({
    from: { day: 4, month: 12, year: 2026 },
    until: { day: 6, month: 12, year: 2026 },
  });
});

describe('a taken period', () => {
  test('that begins before another has ended is a problem with the days of that other', () => {
    expect(problems('van: 18 december 2026', 'van: 5 december 2026')).toEqual([
      {
        field: 'bezet › periodes 2 › van',
        expected: 'een periode die niet overlapt met die van 4 tot 6 december 2026',
        advice: 'kijk welke van de twee juist is; vertrekken en aankomen op dezelfde dag mag wel',
      },
    ]);
  });

  test('may begin on the day that another ends', () => {
    expect(problems('van: 18 december 2026', 'van: 6 december 2026')).toEqual([]);
  });

  test('that ends before it begins, or on the same day, is a problem', () => {
    const expected = [
      {
        field: 'bezet › periodes 1 › tot',
        expected: 'een dag van vertrek na de dag van aankomst (veld van)',
        advice: 'kijk of van en tot niet omgewisseld zijn, en of het jaar klopt',
      },
    ];
    expect(problems('tot: 6 december 2026', 'tot: 3 december 2026')).toEqual(expected);
    expect(problems('tot: 6 december 2026', 'tot: 4 december 2026')).toEqual(expected);
  });
});

describe('the prices', () => {
  test('that leave days without a price are a problem with the first of those days', () => {
    expect(problems('tot: 15 augustus', 'tot: 10 augustus')).toEqual([
      {
        field: 'prijzen › tarieven 2 › tot',
        expected: 'tarieven voor elke dag van het jaar: voor 11 augustus is er geen prijs',
        advice:
          'laat dit tarief doorlopen tot het volgende begint, of voeg een tarief toe voor de dagen ertussen',
      },
    ]);
  });

  test('that leave only the leap day without a price are a problem too', () => {
    expect(
      problems(
        'tot: 30 juni\n',
        `tot: 28 februari\n      perPersoon: 5\n    - naam: Lente\n      van: 1 maart\n      tot: 30 juni\n`,
      ).filter(({ field }) => field?.includes('tot')),
    ).toMatchObject([{ expected: 'tarieven voor elke dag van het jaar: voor 29 februari is er geen prijs' }]);
  });

  test('of which two hold on one day are a problem with that day', () => {
    expect(problems('van: 1 juli\n      tot: 15', 'van: 20 juni\n      tot: 15')).toEqual([
      {
        field: 'prijzen › tarieven 2 › van',
        expected: 'een tarief dat begint waar ‘Schooljaar’ ophoudt: op 20 juni gelden er nu twee',
        advice: 'verbeter van of tot, zodat elke dag bij één tarief hoort',
      },
    ]);
  });

  test('need a price in each rate, both days or neither, and names of their own', () => {
    expect(problems('      perNacht: 45\n      perPersoon: 5.75\n', '')).toMatchObject([
      { field: 'prijzen › tarieven 1', expected: 'een prijs: het veld perPersoon, of perNacht, of allebei' },
    ]);
    expect(problems('      tot: 15 augustus\n', '')).toMatchObject([
      { field: 'prijzen › tarieven 2', expected: 'de velden van en tot allebei, of geen van de twee' },
    ]);
    expect(problems('naam: Zomer', 'naam: Schooljaar')).toMatchObject([
      { field: 'prijzen › tarieven 2 › naam', expected: 'een naam die nog geen ander tarief heeft' },
    ]);
  });

  test('end after they begin', () => {
    expect(problems('tot: 31 december 2027', 'tot: 31 december 2026')).toMatchObject([
      { field: 'prijzen › tot', expected: 'een dag na het begin (veld van)' },
    ]);
  });
});

test('a kind of group stands in the list once', () => {
  expect(problems('naam: Schoolklas', 'naam: Jeugdbeweging')).toMatchObject([
    { field: 'aanvraag › groepen 2 › naam', expected: 'een soort groep die er nog niet staat' },
  ]);
});

test('whom to call has a number, short or long, or a place', () => {
  expect(problems('telefoon: "112"', 'telefoon: "12"')).toMatchObject([
    { field: 'infofiche › bellen 1 › telefoon', expected: expect.stringContaining('"112"') },
  ]);
  expect(problems('telefoon: "112"', 'telefoon: "070 245 245"')).toEqual([]);
  expect(problems('waar: achter de gele deur', 'telefoon: "112"\n      waar: daar')).toMatchObject([
    { field: 'infofiche › bellen 3', expected: 'precies één van de velden telefoon of waar' },
  ]);
});

test('a photo is of a room that the floor plan has, whatever the capitals', () => {
  expect(problems('ruimte: Kamer 5', 'ruimte: kamer 5')).toEqual([]);
  expect(problems('ruimte: Kamer 5', 'ruimte: Kamer 6')).toEqual([
    {
      field: 'fotos › lijst 10 › ruimte',
      expected: 'een ruimte van de plattegrond: Kamer 1, Kamer 2, Kamer 3, Kamer 4, Kamer 5, Refter, Keuken',
      advice: expect.stringContaining('kies er een van'),
    },
  ]);
});
