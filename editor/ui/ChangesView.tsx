import { type ChangeLine, restoredMessage } from '@/editor/drafts/changes';
import { documentFolder } from '@/editor/media/fileLists';
import type { FileName } from '@/lib/content/schemas/files';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { Panel } from './Panel';
import { ProblemList } from './ProblemList';
import { IconButton, LinkButton, RowButton } from './parts';
import styles from './parts.module.scss';

type ChangesViewProps = {
  changes: readonly ChangeLine[];
  /** New photos and documents, by their path from the project folder. */
  added: readonly string[];
  /** Broken files that are restored to their last good version, by their path from the project folder. */
  restored: readonly string[];
  restore: (file: FileName) => void;
  /** Undoes one change or one file; without an argument, everything. */
  undo: (what?: ChangeLine | string) => void;
  /** The outcome of the last publish, as a title. */
  done: string | undefined;
  /** The publish button, or its progress. */
  children: React.ReactNode;
};

/** The differences from what is online, each with an undo button. */
export function ChangesView({ changes, added, restored, restore, undo, done, children }: ChangesViewProps) {
  const { open, readOnly } = useEditing();
  const count = changes.length + added.length + restored.length;
  return (
    <Panel title={count > 0 ? 'Dit gaat online' : (done ?? 'Niets veranderd')}>
      <ProblemList restore={restore} />
      {count === 0 && !done && (
        <p>Wat je verandert, komt hier te staan. Kijk het na, en zet het dan online.</p>
      )}
      {count > 0 && (
        <div className={styles.parts}>
          <p>Kijk nog even na. Wat je niet wil, zet je terug.</p>
          <ul className={styles.rows}>
            {restored.map((path) => (
              <li className={styles.change} key={path}>
                <p className={styles.row}>
                  {path}: {restoredMessage}
                </p>
                {!readOnly && <Undo what={path} undo={() => undo(path)} />}
              </li>
            ))}
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people of the same name may have the same change
              <li className={styles.change} key={index}>
                <RowButton
                  onClick={() => open({ type: 'place', place: { file: change.file, path: change.path } })}
                >
                  <span>
                    <small>{change.where}</small>
                    {change.what}
                  </span>
                </RowButton>
                {!readOnly && <Undo what={`${change.where}: ${change.what}`} undo={() => undo(change)} />}
              </li>
            ))}
            {added.map((path) => (
              <li className={styles.change} key={path}>
                <p className={styles.row}>Nieuw bestand: {nameOf(path)}</p>
                {!readOnly &&
                  path.startsWith(documentFolder) && ( // a photo goes with the text that names it
                    <Undo what={nameOf(path)} undo={() => undo(path)} />
                  )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      {count > 0 && !readOnly && (
        <LinkButton onClick={undo}>
          <EditorIcon name="undo" /> Zet alles terug
        </LinkButton>
      )}
    </Panel>
  );
}

const nameOf = (path: string) => path.replace(/^.*\//, '');

const Undo = ({ what, undo }: { what: string; undo: () => void }) => (
  <IconButton icon={<EditorIcon name="undo" />} onClick={undo}>
    Zet terug: {what}
  </IconButton>
);
