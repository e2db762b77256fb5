import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { type Plan, rhythm } from '@/lib/calendar/nextActivity';
import { nextActivityPart, showsNextActivity } from '@/lib/calendar/nextActivityParts';
import type { CalendarDate } from '@/lib/dates/days';
import styles from './NextActivity.module.scss';

export type NextActivityProps = {
  plan: Plan;
  /** The days on which the weekly activity falls out. */
  skipped: readonly CalendarDate[];
};

/**
 * When the group meets next, beside a leaf of the calendar. The exported page tells the rhythm of the whole year; the script
 * that settles pages puts in its place what holds now, in the same box.
 */
export function NextActivity({ plan, skipped }: NextActivityProps) {
  const { label, when, more, tearOff: leaf } = rhythm(plan.weekly, skipped);
  const [top, number, bottom] = leaf;
  return (
    <Sheet className={styles.next} cut="b">
      <div className={styles.box} data-state="plain" {...showsNextActivity(plan)}>
        <div className={styles.leaf} aria-hidden="true">
          <span {...nextActivityPart('top')}>{top}</span>
          <strong {...nextActivityPart('number')} hidden>
            {number}
          </strong>
          <span className={styles.drawing} {...nextActivityPart('drawing')}>
            <Icon name="sun" />
          </span>
          <span {...nextActivityPart('bottom')}>{bottom}</span>
        </div>
        <div>
          <p className={styles.label} {...nextActivityPart('label')}>
            {label}
          </p>
          <p className={styles.when} {...nextActivityPart('when')}>
            {when}
          </p>
          <p className={styles.more} {...nextActivityPart('more')}>
            {more}
          </p>
        </div>
      </div>
    </Sheet>
  );
}
