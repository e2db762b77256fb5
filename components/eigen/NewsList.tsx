import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Paragraph } from '@/components/ui/Text';
import { isoDay } from '@/lib/dates/days';
import { monthName, shortWeekday } from '@/lib/dates/dayWords';
import type { NewsEntry } from '@/lib/pages/news';
import styles from './NewsList.module.scss';

/** News, the newest first: its day as a sheet of a calendar, and a photo where there is one. */
export function NewsList({ entries }: { entries: readonly NewsEntry[] }) {
  return (
    <ol className={styles.news}>
      {entries.map(({ id, dag, titel, tekst, foto }) => (
        <li key={id} id={id}>
          <time dateTime={isoDay(dag)}>
            <span>{shortWeekday(dag)}</span> <strong>{dag.day}</strong>{' '}
            <span>
              {monthName(dag)} {dag.year}
            </span>
          </time>
          <div>
            <h3>{titel}</h3>
            <Paragraph>{tekst}</Paragraph>
          </div>
          {foto && (
            <div className={styles.photo}>
              <PhotoFrame photo={foto} scene={{ name: 'field' }} sizes="(min-width: 60em) 15rem, 90vw" />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
