import { type CalendarDate, daysBetween, isSameDay } from '@/lib/dates/days';
import { atHall } from '@/lib/meetings/meetingWords';
import { timeOfDay } from '@/lib/text/format';
import type { Activity, Programme } from './programme';
import { fullDay, timesInWords } from './programmeWords';

/** The programme as it was a week before, and when it last changed since. */
export type Former = { programme: Programme; changed: Date };

/** In days: what changed longer ago, everybody knows. */
export const newsFor = 7;

/** In days from today: what changes later, is read again before it happens. */
const soon = 28;

/**
 * Returns of each coming activity what changed of its day, hours or place, in words: `Nu tot 16 uur, was 17 uur`. An activity is the same
 * when the same groups do something with the same name; when that can be more than one, there is no message; of a secret there is none either.
 * @param hall what it is called, with its article
 */
export function programmeChanges(
  before: Programme,
  after: Programme,
  today: CalendarDate,
  hall?: string,
): Map<Activity, string> {
  const [were, are] = [before, after].map(({ days }) => days.flatMap(({ activities }) => activities));
  const found = new Map<Activity, string>();
  for (const now of are ?? []) {
    const wait = daysBetween(today, now.day);
    if (wait < 0 || wait > soon || now.isSecret || now.cancelled !== undefined) continue;
    const same = (were ?? []).filter((was) => keyOf(was) === keyOf(now));
    const onDay = same.find((was) => isSameDay(was.day, now.day));
    const gone = same.filter(
      ({ day }) => !are?.some((one) => keyOf(one) === keyOf(now) && isSameDay(one.day, day)),
    );
    const was = onDay ?? (gone.length === 1 ? gone[0] : undefined);
    const words = was && changeOf(was, now, atHall({ hall }));
    if (words) found.set(now, words);
  }
  return found;
}

const keyOf = ({ groups, isForAll, name }: Activity) =>
  JSON.stringify([isForAll ? 'all' : groups.map(({ id }) => id), name]);

function changeOf(was: Activity, now: Activity, hall: string): string | undefined {
  const where = ({ place = hall }: Activity) => place;
  if (!isSameDay(was.day, now.day)) return `Nu op ${fullDay(now.day)}, was ${fullDay(was.day)}`;
  const [before = {}, after = {}] = [was.times[0]?.hours, now.times[0]?.hours];
  if (before.from !== after.from && timesInWords(now, after))
    return `Nu ${lower(timesInWords(now, after))}, was ${lower(timesInWords(was, before)) || 'zonder uur'}`;
  if (before.to !== after.to && before.to && after.to)
    return `Nu tot ${timeOfDay(after.to)}, was ${timeOfDay(before.to)}`;
  // nobody knew the place of a secret
  if (!was.isSecret && was.place !== now.place) return `Nu ${where(now)}, was ${where(was)}`;
  return undefined;
}

const lower = (words = '') => words.charAt(0).toLowerCase() + words.slice(1);
