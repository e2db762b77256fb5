'use client';

import { type CalendarDate, compareDays, weekdays } from '@/lib/days';
import {
  daysOf,
  freeWeekends,
  isoMonth,
  isWeekend,
  type Month,
  monthsFrom,
  takenIn,
  weekColumn,
} from '@/lib/rental/months';
import { monthTitle, takenWords, weekendWords } from '@/lib/rental/monthWords';
import { dayState, type Stay } from '@/lib/rental/stay';
import styles from './Months.module.scss';
import { useToday } from './useToday';

type MonthsProps = {
  taken: readonly Stay[];
  /** The month in which the page was made: the first in the exported page. */
  start: Month;
};

/**
 * The coming fourteen months, in words and drawn a day at a time. The exported page begins with the month in which it was
 * made; with script the month of today comes first, on as many rows, and the days that are past are empty.
 */
export function Months({ taken, start }: MonthsProps) {
  const today = useToday();
  return (
    <ul className={styles.months}>
      {monthsFrom(today ?? start).map((month) => (
        <li key={isoMonth(month)}>
          <h3>
            {monthTitle(month)} <span>{month.year}</span>
          </h3>
          <p className={styles.weekends}>{weekendWords(freeWeekends(taken, month, today))}</p>
          <Days taken={taken} month={month} today={today} />
          <p className={styles.taken}>{takenWords(takenIn(taken, month, today))}</p>
        </li>
      ))}
    </ul>
  );
}

/** Above the seven columns, where the days stand in weeks. */
const initials = [...weekdays.slice(1), ...weekdays.slice(0, 1)].map(
  (name) => [name, name.charAt(0)] as const,
);

type DaysProps = { taken: readonly Stay[]; month: Month; today: CalendarDate | undefined };

/** Drawn for the eye alone: the words beside it say the same. */
function Days({ taken, month, today }: DaysProps) {
  return (
    <div className={styles.days} aria-hidden="true">
      {initials.map(([weekday, initial]) => (
        <b key={weekday}>{initial}</b>
      ))}
      {daysOf(month).map((day) => (
        <i
          key={day.day}
          data-is={today && compareDays(day, today) < 0 ? 'past' : dayState(taken, day)}
          data-weekend={isWeekend(day) || undefined}
          data-column={day.day === 1 ? weekColumn(day) : undefined}
        >
          {day.day}
        </i>
      ))}
    </div>
  );
}
