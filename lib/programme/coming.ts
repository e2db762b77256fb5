import type { MeetingEntry } from '@/lib/calendar/entries';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { minuteAt, startOf } from '@/lib/dates/moment';
import type { Period } from '@/lib/dates/periods';
import type { Group } from '@/lib/meetings/groups';
import { type Activity, activitiesFor, type Day, endsAt, hoursFor, type Programme } from './programme';

/** What other pages say of the programme: from the day of the build, for as long as a site may lie there without a new build. */

/** In days. */
const ahead = 21;

/** Whether a day that is not over is near enough for a site that is built on this day. */
export const isComing = (day: CalendarDate, built: CalendarDate): boolean =>
  compareDays(day, addDays(built, ahead)) <= 0;

/** In days: when the other pages are due to say what comes after that. */
export const comingLasts = 14;

/** The coming days of which something is known, each with the period in which it is the next one. */
export function comingDays(
  programme: Programme,
  built: CalendarDate,
): { day: Day; period: Required<Period> }[] {
  const days = programme.days.filter(({ isNamedLater }) => !isNamedLater);
  return days.flatMap((day, index) => {
    const from = days[index - 1]?.ends ?? 0;
    const isKnown = day.activities.length > 0 || day.instead.length > 0;
    if (!isKnown || day.ends <= startOf(built) || !isComing(day.day, built)) return [];
    return [{ day, period: { from, until: day.ends } }];
  });
}

/** The coming meetings of a rhythm, each with the period in which it is the next one. */
export function comingMeetings(
  { days, rhythm }: Pick<MeetingEntry, 'days' | 'rhythm'>,
  built: CalendarDate,
): { day: CalendarDate; period: Required<Period> }[] {
  const ends = days.map((day) => minuteAt(day, rhythm.to));
  return days.flatMap((day, index) => {
    const [from = 0, until = 0] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    return until > startOf(built) && isComing(day, built) ? [{ day, period: { from, until } }] : [];
  });
}

/** What a group does next, each with the period in which it is. */
export function comingFor(
  programme: Programme,
  group: Group,
  built: CalendarDate,
): { activity: Activity; period: Required<Period> }[] {
  const all = activitiesFor(programme, group).filter(({ cancelled }) => cancelled === undefined);
  const ends = all.map((activity) => endsAt(activity, hoursFor(activity, group)));
  return all.flatMap((activity, index) => {
    const [from = 0, until = 0] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    if (until <= startOf(built) || until <= from || !isComing(activity.day, built)) return [];
    return [{ activity, period: { from, until } }];
  });
}
