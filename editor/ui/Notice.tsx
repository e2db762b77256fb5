import styles from './BottomBar.module.scss';
import { EditorIcon } from './EditorIcon';

type NoticeProps = { message: string; undo?: (() => void) | undefined; done?: () => void };

/** What was just done, with an undo button; stays until it is dismissed. */
export function Notice({ message: words, undo, done }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <p>{words}</p>
      {undo && (
        <button type="button" onClick={undo}>
          <EditorIcon name="undo" /> Zet terug
        </button>
      )}
      {done && (
        <button type="button" onClick={done}>
          Goed zo
        </button>
      )}
    </div>
  );
}
