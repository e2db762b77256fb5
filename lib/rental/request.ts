import { type CalendarDate, compareDays } from '@/lib/dates/days';
import { changingDays, nearby } from './nearby';
import { type Estimate, estimate, type PriceList, paidFor, partsOf, type Rate, tooShortFor } from './prices';
import { bedsIn, inRooms, type RoomUse } from './rooms';
import { nightsOf, type Stay, takenBy } from './stay';

/** What a group would like, and what the hall says to it. Runs in the browser, and asks nothing but what it is told. */

/** A kind of group; with `refusal` the hall does not take it. */
export type Kind = { name: string; refusal?: { title: string; text: string } | undefined };

/** The hall, as far as a request has to do with it. What a group has not told about is left out. */
export type Hall = {
  rooms: readonly number[];
  /** How many can sleep in tents; 0 where there is no room for any. */
  tentPlaces: number;
  /** Undefined where the group does not tell which days are taken. */
  taken?: readonly Stay[] | undefined;
  /** Until when who leaves is there, and from when who comes is welcome: `"11:00"`. */
  hours?: { leaving: string; arrival: string } | undefined;
  prices?: PriceList | undefined;
  kinds: readonly Kind[];
};

/** What was filled in until now; a number is a whole one of 0 or more. */
export type Wishes = {
  from?: CalendarDate | undefined;
  until?: CalendarDate | undefined;
  sleepers?: number | undefined;
  /** Of those sleepers. */
  inTents: number;
  kind?: string | undefined;
};

export type RequestProblem =
  | { is: 'free'; stay: Stay }
  | { is: 'unknown'; stay: Stay }
  | { is: 'past' }
  | { is: 'backwards' }
  | { is: 'taken'; by: Stay; near: Stay[] }
  | { is: 'tooShort'; nights: number; rate: Rate }
  | { is: 'leaves'; day: CalendarDate }
  | { is: 'comes'; day: CalendarDate }
  | { is: 'noPrice' }
  | { is: 'fits'; inHall: number; inTents: number }
  | { is: 'tooManyInHall'; sleepers: number; beds: number; over: number; canCamp: boolean }
  | { is: 'tooManyInTents'; places: number }
  | { is: 'moreTentsThanSleepers' }
  | { is: 'minimum'; persons: number; paid: number }
  | { is: 'refused'; title: string; text: string };

/** `good` and `think` can be asked for; `no` cannot, and neither can `first`: something else has to be put right first. */
export type Level = 'good' | 'think' | 'first' | 'no';

const levels: Record<RequestProblem['is'], Level> = {
  free: 'good',
  unknown: 'think',
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
};

export const levelOf = (finding: RequestProblem): Level =>
  finding.is === 'tooManyInHall' && !finding.canCamp ? 'no' : levels[finding.is];

const stops = (finding: RequestProblem) => ['no', 'first'].includes(levelOf(finding));

export type Answer = {
  problems: RequestProblem[];
  /** Who sleep where. */
  rooms: RoomUse[];
  inTents: number;
  /** Only of a stay that can be had. */
  estimate: Estimate | undefined;
  /** The stay and its sleepers, when everything is there and nothing stands in the way. */
  accepted: { stay: Stay; sleepers: number; inTents: number; kind: string } | undefined;
};

/**
 * What the hall says to the wishes of a group. A taken night is never accepted, nor a day that is past.
 * @param today in Brussels
 */
export function answer(hall: Hall, wishes: Wishes, today: CalendarDate): Answer {
  const { sleepers, inTents, kind } = wishes;
  const stay = wishes.from && wishes.until && { from: wishes.from, until: wishes.until };
  const inHall = sleepers === undefined ? 0 : Math.max(0, sleepers - inTents);
  const about = {
    stay: stay ? stayProblems(hall, stay, today) : [],
    guests: sleepers ? guestProblems(hall, sleepers, inTents) : [],
    kind: kindProblems(hall, kind),
  };
  const isGood = stay && sleepers && ![...about.stay, ...about.guests].some(stops);
  const sum = isGood && hall.prices ? estimate(hall.prices, stay, { inHall, inTents }) : undefined;
  const findings = [
    ...about.stay,
    ...about.guests,
    ...(isGood && hall.prices ? minimumProblems(hall.prices, stay, inHall) : []),
    ...about.kind,
  ];
  return {
    problems: findings,
    rooms: inRooms(hall.rooms, inHall),
    inTents,
    estimate: sum,
    accepted: isGood && kind && !findings.some(stops) ? { stay, sleepers, inTents, kind } : undefined,
  };
}

function stayProblems({ taken, prices }: Hall, stay: Stay, today: CalendarDate): RequestProblem[] {
  if (nightsOf(stay) < 1) return [{ is: 'backwards' }];
  if (compareDays(stay.from, today) < 0) return [{ is: 'past' }];
  const isLongEnough = (other: Stay) => !prices || !tooShortFor(prices, other);
  const by = taken && takenBy(taken, stay);
  if (by) {
    const near = nearby(
      stay,
      (other) => compareDays(other.from, today) >= 0 && !takenBy(taken, other) && isLongEnough(other),
    );
    return [{ is: 'taken', by, near }];
  }
  const rate = prices && tooShortFor(prices, stay);
  if (rate) return [{ is: 'tooShort', nights: nightsOf(stay), rate }];
  const { leaves, comes } = changingDays(taken ?? [], stay);
  return [
    { is: taken ? 'free' : 'unknown', stay },
    ...(leaves ? [{ is: 'leaves', day: stay.from } as const] : []),
    ...(comes ? [{ is: 'comes', day: stay.until } as const] : []),
    ...(prices && !partsOf(prices, stay) ? [{ is: 'noPrice' } as const] : []),
  ];
}

function guestProblems({ rooms, tentPlaces }: Hall, sleepers: number, inTents: number): RequestProblem[] {
  if (inTents > sleepers) return [{ is: 'moreTentsThanSleepers' }];
  if (inTents > tentPlaces) return [{ is: 'tooManyInTents', places: tentPlaces }];
  const beds = bedsIn(rooms);
  const inHall = sleepers - inTents;
  if (inHall <= beds) return [{ is: 'fits', inHall, inTents }];
  const over = sleepers - beds;
  return [{ is: 'tooManyInHall', sleepers, beds, over, canCamp: over <= tentPlaces }];
}

function minimumProblems(prices: PriceList, stay: Stay, persons: number): RequestProblem[] {
  const paid = Math.max(0, ...(partsOf(prices, stay) ?? []).map(({ rate }) => paidFor(rate, persons)));
  return paid > persons ? [{ is: 'minimum', persons, paid }] : [];
}

function kindProblems({ kinds }: Hall, kind: string | undefined): RequestProblem[] {
  const refusal = kinds.find(({ name }) => name === kind)?.refusal;
  return refusal ? [{ is: 'refused', ...refusal }] : [];
}
