import { addDays, type CalendarDate, compareDays, firstWeekday } from '@/lib/dates/days';
import type { Break } from './answers';

/** A day or some days in a row on which there is no activity. */
type Days = { from: CalendarDate; to: CalendarDate };

/**
 * Returns the breaks of a school year in Flanders, for a group that does not meet then.
 * @param year in which the school year begins
 */
export function breakDays(name: Break, year: number): Days[] {
  switch (name) {
    case 'kerstvakantie':
      return [christmasHolidays(year)];
    case 'examens':
      return [{ from: { year: year + 1, month: 6, day: 8 }, to: { year: year + 1, month: 6, day: 30 } }];
    case 'feestdagen':
      return holidays(year).map((day) => ({ from: day, to: day }));
  }
}

/**
 * Two weeks from the Monday of the week of Christmas; when Christmas falls in a weekend, from the Monday after it (Flemish
 * government, school holidays in secondary and primary education). With the Sunday at the end.
 */
function christmasHolidays(year: number): Days {
  const from = firstWeekday('maandag', { year, month: 12, day: 21 });
  return { from, to: addDays(from, 13) };
}

/** The legal holidays of Belgium (law of 4 January 1974) in a school year. */
function holidays(year: number): CalendarDate[] {
  const easter = easterSunday(year + 1);
  return [
    { year, month: 11, day: 1 },
    { year, month: 11, day: 11 },
    { year, month: 12, day: 25 },
    { year: year + 1, month: 1, day: 1 },
    easter,
    addDays(easter, 1),
    { year: year + 1, month: 5, day: 1 },
    addDays(easter, 39), // Ascension
    addDays(easter, 49), // Pentecost
    addDays(easter, 50),
    { year: year + 1, month: 7, day: 21 },
    { year: year + 1, month: 8, day: 15 },
  ];
}

/** Easter in the Gregorian calendar (the algorithm of J.-M. Oudin, 1940, as the US Naval Observatory gives it). */
function easterSunday(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const k = Math.floor((century - 17) / 25);
  let i = (century - Math.floor(century / 4) - Math.floor((century - k) / 3) + 19 * golden + 15) % 30;
  i -= Math.floor(i / 28) * (1 - Math.floor(29 / (i + 1)) * Math.floor((21 - golden) / 11));
  const j = (year + Math.floor(year / 4) + i + 2 - century + Math.floor(century / 4)) % 7;
  const fullMoon = i - j;
  const month = 3 + Math.floor((fullMoon + 40) / 44);
  return { year, month, day: fullMoon + 28 - 31 * Math.floor(month / 4) };
}

/** Whether a day is one of these. */
export const isAmong = (day: CalendarDate, days: readonly Days[]): boolean =>
  days.some(({ from, to }) => compareDays(from, day) <= 0 && compareDays(day, to) <= 0);
