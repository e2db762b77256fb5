import { type FileEdit, withEdits } from '@/editor/document/document';
import { itemsAt } from '@/editor/document/places';
import type { Texts } from '@/lib/content/check/sources';
import type { PastYear } from '@/lib/content/pastYear';

/** Texts without what is over, with first and last meetings in this year, and a past booklet switched off: it stays in its file. @throws EditError as `withEdits` */
export function withoutPast(texts: Texts, { lists, moved, booklet }: PastYear): Texts {
  const removals = lists.flatMap(({ file, path, items }) =>
    items
      .toReversed() // so that the indexes of the others stay true
      .map(({ index }): FileEdit => ({ file, edit: { type: 'remove', path: [...path, index] } })),
  );
  const moves = moved.map(
    ({ file, path, value }): FileEdit => ({ file, edit: { type: 'set', path: [...path], value } }),
  );
  return withEdits(texts, [...removals, ...moves, ...(booklet === undefined ? [] : [switchOff(texts)])]);
}

const switchOff = (texts: Texts): FileEdit => {
  const list = ['zonder'];
  const at = itemsAt(texts, { file: 'site', path: list }).length;
  return { file: 'site', edit: { type: 'insert', list, at, value: 'kampboekje' } };
};
