import type { MeetingEntry } from '@/lib/calendar/entries';
import type { ShownContent } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { minuteAt, startOf } from '@/lib/dates/moment';
import type { Period } from '@/lib/dates/periods';
import { type Group, meetingDaysIn } from '@/lib/meetings/groups';
import {
  type Activity,
  activitiesFor,
  does,
  endsAt,
  hoursFor,
  type Programme,
  type ProgrammeDay,
} from './programme';

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
): { day: ProgrammeDay; period: Required<Period> }[] {
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

/** One time that an age group comes together. */
export type NextTime = {
  day: CalendarDate;
  /** Undefined when nobody knows yet what they do. */
  activity?: Activity | undefined;
  /** In which it is one of the next three. */
  period: Required<Period>;
};

/** How many times a page names, and for how many a build has enough until the next. */
const [named, enough] = [3, 12];

/** The next times of an age group, by its programme or else by its rhythm; none without a calendar. */
export function nextTimes(
  { calendar }: Pick<ShownContent, 'calendar'>,
  programme: Programme | undefined,
  group: Group,
  built: CalendarDate,
): NextTime[] {
  const isOpen = ({ open }: ProgrammeDay) => open.some(({ id }) => id === group.id);
  const written = (day: ProgrammeDay) => day.activities.filter((activity) => does(activity, group));
  const usual = (day: CalendarDate) => ({ day, activity: undefined, ends: minuteAt(day, group.rhythm.to) });
  const times = programme
    ? programme.days.flatMap((day) => [
        ...written(day).map((activity) => ({
          day: activity.day,
          activity,
          ends: endsAt(activity, hoursFor(activity, group)),
        })),
        ...(isOpen(day) ? [usual(day.day)] : []),
      ])
    : calendar
      ? meetingDaysIn(group.rhythm, calendar.werkjaar).days.map(usual)
      : [];
  const coming = times.filter(({ ends }) => ends > startOf(built)).slice(0, enough);
  return coming.map(({ ends, ...time }, index) => ({
    ...time,
    period: { from: coming[index - named]?.ends ?? 0, until: ends },
  }));
}
