import { addDays } from '@/lib/dates/days';
import { minuteAt, startOf, wholeDays } from '@/lib/dates/moment';
import type { Period } from '@/lib/dates/periods';
import type { DatedEntry } from './entries';

/** The periods of an entry with a date. */
type Phases = {
  /** Until it ends. */
  notOver: Required<Pick<Period, 'until'>>;
  /** The day before its first. */
  tomorrow: Required<Period>;
  /** Its first day, until it begins; without hours the whole of it. */
  today: Required<Period>;
  /** From its start to its end; undefined for one whole day, which is `today`. */
  goingOn?: Required<Period> | undefined;
};

/** The phases of an entry, with calendar days in Europe/Brussels. */
export function phasesOf({ day, endDay, hours }: DatedEntry): Phases {
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
