import { PageLink } from '@/components/ui/PageLink';
import { carriesGroups, foldAttribute, forGroupsAttributes, mineAttribute } from '@/lib/browser/chosenGroups';
import { onlyIn } from '@/lib/dates/datedParts';
import { isoDay } from '@/lib/dates/days';
import type { Period } from '@/lib/dates/periods';
import type { ProgrammeDay } from '@/lib/programme/programme';
import { oddTimes } from '@/lib/programme/programmeWords';
import { listed } from '@/lib/text/words';
import { GroupsBox } from './GroupsBox';
import styles from './GroupsToday.module.scss';

export type GroupsTodayProps = {
  /** The coming days, each with the period in which it is the next one. */
  days: readonly { day: ProgrammeDay; period: Period }[];
  /** The ids of all groups. */
  ids: readonly string[];
  /** Whether each has a page, which is first for who chose that group alone. */
  havePages: boolean;
};

/** What each group does on the next day, folded away so that the page stays short; unfolded for who chose a group. */
export function GroupsToday({ days, ids, havePages }: GroupsTodayProps) {
  return (
    <GroupsBox className={styles.groups} {...carriesGroups(ids)}>
      {havePages && (
        <a className={styles.all} hidden {...{ [mineAttribute]: '' }}>
          Naar jouw groep
        </a>
      )}
      {days.map(({ day, period }) => (
        <OneDay key={isoDay(day.day)} day={day} period={period} />
      ))}
      <p className={styles.more}>
        <PageLink href="/programma">Het hele programma</PageLink>
      </p>
    </GroupsBox>
  );
}

function OneDay({ day: { day, activities, instead }, period }: { day: ProgrammeDay; period: Period }) {
  const all = activities.filter(({ isForAll }) => isForAll);
  const own = [...activities.filter(({ isForAll }) => !isForAll), ...instead];
  return (
    <div {...onlyIn(period)}>
      {all.map(({ name, groups }) => (
        <p
          key={name}
          className={styles.all}
          {...(own.length > 0 && forGroupsAttributes(groups.map(({ id }) => id)))}
        >
          Met z’n allen: <strong>{name}</strong>
        </p>
      ))}
      {own.length > 0 && (
        <details className={styles.fold} {...{ [foldAttribute]: true }}>
          <summary>{all.length > 0 ? 'En wie iets anders doet' : 'Wat doet elke groep?'}</summary>
          <ul>
            {own.map((activity) => {
              const odd = activity.cancelled === undefined ? oddTimes(activity, day) : 'gaat niet door';
              const { name, groups } = activity;
              return (
                <li key={name + groups[0]?.id} {...forGroupsAttributes(groups.map(({ id }) => id))}>
                  <span>
                    {listed(
                      groups.map(({ fullName }) => fullName),
                      'en',
                    )}
                  </span>{' '}
                  <strong>{name}</strong> {odd && <small>{odd}</small>}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
