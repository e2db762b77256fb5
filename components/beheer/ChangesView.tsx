import { Icon } from '@/components/ui/Icon';
import type { ChangeLine } from '@/lib/editor/changes';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { Panel } from './Panel';
import styles from './PlaceView.module.scss';

type ChangesViewProps = {
  changes: readonly ChangeLine[];
  /** Photos and papers that come along, by their path from the project folder. */
  added: readonly string[];
  /** How all of it is taken back. */
  undoAll: () => void;
  /** How it goes online, or what has become of it. */
  children: React.ReactNode;
};

/** What is different from what is online, in words. */
export function ChangesView({ changes, added, undoAll, children }: ChangesViewProps) {
  const { open, readOnly } = useEditing();
  const count = changes.length + added.length;
  return (
    <Panel title={count === 0 ? 'Niets veranderd' : 'Dit gaat online'}>
      {count === 0 ? (
        <p>Wat je verandert, komt hier te staan. Kijk het na, en zet het dan online.</p>
      ) : (
        <div className={styles.parts}>
          <p>Kijk nog even na. Wat je niet wil, zet je terug.</p>
          <ul className={styles.rows}>
            {changes.map(({ file, path, where, what }) => (
              <li key={`${where}${what}`}>
                <button
                  className={styles.row}
                  type="button"
                  onClick={() => open({ is: 'place', place: { file, path } })}
                >
                  <span>
                    <small>{where}</small>
                    {what}
                  </span>
                  <Icon name="arrow-right" />
                </button>
              </li>
            ))}
            {added.map((path) => (
              <li key={path}>
                <p className={styles.row}>Nieuw bestand: {path.replace(/^.*\//, '')}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      {count > 0 && !readOnly && (
        <button className={styles.remove} type="button" onClick={undoAll}>
          <EditorIcon name="undo" /> Zet alles terug
        </button>
      )}
    </Panel>
  );
}
