import { forEachWithAttribute, planAttribute, setText } from '@/lib/dates/datedParts';
import { today } from '@/lib/dates/days';
import { minuteOf } from '@/lib/dates/periods';
import {
  type ActivityPlan,
  type NextActivityWords,
  nextActivityAt,
  readPlan,
  writtenPlan,
} from './nextActivity';

/** The part of the home page with the next activity; lib/dates/datedParts.ts has those that other pages need too. */

const partAttribute = 'data-part';
type Part = 'label' | 'when' | 'more' | 'top' | 'number' | 'bottom' | 'drawing';

/** Attributes of the element with the next activity. */
export const showsNextActivity = (plan: ActivityPlan) => ({ [planAttribute]: writtenPlan(plan) });

/** Attributes of its parts: the lines, those of the tear-off calendar, and the drawing shown without a number. */
export const nextActivityPart = (name: Part) => ({ [partAttribute]: name, suppressHydrationWarning: true });

/** Shows the next activity at a moment in every element under root that has a plan. */
export function showNextActivities(root: ParentNode, now: Date): void {
  forEachWithAttribute(root, planAttribute, (element, plan) =>
    showNextActivity(element, nextActivityAt(readPlan(plan), { minute: minuteOf(now), today: today(now) })),
  );
}

function showNextActivity(
  element: Element,
  { state, label, when, more, tearOff: [top, number, bottom] }: NextActivityWords,
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
