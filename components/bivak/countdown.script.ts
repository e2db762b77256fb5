import { campAttribute, countOn, daysAttribute, showsAttribute } from '@/lib/camp/countdown';
import { todayBy } from '@/lib/dates/brusselsTime';
import { forEachWithAttribute, setText } from '@/lib/dates/datedParts';

/** Shows how long it is to camp, below a node and at a moment (`Countdown`). */
export function countdown(root: ParentNode, now: Date): void {
  forEachWithAttribute(root, campAttribute, (calendar, camp) => {
    const { state, days } = countOn(camp, todayBy(calendar, now));
    if (calendar.getAttribute('data-state') !== state) calendar.setAttribute('data-state', state);
    // each time: the browser may have read more of it by now
    forEachWithAttribute(calendar, showsAttribute, (part, states) =>
      part.toggleAttribute('hidden', !states.split(' ').includes(state)),
    );
    setText(calendar.querySelector(`[${daysAttribute}]`), String(days));
  });
}
