import styles from './Banner.module.scss';
import { Lead } from './Lead';

type BannerProps = {
  title: string;
  lead: string;
  paper: 'sky' | 'forest';
  overlap?: boolean;
  children?: React.ReactNode;
};

/** The head of a page without a photo. With `overlap` the next sheet slides over its lower part. */
export function Banner({ title, lead, paper, overlap, children }: BannerProps) {
  return (
    <div className={styles.banner} data-paper={paper} data-overlap={overlap}>
      <div className={styles.wrap}>
        <h1 className={styles.title}>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </div>
    </div>
  );
}
