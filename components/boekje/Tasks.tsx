import { Paragraph } from '@/components/ui/Text';
import type { CampTask } from '@/lib/camp/tasks';
import { tickAttributes } from '@/lib/camp/ticks';
import styles from './Tasks.module.scss';

/** What has to be done before camp, by day, to tick off. */
export const Tasks = ({ tasks }: { tasks: readonly CampTask[] }) => (
  <ol className={styles.tasks}>
    {tasks.map(({ when, wat, tekst }) => (
      <li key={wat}>
        <label>
          <input type="checkbox" {...tickAttributes(`vooraf ${wat}`)} />
          <span className={styles.when}>{when}</span>
          <span className={styles.what}>{wat}</span>
        </label>
        {tekst && <Paragraph>{tekst}</Paragraph>}
      </li>
    ))}
  </ol>
);
