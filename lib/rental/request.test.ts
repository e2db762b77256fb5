/** @jest-environment node */
import fc from 'fast-check';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { hallOf } from './hall';
import { estimate, inSeason, personPrices, priceParts, type Rate } from './prices';
import { answer, type Hall, levelOf, type Wishes } from './request';
import { bedsIn, inRooms } from './rooms';
import { nightsOf } from './stay';

const { rental } = exampleContent();
const hall = hallOf(rental);
const prices = hall.prices ?? { from: on(1, 1, 2027), until: on(31, 12, 2027), rates: [] };
const today = on(22, 11, 2026);

function on(day: number, month: number, year = 2027): CalendarDate {
  return { day, month, year };
}

const wishes = (more: Partial<Wishes> = {}): Wishes => ({
  from: on(28, 5),
  until: on(30, 5),
  sleepers: 24,
  inTents: 0,
  kind: 'Jeugdbeweging',
  ...more,
});
const found = (more: Partial<Wishes> = {}, place: Hall = hall) => {
  const { problems, accepted } = answer(place, wishes(more), today);
  return {
    types: problems.map(({ type }) => type),
    levels: problems.map(levelOf),
    accepted: accepted !== undefined,
  };
};

describe('a request', () => {
  test('that can be had is accepted', () => {
    expect(found()).toEqual({ types: ['free', 'fits'], levels: ['good', 'good'], accepted: true });
  });

  test('is not accepted before all of it is there', () => {
    for (const missing of ['from', 'until', 'sleepers', 'kind'] as const)
      expect(found({ [missing]: undefined }).accepted).toBe(false);
    expect(answer(hall, { inTents: 0 }, today)).toMatchObject({ problems: [], accepted: undefined });
  });

  test.each([
    [on(31, 12), 'free'],
    [on(1, 1, 2028), 'free'],
    [on(2, 1, 2028), 'far'],
    [on(3, 2, 2030), 'far'],
  ])('that ends on %j is %s: the calendar shows November 2026 to December 2027', (until, type) => {
    const { types, accepted } = found({ from: addDays(until, -2), until });
    expect([types[0], accepted]).toEqual([type, true]);
  });

  test('for a taken night is refused, with free nights nearby', () => {
    const { problems, accepted } = answer(hall, wishes({ from: on(14, 5), until: on(16, 5) }), today);
    expect(problems[0]).toEqual({
      type: 'taken',
      by: { from: on(14, 5), until: on(17, 5) },
      near: [
        { from: on(21, 5), until: on(23, 5) },
        { from: on(7, 5), until: on(9, 5) },
      ],
    });
    expect(accepted).toBeUndefined();
  });

  test('on a changeover day is accepted, with a remark', () => {
    expect(found({ from: on(10, 4), until: on(12, 4) })).toEqual({
      types: ['free', 'leaves', 'fits'],
      levels: ['good', 'think', 'good'],
      accepted: true,
    });
    expect(found({ from: on(25, 3), until: on(27, 3) }).types).toEqual(['free', 'comes', 'fits']);
    expect(found({ from: on(9, 4), until: on(12, 4) }).types[0]).toBe('taken');
  });

  test('over a leap day, or over a border of months and years, is looked at night by night', () => {
    expect(found({ from: on(29, 2, 2028), until: on(1, 3, 2028) }).types[0]).toBe('taken');
    expect(found({ from: on(2, 3, 2028), until: on(4, 3, 2028) }).types).toContain('leaves');
    expect(found({ from: on(31, 12, 2026), until: on(3, 1) }).types[0]).toBe('taken');
    expect(found({ from: on(31, 10), until: on(2, 11) }).types[0]).toBe('taken');
  });

  test('of too few nights is refused, by the strictest season that it touches', () => {
    expect(found({ until: on(29, 5) })).toMatchObject({ types: ['tooShort', 'fits'], accepted: false });
    expect(found({ from: on(23, 7), until: on(28, 7) }).types[0]).toBe('tooShort');
    expect(found({ from: on(23, 7), until: on(29, 7) }).types[0]).toBe('free');
    expect(found({ from: on(14, 8), until: on(17, 8) }).types[0]).toBe('tooShort'); // 14 and 15 August are summer
    expect(found({ from: on(16, 8), until: on(18, 8) }).types[0]).toBe('free');
  });

  test('the wrong way round, for no night, or for a day that is past, is refused', () => {
    expect(found({ from: on(30, 5), until: on(28, 5) }).types[0]).toBe('backwards');
    expect(found({ until: on(28, 5) }).types[0]).toBe('backwards');
    expect(found({ from: on(21, 11, 2026), until: on(23, 11, 2026) })).toMatchObject({
      types: ['past', 'fits'],
      accepted: false,
    });
    expect(found({ from: today, until: on(24, 11, 2026) }).types[0]).toBe('free');
  });

  test('of more sleepers than beds is sent to the tents, as far as there is room', () => {
    expect(answer(hall, wishes({ sleepers: 40 }), today).problems).toContainEqual({
      type: 'tooManyInHall',
      sleepers: 40,
      beds: 34,
      over: 6,
      canCamp: true,
    });
    expect(found({ sleepers: 40 })).toMatchObject({ levels: ['good', 'first'], accepted: false });
    expect(found({ sleepers: 40, inTents: 6 })).toMatchObject({ types: ['free', 'fits'], accepted: true });
    expect(found({ sleepers: 51 })).toMatchObject({ levels: ['good', 'no'], accepted: false });
    expect(found({ sleepers: 51, inTents: 17 })).toMatchObject({
      types: ['free', 'tooManyInTents'],
      accepted: false,
    });
    expect(found({ sleepers: 5, inTents: 6 })).toMatchObject({
      types: ['free', 'moreTentsThanSleepers'],
      accepted: false,
    });
  });

  test('of a small group hears for how many it pays', () => {
    expect(answer(hall, wishes({ sleepers: 18 }), today).problems).toContainEqual({
      type: 'minimum',
      persons: 18,
      paid: 20,
    });
    expect(found({ sleepers: 18 }).accepted).toBe(true);
    expect(found({ sleepers: 20 }).types).not.toContain('minimum');
  });

  test('of a kind of group that the hall does not take is refused', () => {
    expect(found({ kind: 'Vrijgezellen' })).toEqual({
      types: ['free', 'fits', 'refused'],
      levels: ['good', 'good', 'no'],
      accepted: false,
    });
  });

  test('for days without a price is accepted without an estimate', () => {
    const far = answer(hall, wishes({ from: on(7, 1, 2028), until: on(9, 1, 2028) }), today);
    expect(far.problems.map(({ type: is }) => is)).toEqual(['far', 'noPrice', 'fits']);
    expect([far.accepted !== undefined, far.estimate]).toEqual([true, undefined]);
  });

  test('to a group that publishes neither days nor prices is accepted, without a statement that it is free', () => {
    const { taken: _, prices: __, ...silent } = hall;
    expect(found({}, silent)).toEqual({
      types: ['unknown', 'fits'],
      levels: ['think', 'good'],
      accepted: true,
    });
  });
});

test('sleepers fill one room after the other', () => {
  expect(inRooms([16, 10, 10, 4], 23).map(({ used }) => used)).toEqual([16, 7, 0, 0]);
  expect(inRooms([16, 10, 10, 4], 40).map(({ used }) => used)).toEqual([16, 10, 10, 4]);
  expect(inRooms([16], 0)).toEqual([{ used: 0, places: 16 }]);
});

describe('the estimate', () => {
  test('has its sum written out', () => {
    expect(estimate(prices, { from: on(28, 5), until: on(30, 5) }, { inHall: 34, inTents: 6 })).toEqual({
      lines: [
        { of: 'hall', count: 1, nights: 2, price: 45, amount: 90 },
        { of: 'persons', count: 34, nights: 2, price: 5.75, amount: 391 },
        { of: 'campers', count: 6, nights: 2, price: 2.5, amount: 30 },
        { of: 'energy', count: 1, nights: 2, price: 18, amount: 36 },
      ],
      total: 547,
      deposit: 250,
    });
  });

  test('counts each night of a stay in two seasons at its own price, and the highest deposit', () => {
    const sum = estimate(prices, { from: on(12, 8), until: on(19, 8) }, { inHall: 30, inTents: 0 });
    expect(sum?.lines.filter(({ of }) => of === 'persons')).toEqual([
      { of: 'persons', count: 30, nights: 4, price: 4.2, amount: 504 },
      { of: 'persons', count: 30, nights: 3, price: 5.75, amount: 517.5 },
    ]);
    expect(sum?.deposit).toBe(450);
  });

  test('counts a season that runs across New Year, and its leap day', () => {
    const school = prices.rates[0];
    if (!school) throw new Error('The example group has no rate');
    expect(inSeason(school, { day: 31, month: 12 })).toBe(true);
    expect(inSeason(school, { day: 29, month: 2 })).toBe(true);
    expect(inSeason(school, { day: 30, month: 6 })).toBe(true);
    expect(inSeason(school, { day: 1, month: 7 })).toBe(false);
    const whole = { ...prices, until: on(31, 12, 2028) };
    expect(priceParts(whole, { from: on(27, 2, 2028), until: on(2, 3, 2028) })).toEqual([
      { rate: school, nights: 4 },
    ]);
  });

  test('is not given for a night after the last day of the list', () => {
    expect(
      estimate(prices, { from: on(31, 12), until: on(1, 1, 2028) }, { inHall: 20, inTents: 0 }),
    ).toBeDefined();
    expect(
      estimate(prices, { from: on(31, 12), until: on(2, 1, 2028) }, { inHall: 20, inTents: 0 }),
    ).toBeUndefined();
  });
});

test('the prices per person have a lowest and a highest', () => {
  expect(personPrices(prices.rates)).toEqual({ low: 4.2, high: 5.75 });
  expect(personPrices([{ name: 'A', from: on(1, 1), until: on(31, 12), hall: 100 }])).toBeUndefined();
});

/** What the table asks for one night, read from it line by line: another way to the same sum, in cents. */
function nightInCents(rates: readonly Rate[], night: CalendarDate, inHall: number, inTents: number): number {
  const key = night.month * 100 + night.day;
  const [rate, ...more] = rates.filter(({ from, until }) => {
    const [first, last] = [from.month * 100 + from.day, until.month * 100 + until.day];
    return first <= last ? first <= key && key <= last : key >= first || key <= last;
  });
  if (!rate || more.length > 0) throw new Error(`${key} has ${more.length} prices`);
  const { hall: whole = 0, person = 0, camper = 0, energy = 0, leastPersons = 0 } = rate;
  const persons = Math.max(inHall, leastPersons);
  return (
    Math.round(100 * whole) +
    Math.round(100 * person) * persons +
    Math.round(100 * camper) * inTents +
    Math.round(100 * energy)
  );
}

describe('a thousand random requests', () => {
  const runs = { numRuns: 1000 };
  const random = fc.record({
    from: fc.integer({ min: -30, max: 800 }).map((later) => addDays(today, later)),
    nights: fc.integer({ min: -1, max: 16 }),
    sleepers: fc.integer({ min: 1, max: 60 }),
    inTents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 })),
    kind: fc.constantFrom(...hall.kinds.map(({ name }) => name)),
  });
  const ask = ({
    from,
    nights,
    ...rest
  }: {
    from: CalendarDate;
    nights: number;
    sleepers: number;
    inTents: number;
    kind: string;
  }) => {
    const until = addDays(from, nights);
    return { from, until, answered: answer(hall, { from, until, ...rest }, today) };
  };
  /** Every night of a stay, for a look at each of them. */
  const nightsIn = (from: CalendarDate, until: CalendarDate) =>
    Array.from({ length: Math.max(0, nightsOf({ from, until })) }, (_, index) => addDays(from, index));

  test('never have an estimate that differs from the table', () => {
    let estimated = 0;
    fc.assert(
      fc.property(random, (wish) => {
        const { from, until, answered } = ask(wish);
        if (!answered.estimate) return;
        estimated += 1;
        const cents = nightsIn(from, until)
          .map((night) => nightInCents(prices.rates, night, wish.sleepers - wish.inTents, wish.inTents))
          .reduce((sum, one) => sum + one, 0);
        expect(Math.round(answered.estimate.total * 100)).toBe(cents);
        expect(
          answered.estimate.lines.every(
            (line) =>
              'nights' in line && Math.abs(line.count * line.nights * line.price - line.amount) < 0.005,
          ),
        ).toBe(true);
      }),
      runs,
    );
    expect(estimated).toBeGreaterThan(50);
  });

  test('never accept a taken night, a day that is past, or more sleepers than there are places', () => {
    let accepted = 0;
    fc.assert(
      fc.property(random, (wish) => {
        const { from, until, answered } = ask(wish);
        const takenNights = nightsIn(from, until).filter((night) =>
          hall.taken?.some(
            (stay) => compareDays(stay.from, night) <= 0 && compareDays(night, stay.until) < 0,
          ),
        );
        if (!answered.accepted) return;
        accepted += 1;
        expect(takenNights).toEqual([]);
        expect(compareDays(from, today)).toBeGreaterThanOrEqual(0);
        expect(wish.sleepers - wish.inTents).toBeLessThanOrEqual(bedsIn(hall.rooms));
        expect(wish.inTents).toBeLessThanOrEqual(hall.tentPlaces);
        expect(wish.kind).not.toBe('Vrijgezellen');
      }),
      runs,
    );
    expect(accepted).toBeGreaterThan(50);
  });
});
