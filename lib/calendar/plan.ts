import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { monthName } from '@/lib/dates/dayWords';
import { minuteAt, startOf } from '@/lib/dates/moment';
import type { Minute } from '@/lib/dates/periods';
import { atHall, usualTimes } from '@/lib/meetings/meetingWords';
import type { Rhythm } from '@/lib/meetings/rhythm';
import { timeOfDay } from '@/lib/text/format';
import { capitalised } from '@/lib/text/words';
import { endOf } from './calendarWords';
import { type DatedEntry, hasSeveralDays, type MeetingEntry } from './entries';
import type { ActivityPlan, MeetingDay, Special } from './nextActivity';
import { phasesOf } from './phases';

type PlanOptions = {
  meetings: readonly [MeetingEntry, ...MeetingEntry[]];
  dated: readonly DatedEntry[];
  /** The first day of the working year. */
  since: CalendarDate;
};

/**
 * The plan of the home page for the next activity: meetings of everybody, days without one and special events. Where all age groups have
 * a rhythm of their own, it is the first of those, by name. Camp has its own box: it is included only where something follows it,
 * which would else be shown before it.
 */
export function planOf({ meetings: [usual], dated, since }: PlanOptions): ActivityPlan {
  const { days, skipped, rhythm } = usual;
  const { from, to } = rhythm;
  const own = usual.who ? ownMeetings(usual) : [];
  const events = dated
    .filter(({ kind, cancelled }) => kind === 'event' && cancelled === undefined)
    .map((entry) => special(entry, usual));
  const camps = dated.filter(({ kind }) => kind === 'camp').map((entry) => special(entry, usual));
  const meetings = (usual.who ? [] : days).map((day) => meeting(day, rhythm));
  const rests = (usual.who ? [] : skipped)
    .map((day): MeetingDay => {
      const over = startOf(addDays(day, 1));
      return { kind: 'off', day, begins: over, ends: over };
    })
    .filter(({ day }) => meetings.some((meeting) => compareDays(meeting.day, day) < 0)) // the year has begun
    .filter(
      ({ day }) =>
        ![...events, ...camps, ...own].some(
          (one) => compareDays(one.day, day) <= 0 && startOf(day) < one.ends,
        ),
    );
  const last = Math.max(...[...events, ...own, ...meetings, ...rests].map(({ begins }) => begins));
  // special events first where starts are equal
  const occasions = [
    ...events,
    ...own,
    ...camps.filter(({ day }) => startOf(day) < last),
    ...meetings,
    ...rests,
  ].sort((a, b) => startsAt(a) - startsAt(b));
  const part = since.day > 20 ? 'eind' : since.day > 10 ? 'half' : 'begin';
  return {
    weekly: {
      weekday: usualTimes(rhythm).weekday,
      at: timeOfDay(from),
      until: timeOfDay(to),
      where: usualTimes(rhythm).place,
    },
    occasions,
    nextYear: {
      when: capitalised(`${part} ${monthName(since)}`),
      month: monthName(since),
      until: startOf({ ...since, year: since.year + 1 }),
    },
  };
}

/** Days without activity and events of whole days sort by that day, though they `begin` at its end. */
const startsAt = (one: MeetingDay | Special): Minute =>
  one.kind === 'off' || (one.kind === 'special' && !one.at) ? startOf(one.day) : one.begins;

const meeting = (day: CalendarDate, { from, to }: Rhythm): MeetingDay => ({
  kind: 'weekly',
  day,
  begins: minuteAt(day, from),
  ends: minuteAt(day, to),
});

/** The meetings of a rhythm that differs, each as something with a name: that of who keeps it. */
const ownMeetings = ({ who = '', rhythm, days }: MeetingEntry): Special[] =>
  days.map((day) => ({
    ...meeting(day, rhythm),
    kind: 'special',
    name: who,
    at: timeOfDay(rhythm.from),
    until: timeOfDay(rhythm.to),
    where: usualTimes(rhythm).place,
  }));

function special(entry: DatedEntry, { place, rhythm }: MeetingEntry): Special {
  const { goingOn, notOver } = phasesOf(entry);
  return {
    kind: 'special',
    day: entry.day,
    begins: goingOn?.from ?? notOver.until,
    ends: notOver.until,
    name: entry.name,
    at: entry.hours ? timeOfDay(entry.hours.from) : '',
    until: entry.hours || hasSeveralDays(entry) ? endOf(entry) : '',
    where: entry.place.name === place.name ? atHall(rhythm) : entry.place.name,
  };
}
