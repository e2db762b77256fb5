import { type GroupToMoveTo as Group, movedTo, otherGroups } from '@/editor/document/otherGroups';
import { type FieldPlace, titleOf } from '@/editor/document/places';
import { useEditing } from './editing';
import { RowButton } from './parts';
import styles from './parts.module.scss';

/** Moves a leader, with photo and consent, to another group; nothing for a place that is not a leader's. */
export function OtherGroup({ leader }: { leader: FieldPlace }) {
  const { work, edit, open, notify, readOnly, isPreparing } = useEditing();
  const groups = otherGroups(work.texts, leader);
  if (readOnly || isPreparing || groups.length === 0) return null;

  function move({ list, title }: Group) {
    const moved = movedTo(work.texts, leader, list);
    if (!moved) return;
    notify(`${titleOf(work.texts, leader)} staat nu bij ${title}.`);
    for (const { file, edit: one } of moved.edits) edit(file, one);
    open({ type: 'place', place: moved.place });
  }

  return (
    <details
      className={styles.own}
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary>Zet bij een andere groep</summary>
      <ul className={styles.rows}>
        {groups.map((group) => (
          <li key={`${group.list.file} ${group.list.path.join('.')}`}>
            <RowButton onClick={() => move(group)}>
              <span>{group.title}</span>
            </RowButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
