/** @jest-environment node */
import fc from 'fast-check';
import type { FieldKind } from '@/lib/content/kinds/field';
import { addDays } from '@/lib/dates/days';
import { datedDay, dayOfMonth, dayOfYear, writtenDay } from '@/lib/dates/dayWords';
import { euro, hour, hours, timeOfDay } from '@/lib/text/format';
import { typedOf, valueFrom } from './typed';

const manyRuns = { numRuns: process.env.TESTS === 'long' ? 20_000 : 1000 };

test('an amount is typed with a comma and written with a point', () => {
  expect(valueFrom('price', '12,50')).toBe(12.5);
  expect(valueFrom('price', ' 40 ')).toBe(40);
  expect(typedOf('price', 12.5)).toBe('12,5');
  expect(typedOf('degrees', 51.02)).toBe('51,02');
});

test('text that is no number stays as typed, for the check to report', () => {
  expect(valueFrom('price', 'veertig')).toBe('veertig');
  expect(valueFrom('count', '3,5')).toBe('3,5');
});

test('digits that are no number stay as they are', () => {
  expect(valueFrom('postcode', '9999')).toBe('9999');
  expect(valueFrom('time', '14:00')).toBe('14:00');
  expect(typedOf('postcode', '9999')).toBe('9999');
});

test('quotes that the advice for a file asks for are none of the value', () => {
  expect(valueFrom('time', '"14:00"')).toBe('14:00');
  expect(valueFrom('phone', '“0400 00 00 01”')).toBe('0400 00 00 01');
  expect(valueFrom('plain', '"Spring"')).toBe('"Spring"');
});

test.each([
  ['date', '20/02/2027', '20 februari 2027'],
  ['date', '20-2-27', '20 februari 2027'],
  ['dayOff', '20/12/2026', '20 december 2026'],
  ['dayOff', '20/12/2026 (kerst)', '20 december 2026 (kerst)'],
  ['date', '2027-02-20', '20 februari 2027'],
  ['date', 'za 20 feb 2027', '20 februari 2027'],
  ['dayMonth', '31/7', '31 juli'],
  ['time', '23u30', '23:30'],
  ['time', '9.15', '09:15'],
  ['time', '14 uur', '14:00'],
  ['time', '9.30 uur', '09:30'],
  ['time', '14 h 30', '14:30'],
  ['dayMonth', '31 juli,', '31 juli'],
  ['price', '€ 12,50', 12.5],
  ['price', '40 euro', 40],
  ['price', '1250,-', 1250],
  ['price', '1 250', 1250],
  ['price', '1.250,00', 1250],
  ['count', '1 250', 1250],
  ['phone', '0032 400 00 00 01', '+32 400 00 00 01'],
  ['phone', '+32 (0)400-00 00 01', '+32 400 00 00 01'],
  ['phone', '0400/00.00.01', '0400/00.00.01'],
  ['phone', '+31 6 12345678', '+31 6 12345678'],
] as const)('a %s typed as %s is understood', (kind, typed, value) => {
  expect(valueFrom(kind, typed)).toBe(value);
});

test.each([
  ['date', '31/02/2027'],
  ['date', '20 februari'],
  ['dayOff', '27/12 (kerstkamp 2026)'],
  ['date', '20 februarie 2027'],
  ['date', 'vrijdag 20 februari 2027'],
  ['date', '20/2'],
  ['time', '25u'],
  ['time', '14 tot 17 uur'],
  ['time', '8 uur ’s avonds'],
  ['time', '9 of 10'],
  ['time', 'half drie'],
  ['price', '1.250'],
  ['price', '1,250'],
  ['price', '10 of 12'],
  ['count', '1.250'],
  ['count', '3 à 4'],
  ['dayMonth', '31 juni'],
  ['dayMonth', '21 tot 31 juli'],
  ['phone', '0400'],
] as const)('a %s that would be a guess stays as typed: %s', (kind, typed) => {
  expect(valueFrom(kind, typed)).toBe(typed);
});

test('empty text is an empty value', () => {
  expect(valueFrom('plain', '  ')).toBeNull();
  expect(typedOf('plain', null)).toBe('');
  expect(typedOf('count', undefined)).toBe('');
});

const twoDigits = (number: number) => String(number).padStart(2, '0');
const anHour = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${twoDigits(hours)}:${twoDigits(minutes)}`);
const aDay = fc.integer({ min: 0, max: 5000 }).map((days) => addDays({ year: 2020, month: 1, day: 1 }, days));

describe('what the site, its feeds and its papers print, typed back, is the same value', () => {
  test('hours; two of them are a question', () => {
    fc.assert(
      fc.property(anHour, anHour, (time, other) => {
        for (const printed of [time, hour(time), timeOfDay(time), `${hour(time)}u`])
          expect(valueFrom('time', printed)).toBe(time);
        expect(valueFrom('time', hours(time, other))).toBe(hours(time, other));
      }),
      manyRuns,
    );
  });

  test('prices and counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
        const amount = cents / 100;
        for (const printed of [euro(amount), typedOf('price', amount), String(amount)])
          expect(valueFrom('price', printed)).toBe(amount);
        expect(valueFrom('count', String(cents))).toBe(cents);
      }),
      manyRuns,
    );
  });

  test('days', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        for (const printed of [dayOfYear(day), datedDay(day), writtenDay(day)])
          expect(valueFrom('date', printed)).toBe(writtenDay(day));
        expect(valueFrom('dayMonth', dayOfMonth(day))).toBe(writtenDay(day).slice(0, -5));
      }),
      manyRuns,
    );
  });
});

test('whatever else is typed stays, or is a value that says every number of it', () => {
  const piece = fc.constantFrom(
    ...[
      '14',
      '8',
      '30',
      '00',
      '250',
      '1',
      '2027',
      '€',
      ' ',
      ' ',
      '.',
      ',',
      ':',
      'u',
      'uur',
      '-',
      '/',
      '+',
      '(',
      ')',
    ],
    ...['tot', 'of', 'half', 'juli', '31', 'avond', 'euro', 'à'],
  );
  const kinds: FieldKind[] = ['time', 'price', 'count'];
  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), fc.constantFrom(...kinds), (pieces, kind) => {
      const text = pieces.join('').trim();
      const value = valueFrom(kind, text);
      if (value === text || value === null) return;
      const said = numbersIn(text);
      if (kind === 'time') {
        const [hours, minutes] = numbersIn(String(value));
        expect([[hours], [hours, minutes]].map(String)).toContain(String(said));
        if (said.length === 1) expect(minutes).toBe(0);
      } else {
        const digits = Number(text.replace(/\D/g, ''));
        expect([digits, digits / 10, digits / 100]).toContain(Math.abs(Number(value)));
      }
      // a sign between a digit and three others may be one for a thousand
      if (kind !== 'time' && /^[^\d]*\d{1,3}[.,]\d{3}[^\d]*$/.test(text))
        throw new Error(`${text} was guessed: ${value}`);
    }),
    manyRuns,
  );
});
