/** @jest-environment node */
import { cut, dropped, put, renamed, valueAt } from './edits';

const text = `# Bovenaan
naam: KLJ # onze naam

# Over het lokaal
lokaal:
  # de straat
  straat: Molenpad 4
  nummers: { vast: "09", gsm: "04" }
  deur:
    # alleen deze
    kleur: rood
# slot
`;

/** The same in the notation of Windows. */
const onWindows = (changed: string) => changed.replaceAll('\n', '\r\n');
const windows = onWindows(text);

test.each([
  ['a field', (one: string) => renamed(one, ['naam'], 'groep'), text.replace('naam:', 'groep:')],
  ['a block', (one: string) => renamed(one, ['lokaal'], 'zaal'), text.replace('lokaal:\n', 'zaal:\n')],
  [
    'a field on one line',
    (one: string) => renamed(one, ['lokaal', 'nummers', 'gsm'], 'mobiel'),
    text.replace('gsm:', 'mobiel:'),
  ],
])('%s gets another name, and nothing else changes', (_what, edit, changed) => {
  expect(edit(text)).toBe(changed);
  expect(edit(edit(text))).toBe(changed);
  expect(edit(windows)).toBe(onWindows(changed));
});

test.each([
  ['a field', ['lokaal', 'straat'], text.replace('  straat: Molenpad 4\n', '')],
  [
    'a block with one field',
    ['lokaal', 'deur', 'kleur'],
    text.replace('  deur:\n    # alleen deze\n    kleur: rood\n', '    # alleen deze\n'),
  ],
  ['a field on one line', ['lokaal', 'nummers', 'vast'], text.replace('vast: "09", ', '')],
  ['the last field on one line', ['lokaal', 'nummers', 'gsm'], text.replace(', gsm: "04"', '')],
])('%s is dropped, and every comment stays', (_what, path, changed) => {
  expect(dropped(text, path)).toBe(changed);
  expect(dropped(windows, path)).toBe(onWindows(changed));
  expect(dropped(changed, path)).toBe(changed);
});

test('a field moves with its comments, also to a block that is not there yet or stands on one line', () => {
  const { text: left, lines } = cut(text, ['lokaal', 'deur']);
  expect(lines).toEqual(['deur:', '  # alleen deze', '  kleur: rood']);
  const moved = put(left, ['zaal', 'ingang'], lines);
  expect(valueAt(moved, ['zaal'])).toEqual({ ingang: { deur: { kleur: 'rood' } } });
  expect(moved.replace(/zaal:\n {2}ingang:\n.*\n.*\n.*\n/, '')).toBe(left);
  const street = cut(windows, ['lokaal', 'nummers', 'vast']);
  expect(put(street.text, ['lokaal', 'nummers'], street.lines)).toBe(
    onWindows(text.replace('{ vast: "09", gsm: "04" }', '{ gsm: "04", vast: "09" }')),
  );
});

test('a file without a last line end keeps that', () => {
  expect(put('naam: KLJ', [], ['gemeente: Lo'])).toBe('naam: KLJ\ngemeente: Lo');
  expect(put('naam: KLJ\r\nb: 1', [], ['gemeente: Lo'])).toBe('naam: KLJ\r\nb: 1\r\ngemeente: Lo');
});

test('what is not there changes nothing', () => {
  expect(renamed(text, ['kamp', 'naam'], 'x')).toBe(text);
  expect(dropped(text, ['lokaal', 'tuin'])).toBe(text);
  expect(cut(text, ['naam', 'kort'])).toEqual({ text, lines: [] });
  expect(put(text, ['lokaal'], [])).toBe(text);
});
