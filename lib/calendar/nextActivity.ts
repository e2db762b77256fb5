import { type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth, monthName, namedDays, shortWeekday } from '@/lib/dates/dayWords';
import type { Minute } from '@/lib/dates/periods';
import { capitalised } from '@/lib/text/words';

/**
 * The next activity, for the home page. Works with minutes alone, those of midnights in Brussels included, so that it needs no
 * time zone. Runs in the browser on every home page: it must stay small.
 */

/** Times in minutes; days begin at midnight in Brussels. */
type Times = { dayBefore: Minute; day: Minute; begins: Minute; ends: Minute };

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

export type Plan = {
  /** Of the weekly activity: `zondag`, `14 uur`, `17 uur`, `aan het lokaal`. */
  weekly: { weekday: string; at: string; until: string; where: string };
  /** Sorted by start; whole days by their first. */
  occasions: readonly (MeetingDay | Special)[];
  /** For after the last of them: `Eind september`, the month alone, and until when to show that. */
  nextYear: { when: string; month: string; until: Minute };
};

/** The content of the box: three lines, and a tear-off calendar with a number or a drawing in its middle. */
export type NextActivity = {
  state: 'later' | 'today' | 'off' | 'plain';
  label: string;
  when: string;
  more: string;
  tearOff: readonly [top: string, number: string, bottom: string];
};

const label = 'Volgende activiteit';

/** The content at a minute. */
export function nextActivity({ weekly, occasions, nextYear }: Plan, now: Minute): NextActivity {
  const coming = occasions.filter(({ ends }) => ends > now);
  const [next, ...rest] = coming;
  if (!next) return now < nextYear.until ? betweenYears(weekly, nextYear) : anyWeek(weekly);
  const day = dateOf(next.day);
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
  const isToday = now >= next.day;
  if (now >= next.begins) {
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
  const dayWord = isToday ? 'vandaag' : now >= next.dayBefore ? 'morgen' : weekdayOf(day);
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
  { weekday, at }: Plan['weekly'],
  skipped: readonly CalendarDate[] = [],
): NextActivity => ({
  state: 'plain',
  label,
  when: `Elke ${weekday}, ${at}`,
  more: skipped.length > 0 ? `Niet op ${namedDays(skipped)}` : '',
  tearOff: ['elke', '', weekday],
});

const betweenYears = ({ weekday }: Plan['weekly'], { when, month }: Plan['nextYear']): NextActivity => ({
  state: 'plain',
  label: 'Het werkjaar zit erop',
  when: `${when} beginnen we opnieuw`,
  more: `De eerste ${weekday} staat hier zodra hij gekozen is`,
  tearOff: ['tot', '', month],
});

const named = (occasions: readonly Times[]) => namedDays(occasions.map(({ day }) => dateOf(day)));

/** The day that begins at that minute in Brussels: its noon is on the same day in UTC. */
function dateOf(midnight: Minute): CalendarDate {
  const noon = new Date((midnight + 720) * 60_000);
  return { year: noon.getUTCFullYear(), month: noon.getUTCMonth() + 1, day: noon.getUTCDate() };
}

/** Serialises a plan for an attribute: of each occasion its times as four differences in minutes, as in `writtenMinutes`. */
export function writtenPlan({ occasions, ...rest }: Plan): string {
  let last = 0;
  const waits = ({ dayBefore, day, begins, ends }: Times) =>
    [dayBefore, day, begins, ends]
      .map((minute) => {
        const wait = minute - last;
        last = minute;
        return wait;
      })
      .join(' ');
  return JSON.stringify({
    ...rest,
    occasions: occasions.map((one) =>
      one.kind === 'special' ? [waits(one), one.name, one.at, one.until, one.where] : waits(one),
    ),
  });
}

/** Parses what `writtenPlan` wrote; a meeting without duration is `off`. */
export function readPlan(written: string): Plan {
  const plan = JSON.parse(written);
  let last = 0;
  const minute = (wait: string) => (last += Number(wait));
  return {
    ...plan,
    occasions: plan.occasions.map((one: string | string[]) => {
      const [waits = '', name, at, until, where] = [one].flat();
      const [dayBefore, day, begins, ends] = waits.split(' ').map(minute);
      const kind = name ? 'special' : begins === ends ? 'off' : 'weekly';
      return { kind, dayBefore, day, begins, ends, ...(name && { name, at, until, where }) };
    }),
  };
}
