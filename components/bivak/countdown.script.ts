import { campAttribute, countOn, daysAttribute, showsAttribute } from '@/lib/camp/countdown';
import { todayBy } from '@/lib/dates/brusselsTime';
import { forEachWithAttribute, setText } from '@/lib/dates/datedParts';

/** Updates every `Countdown` under root to the days that remain at that moment. */
export function countdown(root: ParentNode, now: Date): void {
  forEachWithAttribute(root, campAttribute, (calendar, camp) => {
    const { state, days } = countOn(camp, todayBy(calendar, now));
    if (calendar.getAttribute('data-state') !== state) calendar.setAttribute('data-state', state);
    // at every call: the parser may have added parts since
    forEachWithAttribute(calendar, showsAttribute, (part, states) =>
      part.toggleAttribute('hidden', !states.split(' ').includes(state)),
    );
    setText(calendar.querySelector(`[${daysAttribute}]`), String(days));
  });
}
