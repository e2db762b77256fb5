import { isWithin, type Minute, type Period, readMinutes, writtenMinutes, writtenPeriods } from './periods';

/**
 * What a page says of itself depends on the day on which it is read. The exported HTML is what holds on every day; parts that
 * hold in some periods only carry these, and the page is settled before anybody sees it: by the script that stands in pages
 * with such parts (pipeline/startup/dated.ts). React, when it takes over, leaves attributes as they are, and the texts of
 * elements that say so.
 *
 * - `data-when`: the periods in which an element is there, as lib/dates/periods.ts writes them.
 * - `data-left`: minutes, as lib/dates/periods.ts writes them; the text of the element is how many of them are still to come.
 * - `data-next`: the plan of which the element tells the next activity (lib/calendar/nextActivity.ts), in parts that `data-part` names.
 */
export const periodsAttribute = 'data-when';
const leftAttribute = 'data-left';
export const planAttribute = 'data-next';

/** What a page may carry, each by the attribute that tells a page with something dated. */
export const datedAttributes: readonly string[] = [periodsAttribute, leftAttribute, planAttribute];

/** For an element that is there in these periods alone; without a script it is not. */
export const onlyIn = (...periods: Period[]) => ({
  [periodsAttribute]: writtenPeriods(periods),
  hidden: true,
});

/** For an element that is there in these periods; without a script it always is. */
export const shownIn = (...periods: Period[]) => ({ [periodsAttribute]: writtenPeriods(periods) });

/** For an element whose text is how many of these minutes are still to come. */
export const countsDown = (minutes: readonly Minute[]) => ({
  [leftAttribute]: writtenMinutes(minutes),
  suppressHydrationWarning: true,
});

/** Settles the periods and the countdowns below a node at a moment; `settleAll` (lib/calendar/nextActivityParts.ts) the next activity too. */
export function applyDates(root: ParentNode, now: Minute): void {
  forEachWithAttribute(root, periodsAttribute, (element, periods) => {
    element.toggleAttribute('hidden', !isWithin(periods, now));
  });
  forEachWithAttribute(root, leftAttribute, (element, minutes) => {
    setText(element, String(readMinutes(minutes).filter((minute) => minute > now).length));
  });
}

/** Does something with every element below a node that has an attribute, and its value. */
export function forEachWithAttribute(
  root: ParentNode,
  name: string,
  act: (element: Element, value: string) => void,
): void {
  for (const element of root.querySelectorAll(`[${name}]`)) act(element, element.getAttribute(name) ?? '');
}

/** Writes only what is new: who listens for changes in the page may be the one who asked. */
export function setText(element: Element | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
