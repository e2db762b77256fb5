import type { Behaviour } from '@/lib/browser/behaviour';
import { campAttribute, countOn, daysAttribute, showsAttribute } from '@/lib/camp/countdown';
import { forEachWithAttribute, setText } from '@/lib/dates/datedParts';
import { today } from '@/lib/dates/days';

/** Before first paint, then at each second. */
export const countdown: Behaviour = {
  selector: `[${campAttribute}]`,
  when: 'parsing',
  apply: (root) => showDaysLeft(root, new Date()),
  start: (update) => void setInterval(update, 1000),
};

/** Updates every `Countdown` under root to the days that remain at that moment. */
export function showDaysLeft(root: ParentNode, now: Date): void {
  forEachWithAttribute(root, campAttribute, (calendar, camp) => {
    const { state, days } = countOn(camp, today(now));
    if (calendar.getAttribute('data-state') !== state) calendar.setAttribute('data-state', state);
    // at every call: the parser may have added parts since
    forEachWithAttribute(calendar, showsAttribute, (part, states) =>
      part.toggleAttribute('hidden', !states.split(' ').includes(state)),
    );
    setText(calendar.querySelector(`[${daysAttribute}]`), String(days));
  });
}
