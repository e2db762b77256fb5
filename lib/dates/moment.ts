import { TZDate } from '@date-fns/tz';
import { addDays, brussels, type CalendarDate } from './days';
import { type Minute, minuteOf, type Period } from './periods';

/** The moment of a time in Brussels (`14:00`), with its UTC offset. */
export function inBrussels({ year, month, day }: CalendarDate, time: string): TZDate {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new TZDate(year, month - 1, day, hour, minute, 0, brussels);
}

const minutes = new Map<string, Minute>();

/** The minute of a day and time in Brussels; worked out once, for a page asks the same ones many times. */
export function minuteAt(day: CalendarDate, time: string): Minute {
  const key = `${day.year}-${day.month}-${day.day} ${time}`;
  const minute = minutes.get(key) ?? minuteOf(inBrussels(day, time));
  minutes.set(key, minute);
  return minute;
}

/** The first minute of a day in Brussels. */
export const startOf = (day: CalendarDate): Minute => minuteAt(day, '00:00');

/** Whole days in Brussels, the last one included. */
export const wholeDays = (first: CalendarDate, last: CalendarDate): Required<Period> => ({
  from: startOf(first),
  until: startOf(addDays(last, 1)),
});
