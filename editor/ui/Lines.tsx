import { useId } from 'react';
import { editsBetween } from '@/editor/document/difference';
import { type FieldPlace, itemsAt } from '@/editor/document/places';
import type { List } from '@/lib/content/schemas/shape';
import { useEditing } from './editing';
import { asTyped } from './forms';
import styles from './forms.module.scss';
import { useTyped } from './useTyped';

/** Whether a list is one of things: each needs no more than a line. */
export const isOfLines = ({ item, one }: List): boolean =>
  item.type === 'field' && item.kind === 'plain' && one === 'ding';

/** A list of short texts, each on a line of its own: a packing list is typed or pasted at once. */
export function Lines({ place, shape }: { place: FieldPlace; shape: List }) {
  const { work, readOnly } = useEditing();
  const id = useId();
  const { file, path } = place;
  const items = itemsAt(work.texts, place).map(String);
  const { typed, change, finish } = useTyped((words, before) =>
    editsBetween(itemsAt(before, place), linesIn(words), path).map((edit) => ({ file, edit })),
  );

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
        onBlur={finish}
      />
    </div>
  );
}

const linesIn = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
