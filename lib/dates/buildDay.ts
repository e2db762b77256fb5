import { type CalendarDate, today } from './days';

/**
 * The day of the build in Brussels: today, or the day of `SOURCE_DATE_EPOCH` (seconds since 1970, the convention of
 * reproducible builds), which a build sets at its start so that it has one day even across midnight.
 * @throws Error when that is no number
 */
export const buildDay = (): CalendarDate => today(buildMoment());

/** The moment of the build. @throws Error as `buildDay` */
export function buildMoment(): Date {
  const moment = process.env.SOURCE_DATE_EPOCH;
  if (!moment) return new Date();
  if (!/^\d+$/.test(moment)) throw new Error(`SOURCE_DATE_EPOCH is no number of seconds: ${moment}`);
  return new Date(Number(moment) * 1000);
}

/** Sets the day of the build for this process and its children. */
export function fixBuildDay(now = new Date()): void {
  process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(now.getTime() / 1000));
}
