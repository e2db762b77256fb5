import { type CalendarDate, dayNumber, daysBetween, numberedDay, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth, monthName, namedDays, shortWeekday } from '@/lib/dates/dayWords';
import type { Minute } from '@/lib/dates/periods';
import { capitalised } from '@/lib/text/words';

/** The next activity, for the home page. Needs no time zone. Runs in the browser on every home page: it must stay small. */

/** A day in Brussels, and the minutes at which something begins and ends. */
type Times = { day: CalendarDate; begins: Minute; ends: Minute };

/** The weekly activity on one day; `off` is a day without it, which `begins` and `ends` at the end of that day. */
export type MeetingDay = Times & { kind: 'weekly' | 'off' };

/** A special event. Without hours `at` is empty, and it `begins` at the end of its first day. */
export type Special = Times & {
  kind: 'special';
  name: string;
  /** `18 uur` */
  at: string;
  /** Text after "tot": `22 uur`, `zondag 15 uur`, `en met zondag`; empty for one whole day. */
  until: string;
  /** `aan het lokaal` */
  where: string;
};

export type ActivityPlan = {
  /** Of the weekly activity: `zondag`, `14 uur`, `17 uur`, `aan het lokaal`. */
  weekly: { weekday: string; at: string; until: string; where: string };
  /** Sorted by start; whole days by their first. */
  occasions: readonly (MeetingDay | Special)[];
  /** For after the last of them: `Eind september`, the month alone, and until when to show that. */
  nextYear: { when: string; month: string; until: Minute };
};

/** When the page is read: the minute, and its day in Brussels. */
type PageMoment = { minute: Minute; today: CalendarDate };

/** The content of the box: three lines, and a tear-off calendar with a number or a drawing in its middle. */
export type NextActivityWords = {
  state: 'later' | 'today' | 'off' | 'plain';
  label: string;
  when: string;
  more: string;
  tearOff: readonly [top: string, number: string, bottom: string];
};

const label = 'Volgende activiteit';

/** The content at a moment. */
export function nextActivityAt(
  { weekly, occasions, nextYear }: ActivityPlan,
  { minute, today }: PageMoment,
): NextActivityWords {
  const coming = occasions.filter(({ ends }) => ends > minute);
  const [next, ...rest] = coming;
  if (!next) return minute < nextYear.until ? betweenYears(weekly, nextYear) : anyWeek(weekly);
  const { day } = next;
  const tearOff = [shortWeekday(day), String(day.day), monthName(day)] as const;
  if (next.kind === 'off') {
    const until = rest.find(({ kind }) => kind !== 'off');
    const alsoOff = rest.slice(0, until && rest.indexOf(until));
    const also = alsoOff.length > 0 ? `Ook niet op ${named(alsoOff)}.` : '';
    const end = until ? `Tot ${named([until])}!` : '';
    const more = [also, end].filter(Boolean).join(' ');
    return {
      state: 'off',
      label: 'Even rust',
      when: `Geen activiteit op ${named([next])}`,
      more,
      tearOff,
    };
  }
  const { at, until, where } = next.kind === 'special' ? next : weekly;
  const name = next.kind === 'special' ? `${next.name}, ` : '';
  if (minute >= next.begins) {
    return next.kind === 'special'
      ? {
          state: 'today',
          label: 'Nu bezig',
          when: next.name,
          more: `Nog tot ${until}, ${where}`,
          tearOff,
        }
      : {
          state: 'today',
          label: 'Nu bezig',
          when: `We spelen tot ${until}`,
          more: `Haal je kind af ${where}`,
          tearOff,
        };
  }
  const wait = daysBetween(today, day);
  const isToday = wait === 0;
  const dayWord = isToday ? 'vandaag' : wait === 1 ? 'morgen' : weekdayOf(day);
  const date = dayOfMonth(day);
  const fullDay = capitalised(`${weekdayOf(day)} ${date}`);
  const isNear = dayWord !== weekdayOf(day);
  const shown = { state: isToday ? 'today' : 'later', label, tearOff } as const;
  if (next.kind === 'special') {
    const ending = until ? `tot ${until}, ` : '';
    return {
      ...shown,
      when: `${name}${[dayWord, at].filter(Boolean).join(' ')}`,
      more: isToday ? capitalised(ending + where) : `${isNear ? fullDay : date}, ${where}`,
    };
  }
  return {
    ...shown,
    when: `${isNear ? capitalised(dayWord) : fullDay}, ${at}`,
    more: isNear && !isToday ? `${fullDay}, tot ${until}` : `Tot ${until}, ${where}`,
  };
}

/** The content for any day, for the exported page: the weekday, and the days without activity. */
export const anyWeek = (
  { weekday, at }: ActivityPlan['weekly'],
  skipped: readonly CalendarDate[] = [],
): NextActivityWords => ({
  state: 'plain',
  label,
  when: `Elke ${weekday}, ${at}`,
  more: skipped.length > 0 ? `Niet op ${namedDays(skipped)}` : '',
  tearOff: ['elke', '', weekday],
});

const betweenYears = (
  { weekday }: ActivityPlan['weekly'],
  { when, month }: ActivityPlan['nextYear'],
): NextActivityWords => ({
  state: 'plain',
  label: 'Het werkjaar zit erop',
  when: `${when} beginnen we opnieuw`,
  more: `De eerste ${weekday} staat hier zodra hij gekozen is`,
  tearOff: ['tot', '', month],
});

const named = (occasions: readonly Times[]) => namedDays(occasions.map(({ day }) => day));

const minutesInDay = 1440;

/**
 * Serialises a plan for an attribute: of each occasion how many days it comes after the one before, at which minute of that day in
 * UTC it begins, and how many minutes it lasts. Most meetings are written alike, which compresses well.
 */
export function writtenPlan({ occasions, ...rest }: ActivityPlan): string {
  let last = 0;
  const times = ({ day, begins, ends }: Times) => {
    const number = dayNumber(day);
    const written = [number - last, begins - number * minutesInDay, ends - begins].join(' ');
    last = number;
    return written;
  };
  return JSON.stringify({
    ...rest,
    occasions: occasions.map((one) =>
      one.kind === 'special' ? [times(one), one.name, one.at, one.until, one.where] : times(one),
    ),
  });
}

/** Parses what `writtenPlan` wrote; a meeting without duration is `off`. */
export function readPlan(written: string): ActivityPlan {
  const plan = JSON.parse(written);
  let number = 0;
  return {
    ...plan,
    occasions: plan.occasions.map((one: string | string[]) => {
      const [times = '', name, at, until, where] = [one].flat();
      const [days = 0, start = 0, length = 0] = times.split(' ').map(Number);
      number += days;
      const begins = number * minutesInDay + start;
      const kind = name ? 'special' : length ? 'weekly' : 'off';
      const day = numberedDay(number);
      return { kind, day, begins, ends: begins + length, ...(name && { name, at, until, where }) };
    }),
  };
}
