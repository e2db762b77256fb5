import { type CalendarDate, compareDays, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { hours } from '@/lib/text/format';
import { capitalised, listed } from '@/lib/text/words';
import { type DayPart, isTaken, lengthOf, type TimeSpan, type Times, timeSpanOf } from './dayParts';
import { isInMonths } from './months';
import { type Estimate, inCents, type Line, sumOf } from './prices';

/** A request for parts of one day, or for hours of it: pure functions, also for the browser. */

/** Prices in euro. */
export type HallByPart = {
  parts: readonly DayPart[];
  wholeDay?: number | undefined;
  perHour?: number | undefined;
  /** How many people it holds. */
  people?: number | undefined;
  /** Undefined where the group does not publish what is taken. */
  taken?: readonly TimeSpan[] | undefined;
};

/** The fields filled in so far: names of parts, or hours of one's own where there is a price for them. */
export type PartWishes = {
  day?: CalendarDate | undefined;
  parts: readonly string[];
  hours?: Times | undefined;
  people?: number | undefined;
};

export type PartProblem =
  /** `hours` in words: `voormiddag en avond`, `19 tot 21 uur`. */
  | { type: 'partsFree' | 'partsUnknown'; day: CalendarDate; hours: string }
  /** `free`: the names of the parts of that day that can be had. */
  | { type: 'partsTaken'; day: CalendarDate; hours: string; free: string[] }
  | { type: 'noParts'; day: CalendarDate; free: string[] }
  | { type: 'tooManyPeople'; places: number };

type PartAnswer = {
  problems: ({ type: 'past' } | PartProblem)[];
  estimate: Estimate | undefined;
  accepted: { day: CalendarDate; hours: string; people: number } | undefined;
};

/** @param today in Brussels */
export function partAnswer(hall: HallByPart, wishes: PartWishes, today: CalendarDate): PartAnswer {
  const { day, people } = wishes;
  const asked = [
    ...hall.parts.filter(({ name }) => wishes.parts.includes(name)),
    ...(hall.perHour !== undefined && wishes.hours
      ? [{ name: hours(wishes.hours.from, wishes.hours.until), ...wishes.hours }]
      : []),
  ];
  const tooMany = hall.people !== undefined && people !== undefined && people > hall.people;
  const about = day ? dayProblem(hall, day, asked, today) : undefined;
  const can = about?.type === 'partsFree' || about?.type === 'partsUnknown';
  const crowd: PartProblem[] = tooMany ? [{ type: 'tooManyPeople', places: hall.people ?? 0 }] : [];
  return {
    problems: [...(about ? [about] : []), ...crowd],
    estimate: can && !tooMany ? partEstimate(hall, wishes) : undefined,
    accepted: can && !tooMany && people ? { day: about.day, hours: about.hours, people } : undefined,
  };
}

function dayProblem(
  { parts, taken }: HallByPart,
  day: CalendarDate,
  asked: readonly (Times & { name: string })[],
  today: CalendarDate,
): { type: 'past' } | PartProblem {
  if (compareDays(day, today) < 0) return { type: 'past' };
  const isFree = (times: Times) => !isTaken(taken ?? [], timeSpanOf(day, times));
  const free = parts.filter(isFree).map(({ name }) => name);
  if (asked.length === 0) return { type: 'noParts', day, free };
  const refused = asked.filter((times) => !isFree(times));
  if (refused.length > 0) return { type: 'partsTaken', day, hours: namesOf(refused), free };
  const isKnown = taken && isInMonths({ from: day, until: day }, today);
  return { type: isKnown ? 'partsFree' : 'partsUnknown', day, hours: namesOf(asked) };
}

const namesOf = (parts: readonly { name: string }[]) =>
  listed(
    parts.map(({ name }) => name.toLowerCase()),
    'en',
  );

/** All parts together cost what a whole day costs, where that is less. */
function partEstimate({ parts, wholeDay, perHour }: HallByPart, wishes: PartWishes): Estimate {
  const chosen = parts.filter(({ name }) => wishes.parts.includes(name));
  const each = chosen.map(({ name, price }): Line => ({ of: 'part', name, amount: price }));
  const isDay = wholeDay !== undefined && chosen.length === parts.length && wholeDay < sumOf(each);
  const count = wishes.hours ? lengthOf(wishes.hours) / 60 : 0;
  const lines: Line[] = [
    ...(isDay ? [{ of: 'part', name: 'Een hele dag', amount: wholeDay } as const] : each),
    ...(perHour && count
      ? [{ of: 'hours', count, price: perHour, amount: Math.round(inCents(perHour) * count) / 100 } as const]
      : []),
  ];
  return { lines, total: sumOf(lines), deposit: 0 };
}

/** `Zaterdag 5 december`. */
const wholeDay = (day: CalendarDate) => capitalised(`${weekdayOf(day)} ${dayOfMonth(day)}`);

/** The title and the text of a problem. */
export function partProblemWords(problem: PartProblem): { title: string; text: string } {
  switch (problem.type) {
    case 'partsFree':
      return { title: 'Vrij', text: `${wholeDay(problem.day)}: ${problem.hours}.` };
    case 'partsUnknown':
      return {
        title: `${wholeDay(problem.day)}: ${problem.hours}`,
        text: 'Of het vrij is, zeggen we in ons antwoord.',
      };
    case 'partsTaken':
      return {
        title: 'Daar is al iemand',
        text: `${wholeDay(problem.day)} is bezet: ${problem.hours}. ${freeWords(problem.free)}`,
      };
    case 'noParts':
      return problem.free.length > 0
        ? { title: 'Kies nog een dagdeel', text: `${wholeDay(problem.day)}. ${freeWords(problem.free)}` }
        : { title: 'Die dag is alles bezet', text: 'Kies een andere dag.' };
    case 'tooManyPeople':
      return { title: `Er kunnen ${problem.places} mensen in`, text: 'Met meer mag het niet.' };
  }
}

const freeWords = (free: readonly string[]) =>
  free.length > 0
    ? `Nog te huur: ${listed(
        free.map((name) => name.toLowerCase()),
        'en',
      )}.`
    : 'Kies een andere dag.';
