import type { Camp } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate, compareDays, compareInYear, type DayMonth } from '@/lib/dates/days';

type Trip = { heen: { dag: DayMonth }; terug: { dag: DayMonth } };
type CampDays = {
  kamp: Pick<Camp['kamp'], 'van' | 'tot'>;
  boekje: { jaar: number; vertrek: readonly Trip[] };
};

/** In days after the last return: until then account, numbers and address for letters are on the site. */
const daysAfterReturn = 14;

/** First and last day of camp of any group, in the year of the booklet. */
export function bookletDays({ kamp, boekje }: CampDays): { first: CalendarDate; last: CalendarDate } {
  const { jaar: year, vertrek } = boekje;
  const first = [kamp.van, ...vertrek.map(({ heen }) => heen.dag)].reduce(earlier);
  const last = [kamp.tot, ...vertrek.map(({ terug }) => terug.dag)].reduce((a, b) =>
    earlier(a, b) === a ? b : a,
  );
  return { first: { ...first, year }, last: { ...last, year } };
}

const earlier = (a: DayMonth, b: DayMonth) => (compareInYear(a, b) <= 0 ? a : b);

/** The last day on which account, numbers and address for letters are on the site. */
export const bookletEnd = (camp: CampDays): CalendarDate => addDays(bookletDays(camp).last, daysAfterReturn);

/** Whether they have left it. */
export const isBookletOver = (camp: CampDays, day: CalendarDate): boolean =>
  compareDays(bookletEnd(camp), day) < 0;

/** The most things of a packing list that fit on one page of paper, a heading counted as two. */
const mostThings = 44;

/** Splits lists with a heading over pages of paper, so that none is cut off and no heading stands alone. */
export function packingPages<List extends { wat: readonly string[] }>(lists: readonly List[]): List[][] {
  const pages: List[][] = [];
  let room = 0;
  for (const one of lists) {
    const needed = one.wat.length + 2;
    if (pages.length === 0 || needed > room) {
      pages.push([]);
      room = mostThings;
    }
    pages.at(-1)?.push(one);
    room -= needed;
  }
  return pages;
}

/** Splits any list over pages of so many. */
export const inPieces = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most));
