import { Lead } from './Lead';
import styles from './PageHeading.module.scss';

type PageHeadingProps = {
  title: string;
  lead?: string | undefined;
  paper: 'sky' | 'forest';
  overlap?: boolean;
  children?: React.ReactNode;
};

/** The head of a page without a photo. With `overlap` the next sheet slides over its lower part. */
export function PageHeading({ title, lead, paper, overlap, children }: PageHeadingProps) {
  return (
    <div className={styles.banner} data-paper={paper} data-overlap={overlap}>
      <div className={styles.wrap}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </div>
    </div>
  );
}
