import { useEffect, useRef } from 'react';
import { editsByCampMove } from '@/editor/document/campMove';
import { renameMessage } from '@/editor/document/groupRename';
import type { FieldPlace } from '@/editor/document/places';
import { useEditing } from './editing';

/**
 * Lets the days of the booklet go along with the first or the last day of camp, once its field is left: half a day may be another one.
 * @param value of the file @param shown what its input shows
 */
export function useCampMove(place: FieldPlace, value: unknown, shown: string) {
  const { work, edit, notify } = useEditing();
  const before = useRef<string>(undefined);
  const leave = () => {
    if (before.current === undefined) return;
    const edits = editsByCampMove(work.texts, place, { from: before.current, to: shown });
    before.current = undefined;
    const message = renameMessage(edits);
    if (message) notify(message);
    for (const { file, edit: one } of edits) edit(file, one);
  };
  // the panel may close before
  const last = useRef(leave);
  last.current = leave;
  useEffect(() => () => last.current(), []);
  const touch = () => {
    before.current ??= String(value);
  };
  return { touch, leave };
}
