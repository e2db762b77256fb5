import { Icon } from '@/components/ui/Icon';
import { onlyIn, shownIn } from '@/lib/dates/datedParts';
import { isoDay } from '@/lib/dates/days';
import type { Period } from '@/lib/dates/periods';
import type { Group } from '@/lib/meetings/groups';
import { routePath } from '@/lib/pages/pages';
import { type Activity, hoursFor } from '@/lib/programme/programme';
import { fullDay, timesInWords } from '@/lib/programme/programmeWords';
import { capitalised } from '@/lib/text/words';
import styles from './GroupNext.module.scss';

export type GroupNextProps = {
  group: Group;
  /** What it does next, each with the period in which it is. */
  coming: readonly { activity: Activity; period: Required<Period> }[];
};

/** What an age group does next, with a link to its programme; without script the link alone. */
export function GroupNext({ group, coming }: GroupNextProps) {
  const last = coming.at(-1)?.period.until ?? 0;
  return (
    <a className={styles.next} href={`${routePath('/programma')}#${group.id}`}>
      <span>
        {coming.map(({ activity, period }) => (
          <span key={isoDay(activity.day) + activity.name} {...onlyIn(period)}>
            <small>{capitalised(fullDay(activity.day))}</small>
            <strong>{activity.name}</strong>
            <span>
              {[timesInWords(activity, hoursFor(activity, group)), activity.place]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        ))}
        <strong
          {...(coming.length > 0 ? shownIn({ until: coming[0]?.period.from ?? 0 }, { from: last }) : {})}
        >
          Het programma van {group.name}
        </strong>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
