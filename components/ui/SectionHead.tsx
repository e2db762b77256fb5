import { Lead } from './Lead';
import styles from './SectionHead.module.scss';

type SectionHeadProps = { id: string; title: string; lead?: string | undefined };

/** The heading of a section with a brush stroke under it. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
    </div>
  );
}
