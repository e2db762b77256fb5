/**
 * Periods as attributes of a page: minutes in UTC, so that a browser compares numbers without a time zone. The build converts
 * them from Brussels time (lib/dates/moment.ts). Safe for the browser.
 */

/** Minutes since 1970 in UTC. */
export type Minute = number;

/** Half-open: from its first minute up to `until`; a missing side is unbounded. */
export type Period = { from?: Minute; until?: Minute };

export const minuteOf = (now: Date): Minute => Math.floor(now.getTime() / 60_000);

export const isIn = ({ from = -Infinity, until = Infinity }: Period, now: Minute): boolean =>
  from <= now && now < until;

/** Everything outside of these periods, which are in order and bounded. */
export const outside = (periods: readonly Required<Period>[]): Period[] =>
  [...periods, undefined].map((period, at) => ({
    ...(at > 0 && { from: periods[at - 1]?.until ?? 0 }),
    ...(period && { until: period.from }),
  }));

/** `29880000-29881440 29890000-`: for an attribute. */
export const writtenPeriods = (periods: readonly Period[]): string =>
  periods.map(({ from = '', until = '' }) => `${from}-${until}`).join(' ');

/** Whether a minute is in one of the periods of an attribute. */
export const isWithin = (written: string, now: Minute): boolean =>
  written.split(' ').some((period) => {
    const [from, until] = period.split('-');
    return until !== undefined && isIn({ from: Number(from), until: Number(until || Infinity) }, now);
  });
