import { applyDates, forEachWithAttribute, planAttribute, setText } from '@/lib/dates/datedParts';
import type { Minute } from '@/lib/dates/periods';
import { type NextActivity, nextActivity, type Plan, readPlan, writtenPlan } from './nextActivity';

/** The part of the home page that tells the next activity, as lib/dates/datedParts.ts does the others; no other page brings it along. */

const partAttribute = 'data-part';
type Part = 'label' | 'when' | 'more' | 'top' | 'number' | 'bottom' | 'drawing';

/** For the element that tells the next activity. */
export const showsNextActivity = (plan: Plan) => ({ [planAttribute]: writtenPlan(plan) });

/** For its parts: the lines, the three of the leaf, and the drawing that stands where there is no number. */
export const nextActivityPart = (name: Part) => ({ [partAttribute]: name, suppressHydrationWarning: true });

/** Makes everything dated below a node say what holds at a moment. */
export function applyAllDates(root: ParentNode, now: Minute): void {
  applyDates(root, now);
  forEachWithAttribute(root, planAttribute, (element, plan) =>
    showNextActivity(element, nextActivity(readPlan(plan), now)),
  );
}

function showNextActivity(
  element: Element,
  { state, label, when, more, tearOff: [top, number, bottom] }: NextActivity,
): void {
  element.setAttribute('data-state', state);
  const part = (name: Part) => element.querySelector(`[${partAttribute}=${name}]`);
  setText(part('label'), label);
  setText(part('when'), when);
  setText(part('more'), more);
  setText(part('top'), top);
  setText(part('number'), number);
  setText(part('bottom'), bottom);
  part('number')?.toggleAttribute('hidden', !number);
  part('drawing')?.toggleAttribute('hidden', Boolean(number));
}
