import { itemsAt, valuesOf } from '@/editor/document/places';
import { switchOff } from '@/editor/drafts/blockStart';
import { type BlockName, blockAround, blockNames, blocks, isWritten } from '@/lib/content/blocks';
import { useEditing } from './editing';
import { Panel } from './Panel';
import styles from './parts.module.scss';

/** A checkbox for each block of the content: what is off stays in its file. */
export function BlocksView() {
  const { work, edit, open, readOnly } = useEditing();
  const values = valuesOf(work.texts);
  const off = itemsAt(work.texts, { file: 'site', path: ['zonder'] });

  function toggle(name: BlockName) {
    const index = off.indexOf(name);
    if (index < 0) edit('site', switchOff(work.texts, name));
    else if (off.length === 1) edit('site', { type: 'remove', path: ['zonder'] });
    else edit('site', { type: 'remove', path: ['zonder', index] });
  }

  return (
    <Panel title="Wat hebben jullie?">
      <p>
        Wat uit staat, staat nergens op de site, ook niet in het menu. Er gaat niets verloren: zet je het weer
        aan, dan is alles terug.
      </p>
      <ul className={styles.rows}>
        {blockNames.map((name) => {
          const isThere = isWritten(values, name);
          const around = blockAround(name, off);
          return (
            <li key={name}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={isThere && !around && !off.includes(name)}
                  disabled={readOnly || around !== undefined}
                  onChange={() => (isThere ? toggle(name) : open({ type: 'start', block: name }))}
                />
                <span>
                  {blocks[name].label} {!isThere && !around && <small>Nog niets van geschreven.</small>}
                  {around && <small>Uit, samen met {blocks[around].label}.</small>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
