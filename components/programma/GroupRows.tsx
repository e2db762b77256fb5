import { Icon } from '@/components/ui/Icon';
import { whileUnchosen } from '@/lib/browser/chosenGroups';
import { shownIn } from '@/lib/dates/datedParts';
import type { CalendarDate } from '@/lib/dates/days';
import type { Group } from '@/lib/meetings/groups';
import type { Activity } from '@/lib/programme/programme';
import { oddTimes } from '@/lib/programme/programmeWords';
import styles from './GroupRows.module.scss';
import { newsOf, type ProgrammeNews } from './news';

type GroupRowsProps = {
  day: CalendarDate;
  activities: readonly Activity[];
  /** What groups do on a day before, in its place. */
  instead: readonly Activity[];
  open: readonly Group[];
  groups: readonly Group[];
  news: ProgrammeNews | undefined;
};

const halves = [
  ['girls', 'Meisjes'],
  ['boys', 'Jongens'],
  ['leaders', undefined],
  [undefined, undefined],
] as const;

/** A line for each group that does something of its own: its name leads to all that it does. Shown as long as nobody is chosen. */
export function GroupRows({ day, activities, instead, open, groups, news }: GroupRowsProps) {
  const of = (group: Group) =>
    [...activities.filter(({ isForAll }) => !isForAll), ...instead].filter((activity) =>
      activity.groups.some(({ id }) => id === group.id),
    );
  const rows = groups
    .map((group) => ({ group, own: of(group), isOpen: open.includes(group) }))
    .filter(({ own, isOpen }) => own.length > 0 || isOpen);
  if (rows.length === 0) return null;
  return (
    <div className={styles.columns} {...whileUnchosen}>
      {halves.map(([page, half]) => {
        const some = rows.filter(({ group }) => group.page === page);
        return (
          some.length > 0 && (
            <div key={page ?? ''}>
              {half && <p className={styles.half}>{half}</p>}
              <ul>
                {some.map(({ group, own, isOpen }) => (
                  <li className={styles.row} key={group.id}>
                    <a href={`#${group.id}`}>{group.name}</a>
                    <p data-open={isOpen || undefined}>
                      {isOpen && 'Nog niet bekend'}
                      {own.map((activity) => (
                        <Does
                          key={activity.name}
                          activity={activity}
                          day={day}
                          news={newsOf(activity, news)}
                        />
                      ))}
                    </p>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}

type DoesProps = { activity: Activity; day: CalendarDate; news: ReturnType<typeof newsOf> };

function Does({ activity, day, news }: DoesProps) {
  const { name, isSecret, cancelled } = activity;
  const odd = cancelled === undefined ? oddTimes(activity, day) : 'gaat niet door';
  return (
    <span>
      {isSecret && <Icon name="gift" />} {cancelled === undefined ? name : <s>{name}</s>}
      {odd && (
        <>
          {' '}
          <small>{odd}</small>
        </>
      )}
      {news && (
        <small data-news {...shownIn({ until: news.until })}>
          {news.words}
        </small>
      )}
    </span>
  );
}
