import { useEffect, useId, useRef, useState } from 'react';
import type { FileEdit } from '@/editor/document/document';
import type { Draft } from '@/editor/drafts/drafts';
import type { Texts } from '@/lib/content/check/sources';
import { useEditing } from './editing';

/**
 * What is typed in an input or a form: each key is an edit.
 * @param editsOf the edits that a value stands for, in the texts as they were before the first key
 * @param finished called once the value is complete, with its edits and the draft before them
 */
export function useTyped<Value = string>(
  editsOf: (value: Value, before: Texts) => readonly FileEdit[],
  finished?: (edits: readonly FileEdit[], before: Draft) => void,
) {
  const { work, typing, type, finishTyping } = useEditing();
  const id = useId();
  const [value, setValue] = useState<Value>();
  const isTyping = typing?.input === id;
  /** Undefined when what the file has is shown. */
  const typed = isTyping ? value : undefined;
  const before = isTyping ? typing.before : work.draft;

  const complete = (last: Value) => {
    finishTyping();
    finished?.(editsOf(last, before.texts), before);
  };
  const change = (next: Value, { atOnce = false } = {}) => {
    setValue(next);
    type(id, (texts) => editsOf(next, texts));
    if (atOnce) complete(next);
  };
  /** The value is complete: from here on what the file has is shown. */
  const finish = () => {
    if (typed !== undefined) complete(typed);
  };
  // the panel may close before it is complete
  const last = useRef(finish);
  last.current = finish;
  useEffect(() => () => last.current(), []);
  return { typed, change, finish, before };
}
