import type { Behaviour } from '@/lib/browser/behaviour';
import { applyDates, datedSelector } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';

/** Shows the dated parts of today; each minute, for a page that stays open until tomorrow. */
export const dated: Behaviour = {
  selector: datedSelector,
  when: 'parsing',
  apply: (root) => applyDates(root, minuteOf(new Date())),
  start: (update) => void setInterval(update, 60_000),
};
