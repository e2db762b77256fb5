import type { Group } from '@/lib/programme/programme';
import { hours } from '@/lib/text/format';

/** When and where the group meets, in words: `zondag`, `14 tot 17 uur`, `aan het lokaal`. */
export type UsualTimes = { weekday: string; hours: string; place: string };

/** The same of one group, which may have hours and a place of its own. */
export const usualOf = (rhythm: Group['rhythm'], usual: UsualTimes): UsualTimes =>
  rhythm
    ? {
        ...usual,
        hours: hours(rhythm.hours.from ?? '', rhythm.hours.to ?? ''),
        place: rhythm.place ?? usual.place,
      }
    : usual;
