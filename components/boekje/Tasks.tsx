import { Paragraph } from '@/components/ui/Text';
import { tickAttributes } from '@/lib/camp/ticks';
import type { Camp } from '@/lib/content/schemas/content';
import { dayOfMonth } from '@/lib/dates/dayWords';
import styles from './Tasks.module.scss';
import { shortDay } from './Trips';

type Booklet = NonNullable<Camp['boekje']>;

/** What has to be done before camp, by day, to tick off. */
export const Tasks = ({ tasks, year }: { tasks: Booklet['vooraf']; year: number }) => (
  <ol className={styles.tasks}>
    {tasks.map(({ voor, op, wat, tekst }) => (
      <li key={wat}>
        <label>
          <input type="checkbox" {...tickAttributes(`vooraf ${wat}`)} />
          <span className={styles.when}>{voor ? `vóór ${dayOfMonth(voor)}` : op && shortDay(op, year)}</span>
          <span className={styles.what}>{wat}</span>
        </label>
        {tekst && <Paragraph>{tekst}</Paragraph>}
      </li>
    ))}
  </ol>
);
