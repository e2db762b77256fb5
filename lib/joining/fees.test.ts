/** @jest-environment node */
import { feeLine, feeRange, feesOf, siblingFees } from './fees';

test('a fee is for a year, half a year or a term', () => {
  expect([feeLine(35), feeLine(20, 'half jaar'), feeLine(12.5, 'trimester')]).toEqual([
    '€\u00a035 per jaar',
    '€\u00a020 per half jaar',
    '€\u00a012,50 per trimester',
  ]);
});

test('age groups that pay another fee make it a range', () => {
  const site = { werking: { lidgeld: 35 } };
  const fees = feesOf({ site, leaders: { groepen: [{ lidgeld: 15 }, {}, { lidgeld: 60 }] } });
  expect(feeRange(fees, 'half jaar')).toBe('€\u00a015 tot €\u00a060 per half jaar');
  expect(feeRange(feesOf({ site }))).toBe('€\u00a035 per jaar');
  expect(feeRange(feesOf({ site: { werking: {} } }))).toBeUndefined();
});

test('the last of the brothers and sisters stands for all after it', () => {
  expect(siblingFees()).toEqual([]);
  expect(siblingFees(30)).toEqual([{ who: 'Tweede kind, en elk volgend', price: 30 }]);
  expect(siblingFees(30, 0)).toEqual([
    { who: 'Tweede kind', price: 30 },
    { who: 'Derde kind, en elk volgend', price: 0 },
  ]);
});
