/** Times of a day, `"14:00"`: how far apart they are, also when midnight lies between them. Safe for the browser. */

/** How long something may go on past midnight, in hours, before its times look like a mistake. */
export const longestNight = 12;

/** Minutes from one time to the next time that the clock shows the other: `"21:00"`, `"02:00"` → 300. */
export function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutes(to) - minutes(from) + 1440) % 1440;
}

/** Whether it ends on the day on which it begins, or in the night that follows: not 14:00 to 13:00. */
export const isInOneGo = (from: string, to: string): boolean =>
  to > from || (to < from && minutesBetween(from, to) <= longestNight * 60);
