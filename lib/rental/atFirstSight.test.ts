import { exampleWeekend, leastForWeekend, nextFreeWeekends, takesParties } from './atFirstSight';

const year = { from: { day: 1, month: 1 }, until: { day: 31, month: 12 } };
const day = (day: number, month: number, year = 2026) => ({ day, month, year });

test.each([
  ['25 persons are paid for at least', [{ person: 5.5, energy: 20, leastPersons: 25 }], 315, 25],
  ['the hall alone has a price', [{ hall: 80 }], 160, 1],
  ['the cheapest of two seasons', [{ hall: 90 }, { hall: 70.1 }], 140.2, 1],
  ['a season of five nights at least does not count', [{ hall: 10, leastNights: 5 }, { hall: 70 }], 140, 1],
])('a weekend when %s', (_, rates, price, persons) => {
  const all = rates.map((rate, index) => ({ ...year, name: String(index), ...rate }));
  expect(leastForWeekend(all)).toEqual({ price, persons });
});

test('camps alone have no price of a weekend', () => {
  expect(leastForWeekend([{ ...year, name: 'Kamp', hall: 10, leastNights: 5 }])).toBeUndefined();
});

test('a party is refused, taken, or not spoken of', () => {
  const refusal = { title: 'Nee', text: 'Elders.' };
  expect(takesParties([{ name: 'School' }, { name: 'Feest', refusal }])).toBe(false);
  expect(takesParties([{ name: 'Familiefeest' }, { name: 'Fuif', refusal }])).toBe(true);
  expect(takesParties([{ name: 'School' }])).toBeUndefined();
});

test('a weekend is free when nobody sleeps there in its two nights', () => {
  const taken = [
    { from: day(27, 11), until: day(29, 11) },
    { from: day(5, 12), until: day(6, 12) },
    { from: day(9, 12), until: day(11, 12) },
  ];
  const [first, second] = nextFreeWeekends(taken, day(27, 11), 2);
  expect(first).toEqual({ from: day(11, 12), until: day(13, 12) });
  expect(second?.from).toEqual(day(18, 12));
  expect(nextFreeWeekends([{ from: day(1, 1), until: day(1, 1, 2030) }], day(27, 11), 2)).toEqual([]);
});

test('the example is of the first weekend that can be had, at its price', () => {
  const rates = [
    { ...year, name: 'Kamp', until: { day: 31, month: 1 }, leastNights: 5, person: 1 },
    { ...year, name: 'Weekend', from: { day: 1, month: 2 }, person: 2, leastPersons: 20 },
  ];
  const prices = { from: day(1, 1, 2027), until: day(31, 12, 2027), rates };
  expect(exampleWeekend(prices, 50)).toMatchObject({ persons: 30, sum: { total: 120 } });
  expect(exampleWeekend(prices, 12)).toMatchObject({ persons: 12, sum: { total: 80 } });
  expect(exampleWeekend({ ...prices, rates: rates.slice(0, 1) }, 50)).toBeUndefined();
  expect(exampleWeekend({ ...prices, rates: [{ ...year, name: 'Gratis' }] }, 50)).toBeUndefined();
});
