import { CampCountdown } from '@/components/ui/CampCountdown';
import type { ownCamps } from '@/lib/camp/bookletGroups';
import type { CampWindow } from '@/lib/camp/season';
import { shownFrom } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import styles from './CampInfo.module.scss';

type CampCountdownsProps = CampWindow & {
  camps: ReturnType<typeof ownCamps>;
  /** The last day that anybody is at the camp of the booklet. */
  lastDay: CalendarDate | undefined;
  /** The day of the build. */
  built: CalendarDate;
};

/** The countdown to camp: in the year of the booklet to that of the chosen age groups, where those come on another day. */
export function CampCountdowns({ from, until, camps: { own, ofMost }, lastDay, built }: CampCountdownsProps) {
  const ofAll = <CampCountdown from={from} until={until} />;
  if (!lastDay || own.length === 0) return ofAll;
  const over = startOf(addDays(lastDay, 1));
  return (
    <div>
      <div className={styles.leaves} {...shownFrom(startOf(built), { until: over })}>
        <div {...ofMost}>{ofAll}</div>
        {own.map((camp) => (
          <div key={camp.names.join()} {...camp.attributes}>
            <CampCountdown from={camp.from} until={camp.until} />
          </div>
        ))}
      </div>
      <div {...shownFrom(startOf(built), { from: over })}>{ofAll}</div>
    </div>
  );
}
