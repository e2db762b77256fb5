import { isWithin, type Minute, type Period, writtenPeriods } from './periods';

/**
 * Dated parts: elements of a page that depend on the day on which it is read. The exported HTML holds on every day;
 * `components/site/dated.script.ts` applies the dates before paint. Hydration leaves attributes as they are, and the text of
 * elements with `suppressHydrationWarning`.
 *
 * - `data-when`: the periods in which an element is shown (lib/dates/periods.ts).
 * - `data-next`: the plan whose next activity the element shows (lib/calendar/nextActivity.ts), in parts named by `data-part`.
 */
export const periodsAttribute = 'data-when';
export const planAttribute = 'data-next';

/** The dated parts but for the next activity. */
export const datedSelector = `[${periodsAttribute}]`;

/** Attributes of an element that is shown in these periods alone; hidden without script. */
export const onlyIn = (...periods: Period[]) => ({
  [periodsAttribute]: writtenPeriods(periods),
  hidden: true,
});

/** Attributes of an element that is shown in these periods; always shown without script. */
export const shownIn = (...periods: Period[]) => ({ [periodsAttribute]: writtenPeriods(periods) });

/** Shows or hides each dated element under root for the given minute. */
export function applyDates(root: ParentNode, now: Minute): void {
  forEachWithAttribute(root, periodsAttribute, (element, periods) => {
    element.toggleAttribute('hidden', !isWithin(periods, now));
  });
}

/** Calls `act` with every element under root that has an attribute, and its value. */
export function forEachWithAttribute(
  root: ParentNode,
  name: string,
  act: (element: Element, value: string) => void,
): void {
  for (const element of root.querySelectorAll(`[${name}]`)) act(element, element.getAttribute(name) ?? '');
}

/** Writes only a changed text: a MutationObserver may be the caller. */
export function setText(element: Element | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
