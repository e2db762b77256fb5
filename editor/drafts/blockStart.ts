import { stringify } from 'yaml';
import { type Edit, edited } from '@/editor/document/document';
import { fieldAt, fieldKey } from '@/editor/document/fieldKey';
import { partAt } from '@/editor/document/identity';
import type { Value } from '@/editor/document/nodes';
import { type FieldPlace, itemsAt, valuesOf } from '@/editor/document/places';
import { blockWords } from '@/lib/begin/blockWords';
import { type BlockName, blockNames, blocks, isOff, isWritten } from '@/lib/content/blocks';
import type { Texts } from '@/lib/content/check/sources';
import { fileNames } from '@/lib/content/schemas/files';
import { emptyOf, type Shape, shapeAt } from '@/lib/content/schemas/shape';
import type { Draft } from './drafts';

/** Where a block begins: its file, or its part of one. Of leaders the page for all. */
export const blockStart = (name: BlockName): FieldPlace =>
  fieldAt(name === 'leiding' ? 'leaders' : blocks[name].parts[0]);

/**
 * Returns a draft in which a block that nobody wrote begins, with what is true of any group and without what only this one knows; it is
 * not switched off any more. A single field or a list stays as it is: it only has to be filled in.
 * @param now in ms since 1970
 */
export function withStart(draft: Draft, name: BlockName, now: number): Draft {
  const { file, path } = blockStart(name);
  const shape = shapeAt(file, path);
  const texts = { ...draft.texts };
  const off = itemsAt(texts, { file: 'site', path: ['zonder'] });
  if (off.includes(name)) {
    const place = off.length === 1 ? ['zonder'] : ['zonder', off.indexOf(name)];
    texts['site.yaml'] = edited('site', texts['site.yaml'] ?? '', { type: 'remove', path: place });
  }
  if (shape?.type === 'block') {
    const value = begun(shape, wordsOf(name));
    texts[fileNames[file]] =
      path.length === 0
        ? stringify(value, { lineWidth: 0, nullStr: '' })
        : edited(file, texts[fileNames[file]] ?? '', { type: 'set', path, value });
  }
  return { ...draft, texts, changedAt: now };
}

/**
 * The blocks that begin with this draft and have a problem: not everything is filled in yet.
 * @param problems where they are
 */
export function unfinishedBlocks(base: Texts, texts: Texts, problems: readonly FieldPlace[]): BlockName[] {
  const [before, after] = [valuesOf(base), valuesOf(texts)];
  const isIn = (name: BlockName, { file, path }: FieldPlace) =>
    blocks[name].parts.some((part) => `${fieldKey(file, path)}.`.startsWith(`${part}.`));
  return blockNames.filter(
    (name) =>
      isWritten(after, name) &&
      !isWritten(before, name) &&
      !isOff(after, name) &&
      problems.some((place) => isIn(name, place)),
  );
}

/** The edit that switches a block off: it stays in its file, and nothing of it is on the site or checked. */
export const switchOff = (texts: Texts, name: BlockName): Edit => ({
  type: 'insert',
  list: ['zonder'],
  at: itemsAt(texts, { file: 'site', path: ['zonder'] }).length,
  value: name,
});

const wordsOf = (name: BlockName): Value | undefined => blockWords[name as keyof typeof blockWords];

function begun(shape: Shape, known: unknown): Value {
  if (shape.type !== 'block') return (known ?? emptyOf(shape)) as Value;
  const asked = Object.entries(shape.fields).filter(([, field]) => !field.optional);
  return Object.fromEntries(asked.map(([key, field]) => [key, begun(field, partAt(known, key))]));
}
