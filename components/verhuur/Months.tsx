'use client';

import { useBehaviour } from '@/components/ui/useBehaviour';
import { weekdays } from '@/lib/dates/days';
import type { Month } from '@/lib/rental/months';
import { carriesTaken, partOfMonth, type ShownDay, shownMonths } from '@/lib/rental/monthsShown';
import type { Stay } from '@/lib/rental/stay';
import styles from './Months.module.scss';

type MonthsProps = {
  taken: readonly Stay[];
  /** The month of the build: the first in the exported page. */
  start: Month;
};

/**
 * The next fourteen months, in words and drawn a day at a time. The exported page begins with the month of the build;
 * `months.script.ts` makes it the current one. An island only so that its elements are not sent a second time as data.
 */
export function Months({ taken, start }: MonthsProps) {
  useBehaviour('months', () => import('./months.script'));
  return (
    <ul className={styles.months} {...carriesTaken(taken)}>
      {shownMonths(taken, start).map(({ name, year, weekends, taken, days }) => (
        <li key={name + year}>
          <h3>
            <span {...partOfMonth('name')}>{name}</span> <span {...partOfMonth('year')}>{year}</span>
          </h3>
          <p className={styles.weekends} {...partOfMonth('weekends')}>
            {weekends}
          </p>
          <Days days={days} />
          <p className={styles.taken} {...partOfMonth('taken')}>
            {taken}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Headers of the seven columns. */
const initials = [...weekdays.slice(1), ...weekdays.slice(0, 1)].map(
  (name) => [name, name.charAt(0)] as const,
);

/** Decorative: the text beside it has the same information. */
function Days({ days }: { days: readonly (ShownDay | undefined)[] }) {
  return (
    <div className={styles.days} aria-hidden="true">
      {initials.map(([weekday, initial]) => (
        <b key={weekday}>{initial}</b>
      ))}
      {days.map((day, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the first to the 31st
          key={index}
          hidden={!day}
          data-is={day?.is}
          data-weekend={day?.isWeekend || undefined}
          data-column={day?.column}
        >
          {index + 1}
        </i>
      ))}
    </div>
  );
}
