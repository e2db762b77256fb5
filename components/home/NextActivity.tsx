import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { type Plan, rhythm } from '@/lib/calendar/nextActivity';
import { partOfNext, tellsNext } from '@/lib/calendar/nextActivityParts';
import styles from './NextActivity.module.scss';

type NextActivityProps = {
  plan: Plan;
};

/**
 * When the group meets next, beside a leaf of the calendar. The exported page tells the rhythm of the whole year; the script
 * that settles pages puts in its place what holds now, in the same box.
 */
export function NextActivity({ plan }: NextActivityProps) {
  const { label, when, more, leaf } = rhythm(plan);
  const [top, number, bottom] = leaf;
  return (
    <Sheet className={styles.next} cut="b">
      <div className={styles.box} data-state="plain" {...tellsNext(plan)}>
        <div className={styles.leaf} aria-hidden="true">
          <span {...partOfNext('top')}>{top}</span>
          <strong {...partOfNext('number')} hidden>
            {number}
          </strong>
          <span className={styles.drawing} {...partOfNext('drawing')}>
            <Icon name="sun" />
          </span>
          <span {...partOfNext('bottom')}>{bottom}</span>
        </div>
        <div>
          <p className={styles.label} {...partOfNext('label')}>
            {label}
          </p>
          <p className={styles.when} {...partOfNext('when')}>
            {when}
          </p>
          <p className={styles.more} {...partOfNext('more')}>
            {more}
          </p>
        </div>
      </div>
    </Sheet>
  );
}
