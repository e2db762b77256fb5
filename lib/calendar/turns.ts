import { addDays } from '@/lib/dates/days';
import { minuteAt, startOf, wholeDays } from '@/lib/dates/moment';
import type { Period } from '@/lib/dates/periods';
import type { DatedEntry } from './entries';

/** When what is told of an entry changes. */
export type Turns = {
  /** From the beginning of time until it ends. */
  notOver: Required<Pick<Period, 'until'>>;
  /** The day before its first. */
  tomorrow: Required<Period>;
  /** Its first day, until it begins; without hours the whole of it. */
  today: Required<Period>;
  /** From its beginning to its end. What lasts one whole day never is: that day is `today`. */
  goingOn?: Required<Period> | undefined;
};

/** The turns of an entry with a date: calendar days in Europe/Brussels. */
export function turnsOf({ day, endDay, hours }: DatedEntry): Turns {
  const firstDay = wholeDays(day, day);
  const begins = hours ? minuteAt(day, hours.from) : firstDay.until;
  const ends = hours ? minuteAt(endDay, hours.to) : wholeDays(endDay, endDay).until;
  return {
    notOver: { until: ends },
    tomorrow: { from: startOf(addDays(day, -1)), until: firstDay.from },
    today: { from: firstDay.from, until: begins },
    goingOn: begins < ends ? { from: begins, until: ends } : undefined,
  };
}
