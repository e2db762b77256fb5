import { useEffect, useRef, useState } from 'react';
import type { FileEdit } from '@/editor/document/document';
import { useEditing } from './editing';

/**
 * What is being typed in one input: stored at each key, and made an edit when it is complete.
 * @param editsOf the edits that a text stands for
 * @param pause in ms without a keystroke, after which it is an edit too
 * @param saved called with the edits that were made
 */
export function useTypedText(
  editsOf: (words: string) => readonly FileEdit[],
  { pause, saved }: { pause?: number | undefined; saved?: (edits: readonly FileEdit[]) => void } = {},
) {
  const { edit, storeTyped, typing } = useEditing();
  /** Undefined when the input shows the value of the file. */
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnsaved = useRef(false);
  const newest = useRef(editsOf);
  newest.current = editsOf;

  const save = (words: string) => {
    clearTimeout(waiting.current);
    isUnsaved.current = false;
    typing.current = undefined;
    const edits = newest.current(words);
    for (const { file, edit: one } of edits) edit(file, one);
    saved?.(edits);
  };
  const change = (words: string, { atOnce = false } = {}) => {
    setTyped(atOnce ? undefined : words);
    clearTimeout(waiting.current);
    if (atOnce) return save(words);
    storeTyped(editsOf(words));
    isUnsaved.current = true;
    if (pause !== undefined) waiting.current = setTimeout(() => save(words), pause);
    typing.current = () => save(words);
  };
  /** Saves what was typed; the input shows the value of the file again. */
  const finish = () => {
    if (isUnsaved.current && typed !== undefined) save(typed);
    setTyped(undefined);
  };
  // the panel may close before it is complete
  const last = useRef(finish);
  last.current = finish;
  useEffect(() => () => last.current(), []);
  return { typed, change, finish };
}
