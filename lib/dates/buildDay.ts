import { type CalendarDate, today } from './days';

/**
 * The day in Brussels of which the site is made: that of now, or of the moment in `SOURCE_DATE_EPOCH` (seconds since 1970, the
 * convention of reproducible builds). A build sets that moment at its start, so that all of it is of one day also when
 * midnight passes.
 * @throws Error when that is no number
 */
export function buildDay(): CalendarDate {
  const moment = process.env.SOURCE_DATE_EPOCH;
  if (!moment) return today(new Date());
  if (!/^\d+$/.test(moment)) throw new Error(`SOURCE_DATE_EPOCH is no number of seconds: ${moment}`);
  return today(new Date(Number(moment) * 1000));
}

/** Makes this moment that of everything built from here, in this program and in those that it starts. */
export function fixBuildDay(now = new Date()): void {
  process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(now.getTime() / 1000));
}
