import { type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { hours } from '@/lib/text/format';
import { usualWords } from '@/lib/text/groupWords';
import { bareText } from '@/lib/text/sourceMarkers';
import { listed } from '@/lib/text/words';
import type { Group } from './groups';
import { frequencies, type Rhythm } from './rhythm';

/** A rhythm in Dutch. */

/** When and where a group meets: `zondag`, `elke zondag`, `14 tot 17 uur`, `aan het lokaal`. */
export type UsualTimes = { weekday: string; often: string; hours: string; place: string };

export function usualTimes(rhythm: Rhythm): UsualTimes {
  const often = howOften(rhythm);
  return {
    weekday: rhythm.every === 'week' ? listed(rhythm.weekdays, 'en') : often,
    often,
    hours: hours(rhythm.from, rhythm.to),
    place: rhythm.place ?? atHall(rhythm),
  };
}

/** `aan het lokaal`: where meetings begin and end, unless a rhythm says another place. */
export const atHall = ({ hall = usualWords.hall }: Pick<Rhythm, 'hall'>): string => `aan ${hall}`;

/** `elke zondag`, `elke woensdag en zaterdag`, `om de twee weken op zaterdag`, `elke eerste zaterdag van de maand`. */
export function howOften(rhythm: Rhythm): string {
  const { before, weekdays, after } = oftenParts(rhythm);
  return [before, weekdays, after].filter(Boolean).join(' ');
}

/** The same in parts, around the weekdays: `om de twee weken op`, `zaterdag`; `elke eerste`, `zaterdag`, `van de maand`. */
export function oftenParts({ every, weekdays: days }: Rhythm) {
  const turn = frequencies[every];
  const weekdays = listed(days, 'en');
  if ('weeks' in turn)
    return { before: turn.weeks === 1 ? 'elke' : `om de ${numbers[turn.weeks]} weken op`, weekdays };
  const [nth, ...after] = every.split(' ');
  return { before: `elke ${nth}`, weekdays, after: after.join(' ') };
}

const numbers = { 2: 'twee', 3: 'drie', 4: 'vier' };

/** In one line: `elke zondag, 14 tot 17 uur`; with the place where that is not the hall. */
export const rhythmLine = (rhythm: Rhythm): string =>
  [howOften(rhythm), hours(rhythm.from, rhythm.to), rhythm.place].filter(Boolean).join(', ');

/** One meeting: `zaterdag 28 november, 10 tot 12 uur, Scoutsbos`. */
export const meetingLine = (day: CalendarDate, { from, to, place }: Rhythm): string =>
  [`${weekdayOf(day)} ${dayOfMonth(day)}`, hours(from, to), place].filter(Boolean).join(', ');

/** A line for each rhythm that is not that of everybody: `Kapoenen en Welpen: elke zaterdag, 10 tot 12 uur`. */
export function ownLines(groups: readonly Pick<Group, 'fullName' | 'rhythm' | 'hasOwnRhythm'>[]): string[] {
  const lines: { line: string; who: string[] }[] = [];
  for (const { fullName, rhythm } of groups.filter(({ hasOwnRhythm }) => hasOwnRhythm)) {
    const same = lines.find(({ line }) => bareText(line) === bareText(rhythmLine(rhythm)));
    if (same) same.who.push(fullName);
    else lines.push({ line: rhythmLine(rhythm), who: [fullName] });
  }
  return lines.map(({ line, who }) => `${listed(who, 'en')}: ${line}`);
}
