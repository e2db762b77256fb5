/** @jest-environment node */
import { repair } from './repair';

/** Returns the problems of a list of leaders as `line: advice`. */
function remedies(lines: string[]): string[] {
  const countWrong = (value: unknown) =>
    JSON.stringify(value).includes('"leiding":[{"naam":"Wout","foto":"w.jpg"},{"naam":') ? 0 : 1;
  return repair('x.yaml', lines.join('\n'), { countWrong }).problems.map(
    ({ line, advice }) => `${line}: ${advice}`,
  );
}

const list = (third: string, fourth: string) => [
  'groepen:',
  '  - leiding:',
  '      - naam: Wout',
  '        foto: w.jpg',
  third,
  fourth,
  '      - naam: Seppe',
  '        foto: s.jpg',
];

test.each([
  ['    - naam: Lander', '      foto: l.jpg', '5: zet 2 spaties extra vooraan op regel 5 tot 6'],
  ['     - naam: Lander', '       foto: l.jpg', '5: zet 1 spatie extra vooraan op regel 5 tot 6'],
  ['        - naam: Lander', '          foto: l.jpg', '5: haal 2 spaties weg vooraan op regel 5 tot 6'],
  ['- naam: Lander', '  foto: l.jpg', '5: zet 6 spaties extra vooraan op regel 5 tot 6'],
  ['      - naam: Lander', '       foto: l.jpg', '6: zet 1 spatie extra vooraan op regel 6'],
  ['      - naam: Lander', '         foto: l.jpg', '6: haal 1 spatie weg vooraan op regel 6'],
  ['      – naam: Lander', '        foto: l.jpg', '5: schrijf - naam: Lander'],
  ['      - naam; Lander', '        foto: l.jpg', '5: schrijf - naam: Lander'],
])('in a list, %s and %s › %s', (third, fourth, advice) => {
  expect(remedies(list(third, fourth))).toEqual([advice]);
});

test('a name below which nothing stands is swapped back, not moved into the item above that has one', () => {
  const lines = [
    ...['derden:', '  lijst:', '    - naam: Wout', '      tekst: Speelt gitaar.'],
    ...['    naam: Elders', '  andere:', '    tekst: Een link naar een andere site.'],
  ];
  const countWrong = ({ derden, ...others }: { derden?: object }) =>
    Object.keys(others).length === 0 && Object.keys(derden ?? {}).join() === 'lijst,andere' ? 0 : 1;
  const known = { countWrong: (value: unknown) => countWrong(value as { derden?: object }) };
  expect(repair('x.yaml', lines.join('\n'), known).problems).toMatchObject([
    { line: 5, advice: 'wissel regel 5 en regel 6 van plaats' },
  ]);
});

test.each([
  [['werking:', '  uur: 2', 'voettekst', '  groet: Tot dan!'], '3: schrijf voettekst:'],
  [['uur: 2', '', '# Van vroeger.', '  - { van: /a }'], '3: zet een regel met adressen: boven regel 3'],
])('the name of a block: %j › %s', (lines, advice) => {
  const { problems } = repair('x.yaml', lines.join('\n'), { countWrong: () => 0, blocks: ['adressen'] });
  expect(problems.map(({ line, advice }) => `${line}: ${advice}`)).toEqual([advice]);
});

test('two swapped lines', () => {
  const [first = '', second = '', ...rest] = list('      - naam: Lander', '        foto: l.jpg');
  expect(remedies([second, first, ...rest])).toEqual(['1: wissel regel 1 en regel 2 van plaats']);
});

test('a repair that leaves many fields wrong is refused', () => {
  const lines = list('    - naam: Lander', '      foto: l.jpg');
  expect(repair('x.yaml', lines.join('\n'), { countWrong: () => 4 }).problems).toEqual([]);
});

test('two mistakes in one file are both repaired', () => {
  const lines = [
    ...list('      - naam: Lander', '       foto: l.jpg'),
    '       - naam: Bram',
    '         foto: b.jpg',
  ];
  expect(remedies(lines)).toEqual([
    '6: zet 1 spatie extra vooraan op regel 6',
    '9: haal 1 spatie weg vooraan op regel 9 tot 10',
  ]);
});

test('a text over two lines with a colon in it needs quotes', () => {
  const inventedFields = (value: unknown) => (JSON.stringify(value).includes('"Opgelet":') ? 1 : 0);
  const lines = ['tekst: Kom naar het lokaal', '  Opgelet: het is koud', 'meer: x'];
  expect(repair('x.yaml', lines.join('\n'), { countWrong: inventedFields }).problems).toMatchObject([
    { line: 2, found: 'Opgelet: het is koud' },
  ]);
});

test('a line that has a problem already is repaired without another problem', () => {
  const lines = list('      - naam: Lander', '  foto: l.jpg');
  const { text, problems } = repair('x.yaml', lines.join('\n'), { countWrong: () => 0 }, new Set([6]));
  expect(problems).toEqual([]);
  expect(text.split('\n')[5]).toBe('        foto: l.jpg');
});

test('a colour without quotes is left to its own message, not taken for a wrong indent below it', () => {
  const text = 'kleuren:\n  accent: #d3213a\n\nlokaal:\n  naam: De Eik\n';
  const withoutColour = (value: unknown) => (JSON.stringify(value).includes('#d3213a') ? 0 : 1);
  expect(repair('x.yaml', text, { countWrong: withoutColour })).toEqual({ text, problems: [] });
});

test('valid text, and text that no small change repairs, is unchanged', () => {
  for (const text of ['a: 1\n', 'a: [1\nb: {\n  c: "\n- x: ]\n']) {
    expect(repair('x.yaml', text, { countWrong: () => 0 })).toEqual({ text, problems: [] });
  }
});

test('a comment that lost its sign', () => {
  const lines = ['Hoe mensen jullie bereiken.', '', 'titel: Contact'];
  const countWrong = (value: unknown) => (Object(value).Hoe ? 1 : 0);
  expect(repair('x.yaml', lines.join('\n'), { countWrong }).problems).toMatchObject([
    { line: 1, advice: 'schrijf # Hoe mensen jullie bereiken.' },
  ]);
});

describe('what was lost', () => {
  const events = [
    'evenementen:',
    '  - naam: Winterbar',
    '    datum: 18 december',
    '  - naam: Tocht',
    '    datum: 5 maart',
  ];
  const known = {
    countWrong: (value: unknown) => (JSON.stringify(value).includes('"evenementen":[{"naam"') ? 0 : 1),
    blocks: ['meldingen', 'evenementen'],
  };
  const remediesFor = (lines: readonly string[]) =>
    repair('x.yaml', lines.join('\n'), known).problems.map(({ line, advice }) => `${line}: ${advice}`);
  const dash = (line: number) =>
    `${line}: zet op regel ${line} een streepje en een spatie in de plaats van de laatste 2 spaties vooraan`;

  test.each([2, 4])('the dash of line %i: it comes back, and no event is lost', (line) => {
    expect(remediesFor(events.with(line - 1, events[line - 1]?.replace('- ', '  ') ?? ''))).toEqual([
      dash(line),
    ]);
  });

  test('the line with a name: the photo of the next one does not become that of the one above', () => {
    const leaders = [
      'leiding:',
      '  - naam: An',
      '    foto: an.jpg',
      '    toestemming: ja',
      '    foto: bo.jpg',
      '    toestemming: ja',
    ];
    expect(remediesFor(leaders)).toEqual([dash(5)]);
  });

  test('one field that is there twice is no new item', () => {
    expect(remediesFor([...events, '    datum: 6 maart'])).toEqual([]);
  });

  test('the space after a dash: that line alone is named', () => {
    expect(remediesFor(events.with(3, '  -naam: Tocht'))).toEqual(['4: schrijf - naam: Tocht']);
  });

  test('the name of a block, between a blank line and what is in it', () => {
    expect(remediesFor(['titel: Agenda', '', ...events.slice(1)])).toEqual([
      '3: zet een regel met evenementen: boven regel 3',
    ]);
  });
});
