import { type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth, dayOfYear, dayRange, monthName } from '@/lib/dates/dayWords';
import { euro, timeOfDay } from '@/lib/text/format';
import { capitalised, listed, noBreak } from '@/lib/text/words';
import { partProblemWords } from './partRequest';
import type { Line, Rate } from './prices';
import type { Hall, RequestProblem } from './request';
import type { RoomUse } from './rooms';
import { nightsOf, type Stay } from './stay';

/** Dutch texts about renting, for the page, the answer to a request and the message. A no-break space joins a number and its word. */

const numbers = [
  'nul',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];

/** The word after a number of sleeping places. */
export const sleepingPlaces = (count: number): string => (count === 1 ? 'slaapplaats' : 'slaapplaatsen');

/** `3` → `drie`, `23` → `23`: words up to twelve. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** `twee nachten`. */
export const nightsInWords = (count: number): string =>
  `${inWords(count)} ${count === 1 ? 'nacht' : 'nachten'}`;

/** `Twee nachten`, `Eén nacht`: a capital E bears no accent. */
const atStart = (words: string): string =>
  words.startsWith('één') ? `E${words.slice(1)}` : capitalised(words);

/** `2 nachten`. */
export const nights = (count: number): string => `${count}${noBreak}${count === 1 ? 'nacht' : 'nachten'}`;

/** A season in words: `september tot juni`, `juli en augustus`, `15 juli tot 10 augustus`, `het hele jaar`. */
export function seasonWords({ from, until }: Pick<Rate, 'from' | 'until'>): string {
  const whole = from.day === 1 && until.day === lastDay[until.month - 1];
  if (!whole) return dayRange(from, until);
  const count = ((until.month - from.month + 12) % 12) + 1;
  if (count === 12) return wholeYear;
  if (count === 1) return monthName(from);
  return `${monthName(from)} ${count === 2 ? 'en' : 'tot'} ${monthName(until)}`;
}

const wholeYear = 'het hele jaar';
const lastDay = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `vrijdag 28`, with month and year where the other day lacks them. */
const weekdayAnd = (day: CalendarDate, rest: string) => `${weekdayOf(day)}${noBreak}${rest}`;

/** `vrijdag 28 tot zondag 30 mei 2027`. */
export function stayWords({ from, until }: Stay): string {
  return `${weekdayAnd(from, shortened(from, until))} tot ${weekdayAnd(until, dayOfYear(until))}`;
}

/** `28 tot 30 mei 2027`. */
export const stayDays = ({ from, until }: Stay): string =>
  `${shortened(from, until)} tot ${dayOfYear(until)}`;

function shortened(day: CalendarDate, other: CalendarDate): string {
  if (day.year !== other.year) return dayOfYear(day);
  return day.month === other.month ? String(day.day) : dayOfMonth(day);
}

/** `28 tot 30 mei`, with the year only where it is another than that of `now`. */
export const nearDays = (stay: Stay, now: CalendarDate): string =>
  stay.from.year === now.year && stay.until.year === now.year
    ? dayRange(stay.from, stay.until)
    : stayDays(stay);

/** ` Vlakbij vrij: 28 tot 30 mei of 4 tot 6 juni.`, for a problem with free stays nearby. */
export function nearWords(problem: RequestProblem): string {
  if (problem.type !== 'taken' || problem.near.length === 0) return '';
  return ` Vlakbij vrij: ${listed(
    problem.near.map((stay) => nearDays(stay, problem.by.from)),
    'of',
  )}.`;
}

/** The title and the text of a problem. */
export function problemWords(
  problem: RequestProblem,
  hall: Pick<Hall, 'hours' | 'rooms' | 'kinds'>,
): { title: string; text: string } {
  switch (problem.type) {
    case 'free':
      return {
        title: 'Vrij',
        text: `Van ${stayWords(problem.stay)}, ${nightsInWords(nightsOf(problem.stay))}.`,
      };
    case 'unknown':
      return {
        title: atStart(nightsInWords(nightsOf(problem.stay))),
        text: `Van ${stayWords(problem.stay)}. Of het vrij is, zeggen we in ons antwoord.`,
      };
    case 'far':
      return {
        title: 'Zo ver weten we het nog niet',
        text: `Van ${stayWords(problem.stay)}. Vraag het gerust: of het vrij is, zeggen we in ons antwoord.`,
      };
    case 'past':
      return { title: 'Die dag is voorbij', text: 'Kies een dag die nog moet komen.' };
    case 'backwards':
      return {
        title: 'Je vertrekt vóór je aankomt',
        text: 'Kijk de twee dagen even na: je blijft minstens één nacht.',
      };
    case 'taken':
      return {
        title: 'Die nachten zijn al bezet',
        text: `Van ${stayWords(problem.by)} is er een andere groep.`,
      };
    case 'tooShort': {
      const { nights: count, rate } = problem;
      return {
        title: rate.rule ?? `${atStart(nightsInWords(count))} is te kort`,
        text: `${capitalised(inSeasonWords(rate))} blijf je minstens ${nightsInWords(rate.leastNights ?? 1)}.`,
      };
    }
    case 'leaves':
      return {
        title: `Op ${dayOfMonth(problem.day)} vertrekt er een groep`,
        text: hall.hours
          ? `Dat kan: zij zijn weg om ${timeOfDay(hall.hours.leaving)}, jullie zijn welkom vanaf ${timeOfDay(hall.hours.arrival)}.`
          : 'Dat kan.',
      };
    case 'comes':
      return {
        title: `Op ${dayOfMonth(problem.day)} komt er een groep`,
        text: hall.hours
          ? `Dat kan: jullie zijn weg om ${timeOfDay(hall.hours.leaving)}, zij komen vanaf ${timeOfDay(hall.hours.arrival)}.`
          : 'Dat kan.',
      };
    case 'noPrice':
      return {
        title: 'De prijs kennen we nog niet',
        text: 'Voor die dagen hebben we nog geen prijzen. Vraag het gerust, we zeggen het in ons antwoord.',
      };
    case 'fits':
      return { title: 'Jullie passen', text: fitWords(problem) };
    case 'tooManyInHall': {
      const { sleepers, beds, over, canCamp } = problem;
      return {
        title: `${sleepers} slapers? We hebben ${beds} bedden`,
        text: canCamp
          ? `${atStart(inWords(over))} van jullie in een tent: dat mag. Zet ${over} bij de tenten.`
          : 'Met zovelen kunnen we jullie niet ontvangen.',
      };
    }
    case 'tooManyInTents':
      return problem.places > 0
        ? { title: `We hebben plaats voor ${problem.places} in tenten`, text: 'Zet er minder bij de tenten.' }
        : { title: 'Tenten kunnen hier niet', text: 'Er is geen veld om te kamperen.' };
    case 'moreTentsThanSleepers':
      return {
        title: 'Meer in tenten dan er slapers zijn',
        text: 'Tel bij de slapers iedereen mee, ook wie in een tent slaapt.',
      };
    case 'minimum':
      return {
        title: `Met ${problem.persons} betaal je voor ${problem.paid}`,
        text: `We rekenen minstens ${problem.paid} personen per nacht, in huis.`,
      };
    case 'refused':
      return { title: problem.title, text: problem.text };
    default:
      return partProblemWords(problem);
  }
}

/** `in juli en augustus`, `van september tot juni`, and for a rate of the whole year `bij ons`. */
function inSeasonWords(rate: Rate): string {
  const words = seasonWords(rate);
  if (words === wholeYear) return 'bij ons';
  return `${words.includes(' tot ') ? 'van' : 'in'} ${words}`;
}

const fitWords = ({ inHall, inTents }: { inHall: number; inTents: number }): string =>
  inTents > 0
    ? `${inHall} in huis, ${inTents} in tenten.`
    : `${inHall} ${inHall === 1 ? 'slaper' : 'slapers'}, in huis.`;

/** What an estimate waits for, by the problems of a request without one. @param byPart of a day, without nights */
export function awaitedWords(problems: readonly RequestProblem[], byPart = false): string {
  const has = (...types: RequestProblem['type'][]) => problems.some(({ type }) => types.includes(type));
  if (byPart) return 'Kies eerst een dag en een dagdeel, dan rekenen we het voor je uit.';
  if (has('noPrice')) return 'Voor die dagen staat de prijs in ons antwoord.';
  return `Kies eerst ${has('free', 'far', 'unknown') ? 'met hoeveel jullie komen' : 'nachten die vrij zijn'}, dan rekenen we het voor je uit.`;
}

/** `16 van 16`. */
export const roomWords = ({ used, places }: RoomUse): string => `${used} van ${places}`;

/** A line of the sum: `40 in huis × 2 nachten × € 5,50`, `Avond`, `2,5 uur × € 12`. @param hall what it is called, with its article */
export function lineWords(line: Line, hall: string): string {
  if (line.of === 'part') return line.name;
  if (line.of === 'hours') {
    return `${String(line.count).replace('.', ',')}${noBreak}uur × ${euro(line.price)}`;
  }
  const { of, count, nights: many, price } = line;
  const who = {
    hall: `${hall}, `,
    energy: 'energie, ',
    persons: `${count} in huis × `,
    campers: `${count} in tenten × `,
  }[of];
  return `${who}${nights(many)} × ${euro(price)}`;
}
