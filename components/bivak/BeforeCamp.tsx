import { Section } from '@/components/ui/Section';
import { Paragraph } from '@/components/ui/Text';
import { campTasks } from '@/lib/camp/tasks';
import type { Camp } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import { shownFrom } from '@/lib/dates/shownFrom';
import styles from './BeforeCamp.module.scss';

type BeforeCampProps = Pick<NonNullable<Camp['boekje']>, 'vooraf' | 'jaar'> & {
  /** The first day of camp. */
  van: Camp['kamp']['van'];
  /** The day of the build. */
  built: CalendarDate;
};

/**
 * What the booklet asks before camp, along the guy line of a tent: a peg for each day, hammered in once it is past. Until the
 * first day of camp is over.
 */
export function BeforeCamp({ vooraf, jaar, van, built }: BeforeCampProps) {
  const end = startOf(addDays({ ...van, year: jaar }, 1));
  if (vooraf.length === 0) return null;
  return (
    <div {...shownFrom(built, { until: end })}>
      <Section id="vooraf" title="Vóór je vertrekt" paper="forest" edge="hills">
        <ol className={styles.line}>
          {campTasks({ vooraf, jaar }).map(({ when, wat, tekst, ends }) => (
            <li key={wat}>
              <i {...shownFrom(built, { until: ends })} aria-hidden="true" />
              <p className={styles.when}>{when}</p>
              <h3>{wat}</h3>
              {tekst && <Paragraph>{tekst}</Paragraph>}
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
