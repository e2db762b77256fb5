import { type CalendarDate, compareDays } from '@/lib/dates/days';
import type { ChangeHours } from './dayParts';
import { isInMonths } from './months';
import { changingDays, nearby } from './nearby';
import { type HallByPart, type PartProblem, type PartWishes, partAnswer } from './partRequest';
import {
  type Estimate,
  estimate,
  type PriceList,
  paidFor,
  priceParts,
  type Rate,
  tooShortFor,
} from './prices';
import { bedsIn, inRooms, type RoomUse } from './rooms';
import { nightsOf, type Stay, takenBy } from './stay';

/** Rental requests and their answers: pure functions, also for the browser. */

/** A kind of group; with `refusal` the hall does not take it. */
export type RenterKind = { name: string; refusal?: { title: string; text: string } | undefined };

/** What a request depends on. A group may leave out taken days and prices. */
export type Hall = {
  /** What it is called, with its article: `het lokaal`. */
  name: string;
  rooms: readonly number[];
  /** How many can sleep in tents; 0 where there is no room for any. */
  tentPlaces: number;
  /** Undefined where the group does not publish its taken days. */
  taken?: readonly Stay[] | undefined;
  hours?: ChangeHours | undefined;
  prices?: PriceList | undefined;
  /** Where parts of a day can be requested too, or alone. */
  byPart?: HallByPart | undefined;
  kinds: readonly RenterKind[];
};

/** The fields filled in so far; numbers are integers of 0 or more. */
export type Wishes = {
  from?: CalendarDate | undefined;
  until?: CalendarDate | undefined;
  sleepers?: number | undefined;
  /** Of those sleepers. */
  inTents: number;
  kind?: string | undefined;
  /** Instead of nights. */
  byPart?: PartWishes | undefined;
};

export type RequestProblem =
  | PartProblem
  | { type: 'free'; stay: Stay }
  | { type: 'unknown'; stay: Stay }
  /** Beyond the months of the calendar. */
  | { type: 'far'; stay: Stay }
  | { type: 'past' }
  | { type: 'backwards' }
  | { type: 'taken'; by: Stay; near: Stay[] }
  | { type: 'tooShort'; nights: number; rate: Rate }
  | { type: 'leaves'; day: CalendarDate }
  | { type: 'comes'; day: CalendarDate }
  | { type: 'noPrice' }
  | { type: 'fits'; inHall: number; inTents: number }
  | { type: 'tooManyInHall'; sleepers: number; beds: number; over: number; canCamp: boolean }
  | { type: 'tooManyInTents'; places: number }
  | { type: 'moreTentsThanSleepers' }
  | { type: 'minimum'; persons: number; paid: number }
  | { type: 'refused'; title: string; text: string };

/** `good` and `think` can be requested; `no` cannot; `first` can once something else is corrected. */
export type Level = 'good' | 'think' | 'first' | 'no';

const levels: Record<RequestProblem['type'], Level> = {
  free: 'good',
  unknown: 'think',
  far: 'think',
  past: 'no',
  backwards: 'no',
  taken: 'no',
  tooShort: 'no',
  leaves: 'think',
  comes: 'think',
  noPrice: 'think',
  fits: 'good',
  tooManyInHall: 'first',
  tooManyInTents: 'no',
  moreTentsThanSleepers: 'first',
  minimum: 'think',
  refused: 'no',
  partsFree: 'good',
  partsUnknown: 'think',
  partsTaken: 'no',
  noParts: 'first',
  tooManyPeople: 'no',
};

export const levelOf = (problem: RequestProblem): Level =>
  problem.type === 'tooManyInHall' && !problem.canCamp ? 'no' : levels[problem.type];

const stops = (problem: RequestProblem) => ['no', 'first'].includes(levelOf(problem));

export type RequestAnswer = {
  problems: RequestProblem[];
  /** Who sleep where. */
  rooms: RoomUse[];
  inTents: number;
  /** Only of a stay that is available. */
  estimate: Estimate | undefined;
  /** The stay and its sleepers, when the request is complete and possible. */
  accepted: Accepted | undefined;
};

export type Accepted = { kind: string } & (
  | { stay: Stay; sleepers: number; inTents: number }
  /** `hours` in words: `voormiddag en avond`. */
  | { day: CalendarDate; hours: string; people: number }
);

/**
 * Answers a request. A taken night is never accepted, nor a past day.
 * @param today in Brussels
 */
export function answer(hall: Hall, wishes: Wishes, today: CalendarDate): RequestAnswer {
  const { sleepers, inTents, kind } = wishes;
  if (hall.byPart && wishes.byPart) {
    const { accepted, ...asked } = partAnswer(hall.byPart, wishes.byPart, today);
    const problems = [...asked.problems, ...kindProblems(hall, kind)];
    return {
      ...{ problems, rooms: [], inTents: 0, estimate: asked.estimate },
      accepted: accepted && kind && !problems.some(stops) ? { ...accepted, kind } : undefined,
    };
  }
  const stay = wishes.from && wishes.until && { from: wishes.from, until: wishes.until };
  const inHall = sleepers === undefined ? 0 : Math.max(0, sleepers - inTents);
  const about = {
    stay: stay ? stayProblems(hall, stay, today) : [],
    guests: sleepers ? guestProblems(hall, sleepers, inTents) : [],
    kind: kindProblems(hall, kind),
  };
  const isGood = stay && sleepers && ![...about.stay, ...about.guests].some(stops);
  const sum = isGood && hall.prices ? estimate(hall.prices, stay, { inHall, inTents }) : undefined;
  const problems = [
    ...about.stay,
    ...about.guests,
    ...(isGood && hall.prices ? minimumProblems(hall.prices, stay, inHall) : []),
    ...about.kind,
  ];
  return {
    problems,
    rooms: inRooms(hall.rooms, inHall),
    inTents,
    estimate: sum,
    accepted: isGood && kind && !problems.some(stops) ? { stay, sleepers, inTents, kind } : undefined,
  };
}

function stayProblems({ taken, prices }: Hall, stay: Stay, today: CalendarDate): RequestProblem[] {
  if (nightsOf(stay) < 1) return [{ type: 'backwards' }];
  if (compareDays(stay.from, today) < 0) return [{ type: 'past' }];
  const isLongEnough = (other: Stay) => !prices || !tooShortFor(prices, other);
  const by = taken && takenBy(taken, stay);
  if (by) {
    const near = nearby(
      stay,
      (other) => compareDays(other.from, today) >= 0 && !takenBy(taken, other) && isLongEnough(other),
    );
    return [{ type: 'taken', by, near }];
  }
  const rate = prices && tooShortFor(prices, stay);
  if (rate) return [{ type: 'tooShort', nights: nightsOf(stay), rate }];
  const { leaves, comes } = changingDays(taken ?? [], stay);
  return [
    { type: !taken ? 'unknown' : isInMonths(stay, today) ? 'free' : 'far', stay },
    ...(leaves ? [{ type: 'leaves', day: stay.from } as const] : []),
    ...(comes ? [{ type: 'comes', day: stay.until } as const] : []),
    ...(prices && !priceParts(prices, stay) ? [{ type: 'noPrice' } as const] : []),
  ];
}

function guestProblems({ rooms, tentPlaces }: Hall, sleepers: number, inTents: number): RequestProblem[] {
  if (inTents > sleepers) return [{ type: 'moreTentsThanSleepers' }];
  if (inTents > tentPlaces) return [{ type: 'tooManyInTents', places: tentPlaces }];
  const beds = bedsIn(rooms);
  const inHall = sleepers - inTents;
  if (inHall <= beds) return [{ type: 'fits', inHall, inTents }];
  const over = sleepers - beds;
  return [{ type: 'tooManyInHall', sleepers, beds, over, canCamp: over <= tentPlaces }];
}

function minimumProblems(prices: PriceList, stay: Stay, persons: number): RequestProblem[] {
  const paid = Math.max(0, ...(priceParts(prices, stay) ?? []).map(({ rate }) => paidFor(rate, persons)));
  return paid > persons ? [{ type: 'minimum', persons, paid }] : [];
}

function kindProblems({ kinds }: Hall, kind: string | undefined): RequestProblem[] {
  const refusal = kinds.find(({ name }) => name === kind)?.refusal;
  return refusal ? [{ type: 'refused', ...refusal }] : [];
}
