import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Text } from '@/components/ui/Text';
import { isAbout } from '@/lib/browser/chosenGroups';
import { shownIn } from '@/lib/dates/datedParts';
import type { Minute } from '@/lib/dates/periods';
import type { Activity, Group } from '@/lib/programme/programme';
import { fullDay, timesInWords } from '@/lib/programme/words';
import { euro } from '@/lib/text/format';
import { listed } from '@/lib/text/words';
import type { IconName } from '@/lib/theme/icons';
import styles from './ActivityCard.module.scss';
import type { UsualTimes } from './usualTimes';

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
  const about = groups.length < all.length || !isForAll ? isAbout(ids(groups), !isForAll) : {};
  return (
    <article className={styles.card} {...about}>
      <p className={styles.flags}>
        {isForAll ? (
          <span className={styles.flag}>Iedereen</span>
        ) : (
          <span className={styles.who}>
            {listed(
              groups.map((group) => group.fullName),
              'en',
            )}
          </span>
        )}
        {cancelled !== undefined && (
          <span className={styles.flag} data-cancelled>
            Gaat niet door
          </span>
        )}
      </p>
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
          {text && (
            <p>
              <Text>{text}</Text>
            </p>
          )}
          <Facts activity={activity} />
        </>
      )}
    </article>
  );
}

const ids = (groups: readonly Group[]) => groups.map(({ id }) => id);

/** When and where: what differs from the usual stands out. */
function Times({ activity, usual }: { activity: Activity; usual: UsualTimes }) {
  const { times, place } = activity;
  return times.map(({ hours, isUsual, groups }) => {
    const when = timesInWords(activity, hours);
    return (
      <p
        className={styles.when}
        key={groups[0]?.id ?? ''}
        data-odd={!isUsual || undefined}
        {...(times.length > 1 && isAbout(ids(groups)))}
      >
        {when && <span>{when}</span>}
        {times.length > 1 &&
          !isUsual &&
          ` (${listed(
            groups.map(({ fullName }) => fullName),
            'en',
          )})`}
        {isUsual && !place && !activity.isSecret && ` · ${usual.place}`}
      </p>
    );
  });
}

function Facts({ activity: { place, bring, price, deadline, link } }: { activity: Activity }) {
  const facts: [IconName, string, React.ReactNode][] = [
    ...(place ? ([['pin', 'Plaats', place]] as const) : []),
    ...(bring.length > 0 ? ([['backpack', 'Meebrengen', listed(bring, 'en')]] as const) : []),
    ...(price !== undefined ? ([['euro', 'Prijs', price === 0 ? 'Gratis' : euro(price)]] as const) : []),
    ...(deadline
      ? ([['calendar', 'Inschrijven', <strong key="deadline">vóór {fullDay(deadline)}</strong>]] as const)
      : []),
    ...(link
      ? ([
          [
            'external',
            'Meer weten',
            <ExternalLink key="link" href={link}>
              {new URL(link).hostname}
            </ExternalLink>,
          ],
        ] as const)
      : []),
  ].map(([icon, label, value]) => [icon, label, value]);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([icon, label, value]) => (
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

type OpenCardProps = { groups: readonly Group[]; isAll: boolean; usual: UsualTimes };

/** A day of which nobody knows yet what a group does: never an invented activity. */
export function OpenCard({ groups, isAll, usual }: OpenCardProps) {
  return (
    <article className={styles.card} data-open {...(!isAll && isAbout(ids(groups), true))}>
      <p className={styles.flags}>
        {!isAll && (
          <span className={styles.who}>
            {listed(
              groups.map(({ fullName }) => fullName),
              'en',
            )}
          </span>
        )}
      </p>
      <h3>Nog niet bekend</h3>
      <p className={styles.when}>
        <span>{usual.hours}</span> · {usual.place}
      </p>
    </article>
  );
}
