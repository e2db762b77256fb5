import styles from './SectionHead.module.scss';
import { Text } from './Text';

type SectionHeadProps = { id: string; title: string; lead?: string | undefined };

/** The heading of a section with a brush stroke under it. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && (
        <p className={styles.lead}>
          <Text>{lead}</Text>
        </p>
      )}
    </div>
  );
}
