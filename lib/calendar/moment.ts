import { TZDate } from '@date-fns/tz';
import { brussels, type CalendarDate } from '@/lib/days';

/** The moment at which the clocks in Brussels show that time (`14:00`); it knows its zone, and so its offset. */
export function inBrussels({ year, month, day }: CalendarDate, time: string): TZDate {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new TZDate(year, month - 1, day, hour, minute, 0, brussels);
}
