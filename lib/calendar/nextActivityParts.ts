import { each, planAttribute, settle, write } from '@/lib/dates/datedParts';
import type { Minute } from '@/lib/dates/periods';
import { type NextActivity, nextActivity, type Plan, readPlan, writtenPlan } from './nextActivity';

/** The part of the home page that tells the next activity, as lib/dates/datedParts.ts does the others; no other page brings it along. */

const partAttribute = 'data-part';
type Part = 'label' | 'when' | 'more' | 'top' | 'number' | 'bottom' | 'drawing';

/** For the element that tells the next activity. */
export const tellsNext = (plan: Plan) => ({ [planAttribute]: writtenPlan(plan) });

/** For its parts: the lines, the three of the leaf, and the drawing that stands where there is no number. */
export const partOfNext = (name: Part) => ({ [partAttribute]: name, suppressHydrationWarning: true });

/** Makes everything dated below a node say what holds at a moment. */
export function settleAll(root: ParentNode, now: Minute): void {
  settle(root, now);
  each(root, planAttribute, (element, plan) => tell(element, nextActivity(readPlan(plan), now)));
}

function tell(
  element: Element,
  { state, label, when, more, leaf: [top, number, bottom] }: NextActivity,
): void {
  element.setAttribute('data-state', state);
  const part = (name: Part) => element.querySelector(`[${partAttribute}=${name}]`);
  write(part('label'), label);
  write(part('when'), when);
  write(part('more'), more);
  write(part('top'), top);
  write(part('number'), number);
  write(part('bottom'), bottom);
  part('number')?.toggleAttribute('hidden', !number);
  part('drawing')?.toggleAttribute('hidden', Boolean(number));
}
