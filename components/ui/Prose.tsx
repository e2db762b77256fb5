import styles from './Prose.module.scss';
import { Text } from './Text';

type ProseProps = { lead?: string | undefined; paragraphs?: readonly string[] };

/** Running text from content: an opening line in larger type, then paragraphs. */
export function Prose({ lead, paragraphs = [] }: ProseProps) {
  return (
    <div className={styles.prose}>
      {lead && (
        <p className={styles.lead}>
          <Text>{lead}</Text>
        </p>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
    </div>
  );
}
