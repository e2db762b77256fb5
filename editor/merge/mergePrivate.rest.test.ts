/** @jest-environment node */
import fc from 'fast-check';
import { withoutPrivateFields } from '@/editor/access/privateFields';
import { type Edit, edited, valueIn } from '@/editor/document/document';
import { merged, withOurs } from './merge';

jest.setTimeout(600_000);

/** Sequences of edits. */
const numRuns = process.env.TESTS === 'long' ? 3000 : 200;

const whole = `bezet:
  # nog te bevestigen
  periodes:
    - van: 1 mei 2027
      tot: 3 mei 2027
      wie: Familie Janssens
    - van: 8 mei 2027 # de grote tent
      tot: 10 mei 2027
      wie: Chiro Noord
    - van: 15 mei 2027
      tot: 17 mei 2027
    - van: 22 mei 2027
      tot: 24 mei 2027
      wie: "De fanfare: jong"
`;
const list = ['bezet', 'periodes'];
const publicOf = (text: string) => withoutPrivateFields('rental', text);
const periods = (text: string) => valueIn(text, list) as Record<string, unknown>[];
const after = (text: string, edits: readonly Edit[]) =>
  edits.reduce((now, edit) => edited('rental', now, edit), text);
/** The draft of a person who read the public texts, merged when there is an access token. */
const withToken = (edits: readonly Edit[], theirs = whole) =>
  merged({
    ours: { 'verhuur.yaml': after(publicOf(whole), edits) },
    base: { 'verhuur.yaml': publicOf(whole) },
    theirs: { 'verhuur.yaml': theirs },
    isWithoutPrivateFields: true,
  });

const step = fc.record({
  type: fc.constantFrom('van', 'tot', 'move', 'remove', 'add'),
  item: fc.nat(9),
  to: fc.nat(9),
  day: fc.integer({ min: 1, max: 28 }),
});
/** The edits of steps, as long as there are items. */
function editsOf(steps: readonly { type: string; item: number; to: number; day: number }[]): Edit[] {
  let count = 4;
  return steps.flatMap(({ type, item, to, day }, index): Edit[] => {
    // another month each time, so that no two periods look the same
    const date = `${day} juni ${2030 + index}`;
    if (type === 'add') {
      count += 1;
      return [
        { type: 'insert', list, at: to % count, value: { van: date, tot: `${day} juli ${2030 + index}` } },
      ];
    }
    if (count === 0) return [];
    const at = item % count;
    if (type === 'move') return [{ type: 'move', list, from: at, to: to % count }];
    if (type !== 'remove') return [{ type: 'set', path: [...list, at, type], value: date }];
    count -= 1;
    return [{ type: 'remove', path: [...list, at] }];
  });
}

test('private fields stay with their period, or there is a conflict', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
      const edits = editsOf(steps);
      const { texts, conflicts } = withToken(edits);
      if (conflicts.length > 0) return;
      expect(periods(texts['verhuur.yaml'] ?? '')).toEqual(periods(after(whole, edits)));
    }),
    { numRuns },
  );
});

test('a period with another first day on another place has who comes', () => {
  const edits: Edit[] = [
    { type: 'set', path: [...list, 0, 'van'], value: '2 mei 2027' },
    { type: 'move', list, from: 0, to: 3 },
  ];
  const { texts, conflicts } = withToken(edits);
  expect(conflicts).toEqual([]);
  expect(periods(texts['verhuur.yaml'] ?? '')[3]).toMatchObject({
    van: '2 mei 2027',
    wie: 'Familie Janssens',
  });
});

test('a period that went to the place of a removed one, with other days: the choice shows who comes', () => {
  const edits: Edit[] = [
    { type: 'remove', path: [...list, 2] },
    { type: 'set', path: [...list, 0, 'van'], value: '1 juni 2027' },
    { type: 'set', path: [...list, 0, 'tot'], value: '3 juni 2027' },
    { type: 'move', list, from: 0, to: 1 },
  ];
  const { conflicts } = withToken(edits);
  expect(conflicts).toMatchObject([
    { ours: 'niet in de lijst', theirs: expect.stringContaining('Familie Janssens') },
  ]);
});

test('who comes, typed where somebody else had it already, is a conflict', () => {
  const edits: Edit[] = [{ type: 'set', path: [...list, 0, 'wie'], value: 'Familie Peeters' }];
  const { texts, conflicts } = withToken(edits);
  expect(conflicts).toMatchObject([{ ours: '‘Familie Peeters’', theirs: '‘Familie Janssens’' }]);
  expect(texts['verhuur.yaml']).toBe(whole);
  expect(withOurs(texts, conflicts)['verhuur.yaml']).toBe(whole.replace('Janssens', 'Peeters'));
});

test('a period that may be another one: the choice shows who comes', () => {
  const edits: Edit[] = [
    { type: 'set', path: [...list, 0, 'van'], value: '2 juni 2027' },
    { type: 'set', path: [...list, 0, 'tot'], value: '4 juni 2027' },
    { type: 'move', list, from: 0, to: 3 },
  ];
  const { texts, conflicts } = withToken(edits);
  expect(conflicts).toMatchObject([
    { ours: 'niet in de lijst', theirs: expect.stringContaining('Familie Janssens') },
  ]);
  expect(texts['verhuur.yaml']).toContain('Familie Janssens');
});
