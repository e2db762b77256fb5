/** @jest-environment node */
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { editsBetween } from './difference';
import { edited } from './document';

/** Makes the edits, one after the other, in a text. */
const after = (before: unknown, edits: ReturnType<typeof editsBetween>) =>
  parse(edits.reduce((text, edit) => edited('home', text, edit), stringify(before)));

const leader = (naam: string, foto?: string) => (foto ? { naam, foto } : { naam });

test('a field is set, one that is new too, and one that is gone is removed', () => {
  expect(editsBetween({ a: 1, b: 'x', c: { d: 2 } }, { a: 1, b: 'y', c: { d: 3, e: 4 } })).toEqual([
    { type: 'set', path: ['b'], value: 'y' },
    { type: 'set', path: ['c', 'd'], value: 3 },
    { type: 'set', path: ['c', 'e'], value: 4 },
  ]);
  expect(editsBetween({ a: 1, b: 2 }, { b: 2 })).toEqual([{ type: 'remove', path: ['a'] }]);
});

test('a renamed leader is the same one', () => {
  expect(
    editsBetween([leader('Wout', 'w.jpg'), leader('Jef')], [leader('Woud', 'w.jpg'), leader('Jef')]),
  ).toEqual([{ type: 'set', path: [0, 'naam'], value: 'Woud' }]);
});

test('a moved leader is one move, up as well as down, whatever the others are', () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((naam) => leader(naam));
  expect(editsBetween([a, b, c, d], [b, c, d, a])).toEqual([{ type: 'move', list: [], from: 0, to: 3 }]);
  expect(editsBetween([a, b, c, d], [d, a, b, c])).toEqual([{ type: 'move', list: [], from: 3, to: 0 }]);
});

test('removed and new leaders are distinguished by their names', () => {
  expect(
    editsBetween(
      [leader('A'), leader('B'), leader('C')],
      [leader('B'), leader('C'), leader('D'), leader('E')],
    ),
  ).toEqual([
    { type: 'remove', path: [0] },
    { type: 'insert', list: [], at: 2, value: leader('D') },
    { type: 'insert', list: [], at: 3, value: leader('E') },
  ]);
});

const content = fc.record({
  titel: fc.constantFrom('een', 'twee'),
  lijst: fc.array(fc.record({ naam: fc.constantFrom('A', 'B', 'C', 'D'), waarde: fc.nat(2) }), {
    minLength: 1,
    maxLength: 6,
  }),
  woorden: fc.array(fc.constantFrom('x', 'y', 'z', 'w'), { minLength: 1, maxLength: 5 }),
});

test('whatever changed, the edits made one after the other give just that', () => {
  fc.assert(
    fc.property(content, content, (before, wanted) => {
      expect(after(before, editsBetween(before, wanted))).toEqual(wanted);
    }),
    { numRuns: process.env.TESTS === 'long' ? 300 : 100 },
  );
});
