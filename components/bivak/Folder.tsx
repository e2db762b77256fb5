import styles from './Reimbursement.module.scss';

type FolderProps = {
  /** Of folders with the same name one is open at a time. */
  name: string;
  tab: React.ReactNode;
  open?: boolean;
  children: React.ReactNode;
};

/** A disclosure drawn as a folder with a tab. */
export function Folder({ name, tab, open, children }: FolderProps) {
  return (
    <details className={styles.folder} name={name} open={open}>
      <summary>{tab}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
