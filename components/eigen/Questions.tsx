import { Icon } from '@/components/ui/Icon';
import { Paragraph } from '@/components/ui/Text';
import type { PageBlock } from '@/lib/content/schemas/content';
import styles from './Questions.module.scss';

/** Questions as slips of paper with a folded corner; open, one lies flat and shows its answer. */
export function Questions({ questions }: { questions: NonNullable<PageBlock['vragen']> }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ vraag, antwoord }) => (
        <details key={vraag}>
          <summary>
            <span>{vraag}</span> <Icon name="close" />
          </summary>
          <Paragraph>{antwoord}</Paragraph>
        </details>
      ))}
    </div>
  );
}
