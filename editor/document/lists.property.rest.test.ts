/** @jest-environment node */
import fc from 'fast-check';
import { isCollection, Lexer, parse, parseDocument, visit } from 'yaml';
import { exampleTexts, type GroupName } from '@/e2e/groups/exampleGroup';
import type { Path } from '@/lib/content/path';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { emptyOf, type FieldShape, type List, type Shape, shapeOf } from '@/lib/content/schemas/shape';
import { type Edit, edited, valueIn } from './document';
import { isEmptyValue, type Value } from './nodes';
import { valueFrom } from './typed';

jest.setTimeout(300_000); // a busy machine is no failure

/** Sequences of changes for each file; each has up to 10 of them. */
const numRuns = process.env.TESTS === 'long' ? 100 : 10;

const withComments = `bivak:
  # oudste onderaan
  - jaar: 2027 # nieuw
    ziekenfondsen: [CM, VNZ] # de grote
    volgt: [
      # in mei
      Partena, # gemaild
      Helan
    ]
    neutraal: ja

  # van vorig jaar
  - jaar: 2026
    ziekenfondsen: [ CM,  VNZ ]
    neutraal: ja
# niets meer
lidgeld: []
`;

/** A text of which the lists and blocks below a depth stand on one line, as somebody may write them. */
function inOneLine(text: string, depth: number): string {
  const document = parseDocument(text);
  visit(document, {
    Collection: (_, node, around) => {
      node.flow = around.filter(isCollection).length >= depth;
    },
  });
  return document.toString({ lineWidth: 0 });
}

const groups: readonly GroupName[] = ['full', 'small'];
const files = groups
  .flatMap((group) =>
    contentFiles.flatMap((file): [string, FileName, string][] => {
      const text = exampleTexts(group)[fileNames[file]] ?? '';
      const name = `${group}: ${fileNames[file]}`;
      return [
        [name, file, text],
        ...(group === 'small' ? [1, 2, 3] : []).map((depth): [string, FileName, string] => [
          `${name}, in one line from depth ${depth}`,
          file,
          text && inOneLine(text, depth),
        ]),
      ];
    }),
  )
  .filter(([, , text]) => text !== '') // a group has one page of leaders or two
  .concat([['comments in and around one-line lists', 'documents', withComments]]);

/** An action on a list; `list`, `item` and `field` choose one of those that exist at that moment. */
type Step = {
  type: 'add' | 'type' | 'move' | 'remove';
  list: number;
  item: number;
  field: number;
  typed: string;
};

const step: fc.Arbitrary<Step> = fc.record({
  type: fc.constantFrom('add', 'type', 'move', 'remove'),
  list: fc.nat(),
  item: fc.nat(),
  field: fc.nat(),
  typed: fc.oneof(
    fc.constantFrom(
      'OZ',
      '',
      '12',
      '12,5',
      'a, b',
      '[x',
      ']',
      '{',
      '# y',
      'a #b',
      "it's",
      'x: y',
      '-',
      '~',
      'null',
    ),
    fc.string({ maxLength: 8 }),
  ),
});

type Found<Kind extends Shape> = { path: Path; shape: Kind };

/** The lists of a file that the editor shows: those that may be left out too. */
function listsIn(shape: Shape, value: unknown, at: Path = []): Found<List>[] {
  if (shape.type === 'field') return [];
  if (shape.type === 'block')
    return Object.entries(shape.fields).flatMap(([name, field]) =>
      listsIn(field, Object(value)[name], [...at, name]),
    );
  const items = Array.isArray(value) ? value : [];
  return [{ path: at, shape }, ...items.flatMap((item, index) => listsIn(shape.item, item, [...at, index]))];
}

/** The fields of one item. */
const fieldsIn = (shape: Shape, at: Path): Found<FieldShape>[] =>
  shape.type === 'field'
    ? [{ path: at, shape }]
    : shape.type === 'block'
      ? Object.entries(shape.fields).flatMap(([name, field]) => fieldsIn(field, [...at, name]))
      : [];

const pick = <Item>(all: readonly Item[], nth: number): Item | undefined => all[nth % all.length];

/** The edit of a step, and the value of the list or field after it; undefined where the editor has no button for it. */
function editOf(file: FileName, text: string, { type, list, item, field, typed }: Step) {
  const found = pick(listsIn(shapeOf(file), valueIn(text, [])), list);
  if (!found) return undefined;
  const { path, shape } = found;
  const value = valueIn(text, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const count = items.length;
  const at = count > 0 ? item % count : 0;
  const make = (edit: Edit, changed: Path, holds: unknown) => ({ edit, path: changed, holds });
  if (type === 'add') {
    if (count >= shape.most) return undefined;
    const empty = emptyOf(shape.item) as Value;
    const place = item % (count + 1);
    return make(
      { type: 'insert', list: path, at: place, value: empty },
      path,
      items.toSpliced(place, 0, empty),
    );
  }
  if (count === 0) return undefined;
  if (type === 'type') {
    const one = pick(fieldsIn(shape.item, [...path, at]), field);
    const words = one && valueFrom(one.shape.kind, typed);
    return one && make({ type: 'set', path: one.path, value: words as Value }, one.path, words);
  }
  if (type === 'move') {
    const to = field % count;
    const moved = items.toSpliced(at, 1).toSpliced(to, 0, items[at]);
    return make({ type: 'move', list: path, from: at, to }, path, moved);
  }
  if (count <= shape.least && !(shape.optional && count === 1)) return undefined;
  return make({ type: 'remove', path: [...path, at] }, path, items.toSpliced(at, 1));
}

/** What may be left out: of its own, as an editor that takes away more must fail here. */
const holdsNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(holdsNothing)
    : isEmptyValue(value);

/** All comments, sorted; or those alone that have a line of their own. */
function commentsIn(text: string, { ownLine = false } = {}): string[] {
  const tokens = [...new Lexer().lex(text)];
  let line = '';
  return tokens
    .filter((token, index) => {
      const isOwn = line.trim() === '';
      line = token.includes('\n') ? '' : line + token;
      return token.startsWith('#') && tokens[index - 1] !== '\u001f' && (isOwn || !ownLine);
    })
    .sort();
}

/** The comments of another text that a text does not have. */
function lost(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((comment) => {
    const at = left.indexOf(comment);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test.each(files)(
  '%s: whatever is done to its lists, it is well-formed and has its comments',
  (_name, file, text) => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
        let now = text;
        for (const one of steps) {
          const made = editOf(file, now, one);
          if (!made) continue;
          const after = edited(file, now, made.edit);
          if (made.edit.type === 'insert') expect(after).not.toBe(now);
          parse(after); // throws when it is not well-formed
          const holds = valueIn(after, made.path);
          const isGone = holds === undefined && holdsNothing(made.holds);
          if (!isGone) expect(holds).toEqual(made.holds);
          const isRemoval = made.edit.type === 'remove' || isEmptyValue(made.holds);
          const options = { ownLine: isRemoval }; // a comment behind a value goes with that value
          expect(lost(commentsIn(now, options), commentsIn(after, options))).toEqual([]);
          now = after;
        }
      }),
      { numRuns },
    );
  },
);
