/** @jest-environment node */
import { embargoedName, textWithoutEmbargoed } from './embargo';

const file = (day: string) => `kop: De leiding
${day}groepen:
  - naam: Stuurvrouwen
    leiding:
      - naam: Mila
      - naam: "Zoë"
        foto: leiding/zoe.jpg
        toestemming: ja
`;
const eve = { year: 2026, month: 9, day: 26 };
const day = { year: 2026, month: 9, day: 27 };

test('until their date embargoed leaders are not in the text; lines and list lengths are unchanged', () => {
  const secret = file('bekendOp: 27 september 2026\n');
  const text = textWithoutEmbargoed('girls', secret, eve);
  expect(text).not.toMatch(/Mila|Zoë|zoe/);
  expect(text).toContain('- naam: Stuurvrouwen');
  expect(text.split(embargoedName)).toHaveLength(3);
  expect(text.split('\n')).toHaveLength(secret.split('\n').length);
});

test.each([
  ['on that day', 'bekendOp: 27 september 2026\n'],
  ['without such a day', ''],
])('%s the file is what it is', (_when, line) => {
  expect(textWithoutEmbargoed('girls', file(line), day)).toBe(file(line));
});

test('a date that cannot be read is an embargo', () => {
  expect(textWithoutEmbargoed('girls', file('bekendOp: binnenkort\n'), day)).not.toContain('Mila');
});

describe('a secret activity', () => {
  const programme = `programma:
  - datum: 27 september 2026
    voor: [Kwiks]
    wat: Kapersnacht
    tekst: >
      Wie vindt
      het zwaard?
    waar: De molen
    mee: [zaklamp]
    geheimTot: 27 september 2026
  - datum: 27 september 2026
    wat: Startdag
    waar: Het veld
`;

  test('has until its day only its date, hours and what to bring', () => {
    const text = textWithoutEmbargoed('programme', programme, eve);
    expect(text).not.toMatch(/Kapers|zwaard|vindt|molen/);
    expect(text).toMatch(
      /wat: Blijft een verrassing\n[\s\S]*mee: \[zaklamp\][\s\S]*wat: Startdag\n {4}waar: Het veld/,
    );
    expect(text.split('\n')).toHaveLength(programme.split('\n').length);
  });

  test('is in the text from that day on', () => {
    expect(textWithoutEmbargoed('programme', programme, day)).toBe(programme);
  });
});

test('the secret place of a camp is not in the text, nor the way and the address for letters; the fields stay', () => {
  const camp = `kamp:
  van: 8 juli
  plaats:
    naam: Schuur
    straat: Dreef 18
    postcode: "9998"
    gemeente: Elzenmeer
  geheimTot: 27 september 2026
boekje:
  weg: Langs de kerk
  post:
    adres: Poelkamp
    tip: Schrijf
`;
  const text = textWithoutEmbargoed('camp', camp, eve, camp);
  expect(text).not.toMatch(/Schuur|Dreef|9998|Elzen|kerk|Poel/);
  expect(text).toMatch(/van: 8 juli\n[\s\S]*naam: Nog een verrassing[\s\S]*postcode: "1111"/);
  expect(text.split('\n')).toHaveLength(camp.split('\n').length);
  expect(textWithoutEmbargoed('camp', camp, day, camp)).toBe(camp);
});

test('the place of an age group’s own camp is secret as long as that of most', () => {
  const team = 'groepen:\n  - naam: Ribbels\n    kamp:\n      waar: De Zomereik\n    leiding: []\n';
  const camp = 'kamp:\n  geheimTot: 27 september 2026\n';
  expect(textWithoutEmbargoed('girls', team, eve, camp)).toBe(
    team.replace('De Zomereik', 'Nog een verrassing'),
  );
  expect(textWithoutEmbargoed('girls', team, day, camp)).toBe(team);
  expect(textWithoutEmbargoed('girls', team, eve)).toBe(team);
});

test('a page of the group’s own is its name alone until its day, with as many lines', () => {
  const own = (line: string) =>
    `paginas:\n  - naam: Feest\n    staatIn: menu\n${line}    inleiding: Zwembad!\n    blokken:\n      - titel: Zwembad\n        tekst: [Een zwembad in de weide.]\n`;
  const text = textWithoutEmbargoed('ownPages', own('    bekendOp: 27 september 2026\n'), eve);
  expect(text).not.toMatch(/zwembad/i);
  expect(text).toContain('- naam: Feest\n    staatIn: menu');
  expect(text.split(embargoedName)).toHaveLength(4);
  expect(textWithoutEmbargoed('ownPages', own('    bekendOp: 27 september 2026\n'), day)).toContain(
    'Zwembad',
  );
  expect(textWithoutEmbargoed('ownPages', own(''), eve)).toBe(own(''));
});
