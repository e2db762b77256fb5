import { useEffect, useId, useRef, useState } from 'react';
import { editsBetween } from '@/editor/document/difference';
import { type Place, valueAt } from '@/editor/document/places';
import type { List } from '@/lib/content/schemas/shape';
import { useEditing } from './editing';
import { asTyped } from './forms';
import styles from './forms.module.scss';

/** Whether a list is one of things: each needs no more than a line. */
export const isOfLines = ({ item, one }: List): boolean =>
  item.type === 'field' && item.kind === 'plain' && one === 'ding';

/** A list of short texts, each on a line of its own: a packing list is typed or pasted at once. */
export function Lines({ place, shape }: { place: Place; shape: List }) {
  const { work, edit, keep, readOnly, typing } = useEditing();
  const id = useId();
  const { file, path } = place;
  const listed = valueAt(work.texts, place);
  const items = Array.isArray(listed) ? listed.map(String) : [];
  const [typed, setTyped] = useState<string>();

  const save = (words: string | undefined) => {
    typing.current = undefined;
    if (words === undefined) return;
    for (const one of editsBetween(items, linesIn(words), path)) edit(file, one);
    setTyped(undefined);
  };
  const change = (words: string) => {
    setTyped(words);
    keep(editsBetween(items, linesIn(words), path).map((one) => ({ file, edit: one })));
    typing.current = () => save(words);
  };
  // save what was typed when the panel closes
  const last = useRef(() => save(typed));
  last.current = () => save(typed);
  useEffect(() => () => last.current(), []);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{shape.label}, één per regel</label>
      <textarea
        id={id}
        rows={Math.max(4, items.length + 1)}
        readOnly={readOnly}
        {...asTyped}
        value={typed ?? items.join('\n')}
        onChange={({ target }) => change(target.value)}
        onBlur={() => save(typed)}
      />
    </div>
  );
}

const linesIn = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
