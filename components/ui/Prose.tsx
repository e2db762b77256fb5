import { Lead } from './Lead';
import styles from './Prose.module.scss';
import { Paragraph } from './Text';

type ProseProps = { lead?: string | undefined; paragraphs?: readonly string[] };

/** Running text from content: an opening line in larger type, then paragraphs. */
export function Prose({ lead, paragraphs = [] }: ProseProps) {
  return (
    <div className={styles.prose}>
      {lead && <Lead>{lead}</Lead>}
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </div>
  );
}
