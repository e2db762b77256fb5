import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Paragraph } from '@/components/ui/Text';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { shownIn } from '@/lib/dates/datedParts';
import { weekdayOf } from '@/lib/dates/days';
import type { Minute } from '@/lib/dates/periods';
import type { Group } from '@/lib/meetings/groups';
import { type UsualTimes, usualTimes } from '@/lib/meetings/meetingWords';
import { rhythmOn } from '@/lib/meetings/rhythm';
import { type Activity, lastsLong } from '@/lib/programme/programme';
import { fullDay, timesInWords } from '@/lib/programme/programmeWords';
import { euro } from '@/lib/text/format';
import { capitalised, listed } from '@/lib/text/words';
import type { IconName } from '@/lib/theme/icons';
import styles from './ActivityCard.module.scss';

type ActivityCardProps = {
  activity: Activity;
  all: readonly Group[];
  usual: UsualTimes;
  /** What changed lately, in words, and until when that is news. */
  news: { words: string; until: Minute } | undefined;
};

/** All of an activity: shown to whom it concerns, and to everybody when it is for everybody. */
export function ActivityCard({ activity, all, usual, news }: ActivityCardProps) {
  const { name, groups, isForAll, isSecret, text, cancelled } = activity;
  const about = groups.length < all.length || !isForAll ? forGroupsAttributes(ids(groups), !isForAll) : {};
  return (
    <article className={styles.card} data-tint={tintOf(activity)} {...about}>
      {!isForAll && <Names groups={groups} />}
      {(isForAll || cancelled !== undefined) && (
        <p className={styles.flags}>
          {isForAll && <span className={styles.flag}>Iedereen</span>}
          {cancelled !== undefined && (
            <span className={styles.flag} data-cancelled>
              Gaat niet door
            </span>
          )}
        </p>
      )}
      <h3>
        {isSecret && <Icon name="gift" />} {cancelled === undefined ? name : <s>{name}</s>}
      </h3>
      {cancelled && <p>{cancelled}</p>}
      {cancelled === undefined && (
        <>
          <Times activity={activity} usual={usual} />
          {news && (
            <p className={styles.news} {...shownIn({ until: news.until })}>
              <span>Gewijzigd</span> {news.words}
            </p>
          )}
          {text && <Paragraph>{text}</Paragraph>}
          <Facts activity={activity} />
        </>
      )}
    </article>
  );
}

/** What is not a day like others has a colour of its own. */
function tintOf({ cancelled, isSecret, times, ...dates }: Activity) {
  if (cancelled !== undefined) return undefined;
  if (isSecret) return 'secret';
  return lastsLong(dates, times[0]?.hours ?? {}) ? 'long' : undefined;
}

const ids = (groups: readonly Group[]) => groups.map(({ id }) => id);

type TimesProps = { activity: Activity; usual: UsualTimes };

/** When and where: what differs from the usual stands out. What groups always have of their own, only who chose them reads. */
function Times({ activity, usual }: TimesProps) {
  const { times, place, isSecret } = activity;
  const { day } = activity;
  return times.map(({ hours, isUsual, groups }) => {
    const isOddDay = !isUsual && groups.some(({ rhythm }) => !rhythmOn(day, rhythm));
    const when = [
      ...(isOddDay && !lastsLong(activity, hours) ? [capitalised(weekdayOf(day))] : []),
      ...[timesInWords(activity, hours)].filter(Boolean),
    ].join(', ');
    const isOne = times.length === 1;
    const isOwn = !isOne && isUsual && groups.every(({ hasOwnRhythm }) => hasOwnRhythm);
    return (
      <p
        className={styles.when}
        key={groups[0]?.id ?? ''}
        data-odd={!isUsual || undefined}
        {...(!isOne && forGroupsAttributes(ids(groups), isOwn))}
      >
        {when && <span>{when}</span>}
        {isUsual && !place && !isSecret && ` · ${usual.place}`}
        {(isOwn || (!isOne && !isUsual)) && <For groups={groups} />}
      </p>
    );
  });
}

/** Which groups, where it is not clear; one chosen group knows who it is. */
const For = ({ groups }: { groups: readonly Group[] }) => (
  <span className={styles.who}>
    {' '}
    (
    {listed(
      groups.map(({ fullName }) => fullName),
      'en',
    )}
    )
  </span>
);

function Facts({ activity: { place, bring, price, deadline, link } }: { activity: Activity }) {
  const all: { icon: IconName; label: string; value: React.ReactNode }[] = [
    { icon: 'pin', label: 'Plaats', value: place },
    { icon: 'backpack', label: 'Meebrengen', value: listed(bring, 'en') },
    { icon: 'euro', label: 'Prijs', value: price === 0 ? 'Gratis' : price && euro(price) },
    { icon: 'calendar', label: 'Inschrijven', value: deadline && <strong>vóór {fullDay(deadline)}</strong> },
    {
      icon: 'external',
      label: 'Meer weten',
      value: link && <ExternalLink href={link}>{new URL(link).hostname}</ExternalLink>,
    },
  ];
  const facts = all.filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} /> {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type OpenCardProps = {
  groups: readonly Group[];
  isAll: boolean;
  /** Whether nothing else stands on that day: shown before anybody chose, too. */
  isAlone: boolean;
  usual: UsualTimes;
};

/** A day of which nobody knows yet what a group does: never an invented activity. */
export function OpenCard({ groups, isAll, isAlone, usual }: OpenCardProps) {
  const own = groups.filter(({ hasOwnRhythm }) => hasOwnRhythm);
  const others = groups.filter(({ hasOwnRhythm }) => !hasOwnRhythm);
  return (
    <article className={styles.card} data-open {...(!isAll && forGroupsAttributes(ids(groups), !isAlone))}>
      {!isAll && <Names groups={groups} />}
      <h3>Nog niet bekend</h3>
      {(others.length > 0 || groups.length === 0) && (
        <p className={styles.when} {...(own.length > 0 && forGroupsAttributes(ids(others)))}>
          <span>{usual.hours}</span> · {usual.place}
        </p>
      )}
      {own.map((group) => (
        <p
          className={styles.when}
          key={group.id}
          {...forGroupsAttributes([group.id], !isAlone || others.length > 0)}
        >
          <span>{usualTimes(group.rhythm).hours}</span> · {usualTimes(group.rhythm).place}
          <For groups={[group]} />
        </p>
      ))}
    </article>
  );
}

/** The names of groups, of those that are chosen alone. */
const Names = ({ groups }: { groups: readonly Group[] }) => (
  <ul className={styles.names}>
    {groups.map(({ id, fullName }) => (
      <li key={id} {...forGroupsAttributes([id])}>
        {fullName}
      </li>
    ))}
  </ul>
);
