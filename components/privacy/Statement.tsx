import { Lead } from '@/components/ui/Lead';
import styles from './Statement.module.scss';

type StatementProps = {
  title: string;
  lead: string;
  /** The sheet beside it. */
  promises: React.ReactNode;
  children: React.ReactNode;
};

/** The layout of the page: heading and sections, with the promises beside or below. */
export function Statement({ title, lead, promises, children }: StatementProps) {
  return (
    <div className={styles.statement}>
      <div className={styles.side}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <Lead>{lead}</Lead>
        </div>
        {children}
      </div>
      {promises}
    </div>
  );
}
