import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { EditorIcon } from './EditorIcon';
import styles from './Notice.module.scss';
import { IconButton } from './parts';

type NoticeProps = {
  message: string;
  undo?: (() => void) | undefined;
  /** Whether it is an undo that `undo` takes back. */
  isUndo?: boolean | undefined;
  done?: () => void;
};

/** What was just done, with an undo button; stays until it is dismissed. */
export const Notice = ({ message, undo, isUndo, done }: NoticeProps) => (
  <div className={styles.notice} role="status">
    <p>{message}</p>
    {undo && (
      <Button kind="sun" onClick={undo}>
        <EditorIcon name="undo" /> {isUndo ? 'Toch niet' : 'Zet terug'}
      </Button>
    )}
    {done && (
      <IconButton icon={<Icon name="close" />} onClick={done}>
        Goed zo
      </IconButton>
    )}
  </div>
);
