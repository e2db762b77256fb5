import type { Texts } from '@/lib/content/check/sources';
import { fileNames, leaderFiles } from '@/lib/content/schemas/files';
import { shapeOf } from '@/lib/content/schemas/shape';
import type { FileEdit } from './document';
import { isRecord } from './identity';
import type { Value } from './nodes';
import { type FieldPlace, itemsAt, titleOf, valueAtPlace } from './places';

/** A group that a leader can move to: its list of leaders, and its name; with its page where the group has two. */
export type GroupToMoveTo = { list: FieldPlace; title: string };

/** The groups that a leader can move to; none when the place is not that of a leader. */
export function otherGroups(texts: Texts, { file, path }: FieldPlace): GroupToMoveTo[] {
  const isLeader = leaderFiles.some((one) => one === file) && path.length === 4 && path[2] === 'leiding';
  if (!isLeader) return [];
  const files = leaderFiles.filter((one) => texts[fileNames[one]] !== undefined);
  return files.flatMap((other) =>
    itemsAt(texts, { file: other, path: ['groepen'] }).flatMap((_, at): GroupToMoveTo[] => {
      if (other === file && at === path[1]) return [];
      const group: FieldPlace = { file: other, path: ['groepen', at] };
      const page = files.length > 1 ? ` (${shapeOf(other).label})` : '';
      return [
        { list: { file: other, path: [...group.path, 'leiding'] }, title: titleOf(texts, group) + page },
      ];
    }),
  );
}

/** The edits that move an item with all its fields to the end of another list, and its place there; undefined when there is no item. */
export function movedTo(
  texts: Texts,
  from: FieldPlace,
  list: FieldPlace,
): { edits: FileEdit[]; place: FieldPlace } | undefined {
  const value = valueAtPlace(texts, from);
  if (!isRecord(value)) return undefined;
  const at = itemsAt(texts, list).length;
  return {
    edits: [
      { file: list.file, edit: { type: 'insert', list: list.path, at, value: value as Value } },
      { file: from.file, edit: { type: 'remove', path: from.path } },
    ],
    place: { file: list.file, path: [...list.path, at] },
  };
}
