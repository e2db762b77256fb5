import { Note } from '@/components/ui/Note';
import { emptyPatches } from '@/components/ui/Patch';
import { type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';

/** During the embargo on the leaders: stitched outlines of badges in their place. */
export const placesToCome = emptyPatches.map((outline) => (
  <svg viewBox="0 0 100 100" fill="none" stroke="currentcolor" key={outline} aria-hidden="true">
    <path d={outline} strokeWidth="1.4" strokeDasharray="5 3.6" vectorEffect="non-scaling-stroke" />
    <path
      d="M38 39c0-8 5-13 12.5-13s12 5 12 12c0 9-12 9-12 19M50.5 71v.5"
      strokeWidth="8"
      strokeLinecap="round"
    />
  </svg>
));

/** The day on which the embargo on the leaders ends. */
export function LeadersToCome({ from }: { from: CalendarDate }) {
  return (
    <Note>
      {`**Dat verklappen we op ${weekdayOf(from)} ${dayOfMonth(from)}.** Wie er dit jaar bij is, is nog niet bekend. Die dag maak je kennis met hen, en vanaf dan staan ze hier.`}
    </Note>
  );
}
