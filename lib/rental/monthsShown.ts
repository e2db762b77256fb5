import { type CalendarDate, compareDays, isoDay, readIsoDay } from '@/lib/dates/days';
import { daysOf, freeWeekends, isWeekend, type Month, monthsFrom, takenIn, weekColumn } from './months';
import { monthTitle, takenWords, weekendWords } from './monthWords';
import { type DayState, dayState, type Stay } from './stay';

/**
 * The list of months and its attributes. The exported page begins with the month of the build; the inline script shows the month
 * of today first, in as many rows, and empties past days. Safe for the browser.
 *
 * - `data-taken` on the list: the stays, for `readTaken`; `data-month` on each part of a month: which part it is.
 */
export const takenAttribute = 'data-taken';
export const monthAttribute = 'data-month';

type MonthPart = 'name' | 'year' | 'weekends' | 'taken';

/** For the parts of a month that are words. */
export const partOfMonth = (part: MonthPart) => ({ [monthAttribute]: part, suppressHydrationWarning: true });

/** `2026-11-20/2026-11-22 …`: for the attribute. */
export const carriesTaken = (taken: readonly Stay[]) => ({
  [takenAttribute]: taken.map(({ from, until }) => `${isoDay(from)}/${isoDay(until)}`).join(' '),
});

export const readTaken = (written: string): Stay[] =>
  written.split(' ').flatMap((stay) => {
    const [from, until] = stay.split('/').map(readIsoDay);
    return from && until ? { from, until } : [];
  });

type ShownMonth = Record<MonthPart, string> & {
  /** 31 of them; the last ones undefined where the month is shorter. */
  days: readonly (ShownDay | undefined)[];
};

export type ShownDay = {
  is: DayState | 'past';
  isWeekend: boolean;
  /** Of a week that begins on Monday: 1 to 7. For the first day alone. */
  column: number | undefined;
};

/** The coming months; without a day of today nothing is past. */
export const shownMonths = (taken: readonly Stay[], start: Month, today?: CalendarDate): ShownMonth[] =>
  monthsFrom(start).map((month) => {
    const days = daysOf(month);
    return {
      name: monthTitle(month),
      year: String(month.year),
      weekends: weekendWords(freeWeekends(taken, month, today)),
      taken: takenWords(takenIn(taken, month, today)),
      days: Array.from({ length: 31 }, (_, index) => {
        const day = days[index];
        return (
          day && {
            is: today && compareDays(day, today) < 0 ? 'past' : dayState(taken, day),
            isWeekend: isWeekend(day),
            column: index === 0 ? weekColumn(day) : undefined,
          }
        );
      }),
    };
  });
