import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { type ActivityPlan, anyWeek } from '@/lib/calendar/nextActivity';
import { nextActivityPart, showsNextActivity } from '@/lib/calendar/nextActivityParts';
import { onlyIn } from '@/lib/dates/datedParts';
import type { CalendarDate } from '@/lib/dates/days';
import type { Period } from '@/lib/dates/periods';
import { GroupsToday, type GroupsTodayProps } from './GroupsToday';
import styles from './NextActivity.module.scss';
import { NextActivityBox } from './NextActivityBox';

export type NextActivityProps = {
  plan: ActivityPlan;
  /** The days without the weekly activity. */
  skipped: readonly CalendarDate[];
  /** The coming meetings of age groups with a rhythm of their own, each in the period in which it is their next one. */
  own: readonly { who: string; line: string; period: Period }[];
  /** Undefined for a group without a programme. */
  groups?: GroupsTodayProps | undefined;
};

/**
 * When the group meets next, beside a tear-off calendar. The exported page shows the weekly rhythm; `nextActivity.script.ts`
 * replaces it by the next activity.
 */
export function NextActivity({ plan, skipped, own, groups }: NextActivityProps) {
  const { label, when, more, tearOff } = anyWeek(plan.weekly, skipped);
  const [top, number, bottom] = tearOff;
  return (
    <Sheet className={styles.next} cut="b">
      <NextActivityBox className={styles.box} {...showsNextActivity(plan)}>
        <div className={styles.tearOff} aria-hidden="true">
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
      </NextActivityBox>
      {own.map(({ who, line, period }) => (
        <p className={styles.own} key={who + line} {...onlyIn(period)}>
          {who}: {line}
        </p>
      ))}
      {groups && <GroupsToday {...groups} />}
    </Sheet>
  );
}
