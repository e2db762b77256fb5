import type { Behaviour } from '@/lib/browser/behaviour';
import { showNextActivities } from '@/lib/calendar/nextActivityParts';
import { planAttribute } from '@/lib/dates/datedParts';

/** Shows the next activity in the place of the weekly rhythm. */
export const nextActivity: Behaviour = {
  selector: `[${planAttribute}]`,
  when: 'parsing',
  apply: (root) => showNextActivities(root, new Date()),
};
