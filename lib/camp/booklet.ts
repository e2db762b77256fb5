import type { Camp } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate, compareDays, compareInYear, type DayMonth } from '@/lib/dates/days';
import { bareText } from '@/lib/text/sourceMarkers';

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

/**
 * Splits parts over pages of paper, in order, so that none is cut off and no heading stands alone: a browser cannot count the pages
 * of a table of contents, so they are made here. @param height of a part, and `most` of a page, in the same unit
 */
export function overPages<Part>(
  parts: readonly Part[],
  height: (part: Part) => number,
  most = linesOnPage,
): Part[][] {
  const pages: Part[][] = [];
  let room = 0;
  for (const part of parts) {
    if (pages.length === 0 || height(part) > room) {
      pages.push([]);
      room = most;
    }
    pages.at(-1)?.push(part);
    room -= height(part);
  }
  return pages;
}

/** Lines of text that fit on one page of paper below its title. */
export const linesOnPage = 28;

/** Lines that a text takes on it, at most. @param letters of one line */
export const linesOf = (text = '', letters = 66): number => Math.ceil(bareText(text).length / letters);

/** Packing lists stand in two columns: the most things on a page, a heading counted as two. */
const mostThings = 44;

/** Splits packing lists over pages of paper. */
export const packingPages = <List extends { wat: readonly string[] }>(lists: readonly List[]): List[][] =>
  overPages(lists, ({ wat }) => wat.length + 2, mostThings);

/** Splits a list over as few pages as hold at most so many each, all about as full. */
export function inPieces<Item>(items: readonly Item[], most: number): Item[][] {
  const pages = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / pages);
  return Array.from({ length: pages }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** Pages that lie beside each other. */
export const pairs = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, at) => items.slice(at * 2, at * 2 + 2));

/** The pages to fill in that bring a booklet to whole sheets of four, so that its back is outside. */
export const pagesToFill = (pages: number): number => (4 - (pages % 4)) % 4;
