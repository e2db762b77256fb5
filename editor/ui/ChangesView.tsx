import { restoredMessage } from '@/editor/drafts/changes';
import { documentFolder } from '@/editor/media/fileLists';
import { AskInvitation } from './AskInvitation';
import { BeginChanges } from './begin/BeginChanges';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { Panel } from './Panel';
import { ProblemList } from './ProblemList';
import { Publishing } from './Publishing';
import { IconButton, LinkButton, RowButton } from './parts';
import styles from './parts.module.scss';
import { outcomeTitle } from './usePublishing';

/** The differences from what is online, each with an undo button, and the button that publishes them. */
export function ChangesView() {
  const { isLocal, changes, added, restored, count, undo, publishing, to, work, open, readOnly } =
    useEditing();
  const isComplete = work.draft.begun?.isComplete ?? true;
  const done = outcomeTitle(publishing.state, to);
  return (
    <Panel
      title={count > 0 ? (isLocal ? 'Dit wordt bewaard' : 'Dit gaat online') : (done ?? 'Niets veranderd')}
    >
      <ProblemList />
      {count === 0 && !done && (
        <p>
          Wat je verandert, komt hier te staan. Kijk het na, en{' '}
          {isLocal ? 'bewaar het dan' : 'zet het dan online'}.
        </p>
      )}
      {work.draft.begun && <BeginChanges />}
      {count > 0 && !work.draft.begun && (
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
      {to && isComplete && <Publishing to={to} />}
      {!to && count > 0 && <AskInvitation />}
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
