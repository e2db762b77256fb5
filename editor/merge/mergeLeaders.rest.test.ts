/** @jest-environment node */
import fc from 'fast-check';
import { edited, valueIn } from '@/editor/document/document';
import type { Value } from '@/editor/document/nodes';
import type { Path } from '@/lib/content/path';
import { merged, withOurs } from './merge';

jest.setTimeout(600_000);

/** So many pairs of edits. */
const numRuns = process.env.TESTS === 'long' ? 5000 : 300;

const base = `# De leiding.
groepen:
  # Van klein naar groot.
  - naam: Ribbels
    leiding:
      # De langste eerst.
      - naam: Wout # hoofd
        foto: wout.jpg
        # gevraagd in september
        toestemming: ja
      - naam: Jef
        foto: jef.jpg
      - naam: Arne
  - naam: Speelclubs
    leiding:
      - naam: Tuur
        foto: tuur.jpg
        toestemming: ja

      # Nieuw dit jaar.
      - naam: Milan
        foto: milan.jpg
        toestemming: ja
      - naam: Kobe
      - naam: 'Stan'
        foto: stan.jpg
      # hier komt nog iemand
  - naam: Toppers
    leiding: []
`;
const newNames = ['Nel', 'Bo', 'Lars'];

type Leader = { naam: string; foto?: string; toestemming?: string };
type Placed = Leader & { group: number; at: number };
/** By their text: each is asked for many times. */
const leaders = new Map<string, readonly Placed[]>();
function leadersIn(text: string): readonly Placed[] {
  const groups = () => valueIn(text, ['groepen']) as { leiding: Leader[] }[];
  const found =
    leaders.get(text) ??
    groups().flatMap(({ leiding }, group) => leiding.map((leader, at) => ({ ...leader, group, at })));
  leaders.set(text, found);
  return found;
}
const known = leadersIn(base).map(({ naam }) => naam);
const comments = (text: string) =>
  text
    .match(/^\s*#.*$/gm)
    ?.map((line) => line.trim())
    .sort() ?? [];

const change = fc.record({
  type: fc.constantFrom('add', 'remove', 'moveWithin', 'moveBetween', 'rename', 'give', 'withdraw', 'photo'),
  leader: fc.nat(known.length - 1),
  group: fc.nat(2),
  at: fc.nat(4),
  name: fc.constantFrom(...newNames),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** The edited file of one person, and the changed leaders, by their original names. */
function madeBy(side: string, changes: readonly Change[]) {
  let text = base;
  const nameNow = new Map(known.map((name): [string, string] => [name, name]));
  const touched = new Set<string>();
  const reordered = new Set<number>();
  const added = new Set<string>();
  const list = (group: number): Path => ['groepen', group, 'leiding'];
  for (const [index, { type, leader, group, at, name }] of changes.entries()) {
    const original = known[leader] ?? '';
    const leaders = leadersIn(text);
    const there = leaders.find(({ naam }) => naam === nameNow.get(original));
    const isFree = leaders.every(({ naam }) => naam !== name);
    const size = leaders.filter((leader) => leader.group === group).length;
    if (type === 'add') {
      if (!isFree) continue;
      const value = { naam: name, foto: `${side}-${index}.jpg`, toestemming: 'ja' };
      text = edited('boys', text, { type: 'insert', list: list(group), at: Math.min(at, size), value });
      added.add(name);
      continue;
    }
    if (!there) continue;
    const path = [...list(there.group), there.at];
    const set = (field: string, value: Value) => {
      text = edited('boys', text, { type: 'set', path: [...path, field], value });
    };
    if (type === 'rename') {
      if (!isFree) continue;
      set('naam', name);
      nameNow.set(original, name);
    } else if (type === 'remove') {
      text = edited('boys', text, { type: 'remove', path });
      nameNow.delete(original);
    } else if (type === 'moveBetween') {
      if (group === there.group) continue;
      const { group: _group, at: _at, ...value } = there;
      text = edited('boys', text, { type: 'remove', path });
      text = edited('boys', text, { type: 'insert', list: list(group), at: Math.min(at, size), value });
    } else if (type === 'moveWithin') {
      const length = leaders.filter((leader) => leader.group === there.group).length;
      text = edited('boys', text, { type: 'move', list: list(there.group), from: there.at, to: at % length });
      reordered.add(there.group);
    } else if (type === 'photo') set('foto', `${side}-${index}.jpg`);
    else if (there.foto) set('toestemming', type === 'give' ? 'ja' : null);
    else continue;
    touched.add(original);
  }
  return { text, nameNow, touched, reordered, added };
}

type Side = ReturnType<typeof madeBy>;
const file = 'leiding/jongens.yaml';
const merge = (ours: Side, theirs: Side) =>
  merged({ ours: { [file]: ours.text }, base: { [file]: base }, theirs: { [file]: theirs.text } });

const sides = fc
  .tuple(fc.array(change, { maxLength: 4 }), fc.array(change, { maxLength: 4 }))
  .map(([ours, theirs]) => [madeBy('ours', ours), madeBy('theirs', theirs)] as const);

const counted = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => value !== undefined && values.indexOf(value) !== index);

function expectSafe(text: string, [ours, theirs]: readonly [Side, Side]): void {
  const result = leadersIn(text);
  const names = result.map(({ naam }) => naam);
  expect(counted(names)).toEqual([]); // nobody is doubled
  expect(counted(result.map(({ foto }) => foto))).toEqual([]);
  for (const [one, other] of [
    [ours, theirs],
    [theirs, ours],
  ] as const) {
    const gone = known.filter((name) => !one.nameNow.has(name) && !other.touched.has(name));
    expect(names.filter((name) => gone.includes(name))).toEqual([]); // removed leaders stay removed
  }
  const versions = [base, ours.text, theirs.text].map(leadersIn);
  const isWithConsent = (version: readonly Placed[] = [], foto: string) =>
    version.some((leader) => leader.foto === foto && leader.toestemming === 'ja');
  for (const { naam, foto, toestemming } of result) {
    if (!foto) continue;
    const original = [ours, theirs]
      .flatMap(({ nameNow }) => [...nameNow])
      .find(([, now]) => now === naam)?.[0];
    const sameLeader = [naam, original, ...[ours, theirs].map(({ nameNow }) => nameNow.get(original ?? ''))];
    const photos = versions.flat().filter((leader) => sameLeader.includes(leader.naam));
    expect(photos.map((leader) => leader.foto)).toContain(foto); // everybody with a photo of theirs
    if (toestemming !== 'ja') continue;
    const [before, ...after] = versions;
    const has = (version: readonly Placed[]) => version.some((leader) => leader.foto === foto);
    if (isWithConsent(before, foto))
      for (const version of after.filter(has)) expect(isWithConsent(version, foto)).toBe(true);
    else expect(after.some((version) => isWithConsent(version, foto))).toBe(true);
  }
  expect(comments(text)).toEqual(comments(base));
}

test('whatever two people do and choose: removed leaders stay removed, none is doubled, no photo gains consent', () => {
  fc.assert(
    fc.property(sides, fc.infiniteStream(fc.boolean()), ([ours, theirs], choices) => {
      const { texts, conflicts } = merge(ours, theirs);
      expectSafe(texts[file] ?? '', [ours, theirs]);
      const chosen = conflicts.filter(() => choices.next().value);
      expectSafe(withOurs(texts, chosen)[file] ?? '', [ours, theirs]);
      expectSafe(withOurs(texts, conflicts)[file] ?? '', [ours, theirs]);
    }),
    { numRuns },
  );
});

const isApart = ([ours, theirs]: readonly [Side, Side]) =>
  ![...ours.touched].some((name) => theirs.touched.has(name)) &&
  ![...ours.reordered].some((group) => theirs.reordered.has(group)) &&
  !newNames.some((name) =>
    [ours, theirs].every(({ text }) => leadersIn(text).some(({ naam }) => naam === name)),
  );

test('changes of two people to different leaders are all in the result, without conflicts', () => {
  let apart = 0;
  fc.assert(
    fc.property(
      sides.filter((both) => isApart(both)),
      ([ours, theirs]) => {
        const { texts, conflicts } = merge(ours, theirs);
        expect(conflicts).toEqual([]);
        const result = leadersIn(texts[file] ?? '');
        const without = ({ at: _at, ...leader }: Placed) => leader;
        const wanted = [ours, theirs].flatMap((side, index) => {
          const isOurs = (name: string) =>
            index === 0 ? !theirs.touched.has(name) : theirs.touched.has(name);
          const names = [...known.filter(isOurs).map((name) => side.nameNow.get(name)), ...side.added];
          return leadersIn(side.text).filter(({ naam }) => names.includes(naam));
        });
        const byName = (one: Leader, other: Leader) => one.naam.localeCompare(other.naam);
        expect(result.map(without).sort(byName)).toEqual(wanted.map(without).sort(byName));
        apart += 1;
      },
    ),
    { numRuns },
  );
  expect(apart).toBe(numRuns);
});
