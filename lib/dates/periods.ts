/**
 * Stretches of time as a page carries them: which minute of the world's clock, so that a browser compares numbers and asks
 * for nobody's time zone. Which minutes those are in Brussels is decided at build (lib/dates/moment.ts). Safe for
 * the browser.
 */

/** Minutes since 1970 in UTC. */
export type Minute = number;

/** From its first minute until the first one that is no part of it; a side that is left out is open. */
export type Period = { from?: Minute; until?: Minute };

export const minuteOf = (now: Date): Minute => Math.floor(now.getTime() / 60_000);

export const isIn = ({ from = -Infinity, until = Infinity }: Period, now: Minute): boolean =>
  from <= now && now < until;

/** `29880000-29881440 29890000-`: for an attribute. */
export const writtenPeriods = (periods: readonly Period[]): string =>
  periods.map(({ from = '', until = '' }) => `${from}-${until}`).join(' ');

/** Whether it is one of the periods that `writtenPeriods` wrote; none at all is never. */
export const isWithin = (written: string, now: Minute): boolean =>
  written.split(' ').some((period) => {
    const [from, until] = period.split('-');
    return until !== undefined && isIn({ from: Number(from), until: Number(until || Infinity) }, now);
  });

/** Minutes in their order, each as the wait since the one before, which repeats and so weighs little in a page. */
export const writtenMinutes = (minutes: readonly Minute[]): string =>
  minutes.map((minute, index) => minute - (minutes[index - 1] ?? 0)).join(' ');

/** What `writtenMinutes` wrote. */
export function readMinutes(written: string): Minute[] {
  let minute = 0;
  return written
    .split(' ')
    .filter(Boolean)
    .map((wait) => {
      minute += Number(wait);
      return minute;
    });
}
