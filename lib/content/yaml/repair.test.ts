/** @jest-environment node */
import { repair } from './repair';

/** Returns the problems of a list of leaders as `line: advice`. */
function remedies(lines: string[]): string[] {
  const countWrong = (value: unknown) =>
    JSON.stringify(value).includes('"leiding":[{"naam":"Wout","foto":"w.jpg"},{"naam":') ? 0 : 1;
  return repair('x.yaml', lines.join('\n'), countWrong).problems.map(
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

test('two swapped lines', () => {
  const [first = '', second = '', ...rest] = list('      - naam: Lander', '        foto: l.jpg');
  expect(remedies([second, first, ...rest])).toEqual(['1: wissel regel 1 en regel 2 van plaats']);
});

test('a repair that leaves many fields wrong is refused', () => {
  const lines = list('    - naam: Lander', '      foto: l.jpg');
  expect(repair('x.yaml', lines.join('\n'), () => 4).problems).toEqual([]);
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
  expect(repair('x.yaml', lines.join('\n'), inventedFields).problems).toMatchObject([
    { line: 2, found: 'Opgelet: het is koud' },
  ]);
});

test('a line that has a problem already is repaired without another problem', () => {
  const lines = list('      - naam: Lander', '  foto: l.jpg');
  const { text, problems } = repair('x.yaml', lines.join('\n'), () => 0, new Set([6]));
  expect(problems).toEqual([]);
  expect(text.split('\n')[5]).toBe('        foto: l.jpg');
});

test('a colour without quotes is left to its own message, not taken for a wrong indent below it', () => {
  const text = 'kleuren:\n  accent: #d3213a\n\nlokaal:\n  naam: De Eik\n';
  const withoutColour = (value: unknown) => (JSON.stringify(value).includes('#d3213a') ? 0 : 1);
  expect(repair('x.yaml', text, withoutColour)).toEqual({ text, problems: [] });
});

test('valid text, and text that no small change repairs, is unchanged', () => {
  for (const text of ['a: 1\n', 'a: [1\nb: {\n  c: "\n- x: ]\n']) {
    expect(repair('x.yaml', text, () => 0)).toEqual({ text, problems: [] });
  }
});
