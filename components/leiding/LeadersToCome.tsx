import { Scrap } from '@/components/ui/Scrap';
import { Sheet } from '@/components/ui/Sheet';
import { type CalendarDate, weekdayOf } from '@/lib/days';
import { dayOfMonth } from '@/lib/dayWords';
import styles from './LeadersToCome.module.scss';
import { emptyPatches } from './Patch';

/** Until it is told who leads a group: stitched places where their badges will come, and the day. */
export function LeadersToCome({ from }: { from: CalendarDate }) {
  return (
    <>
      <div className={styles.places} aria-hidden="true">
        {emptyPatches.map((outline) => (
          <div className={styles.place} key={outline}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={outline} vectorEffect="non-scaling-stroke" />
            </svg>
            <span>?</span>
          </div>
        ))}
      </div>
      <Sheet className={styles.secret}>
        <Scrap icon="calendar" tone="sun" />
        <p>
          <strong>
            Dat verklappen we op {weekdayOf(from)} {dayOfMonth(from)}.
          </strong>
          De leiding van dit jaar is nog niet bekend. Die dag maak je kennis met hen, en vanaf dan staan ze
          hier.
        </p>
      </Sheet>
    </>
  );
}
