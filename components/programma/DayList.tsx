import { PageLink } from '@/components/ui/PageLink';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { onlyIn } from '@/lib/dates/datedParts';
import {
  addDays,
  type CalendarDate,
  compareDays,
  type DayMonth,
  isoDay,
  nextDayMonth,
  weekdayOf,
} from '@/lib/dates/days';
import { dayOfMonth, dayRange, monthName, shortWeekday } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import type { Minute } from '@/lib/dates/periods';
import { shownFrom } from '@/lib/dates/shownFrom';
import type { Group } from '@/lib/meetings/groups';
import { rhythmLine, type UsualTimes } from '@/lib/meetings/meetingWords';
import { lastsLong, type Programme, type ProgrammeDay } from '@/lib/programme/programme';
import { fullDay } from '@/lib/programme/programmeWords';
import type { GroupWords } from '@/lib/text/groupWords';
import { capitalised } from '@/lib/text/words';
import { ActivityCard, OpenCard } from './ActivityCard';
import { dayAttribute, nowAttribute } from './attributes';
import styles from './DayList.module.scss';
import { GroupRows } from './GroupRows';
import { newsOf, type ProgrammeNews } from './news';

type DayListProps = {
  programme: Programme;
  /** First and last day of the camp that follows; undefined for a group without camp. */
  camp: { van: DayMonth; tot: DayMonth } | undefined;
  usual: UsualTimes;
  words: GroupWords;
  built: CalendarDate;
  news: ProgrammeNews | undefined;
};

/** The days of the programme by month: what is over is folded away, and what nobody filled in comes a week before. */
export function DayList({ programme, camp, usual, words, built, news }: DayListProps) {
  const { days, groups, filledUntil } = programme;
  const isFilled = ({ day }: ProgrammeDay) => filledUntil !== undefined && compareDays(day, filledUntil) <= 0;
  const filled = days.filter(isFilled);
  const later = days.filter((day) => !isFilled(day));
  const item = (day: ProgrammeDay) => ({ day, groups, usual, built, news, isFilled: isFilled(day) });
  const coming = days.filter(({ ends }) => ends > startOf(built));
  const printed = coming.filter((day) => isFilled(day) || isFixed(day));
  const isMany = printed.length > mostInOneColumn;
  const entries = printed.reduce((sum, { activities }) => sum + Math.max(1, activities.length), 0);
  const first = coming.find(({ isNamedLater }) => !isNamedLater);
  const ends = filled.at(-1)?.ends ?? 0;
  const months = (some: readonly ProgrammeDay[]) =>
    byMonth(some.filter((day) => coming.includes(day))).map((month) => (
      <Month key={isoDay(month[0]?.day ?? noDay)} days={month} built={built}>
        {month.map((day) => (
          <DayItem key={isoDay(day.day)} {...item(day)} isNow={day === first} />
        ))}
      </Month>
    ));
  return (
    <div
      className={styles.list}
      data-many={isMany || undefined}
      data-few={(!isMany && entries <= mostInLargeLetters) || undefined}
    >
      {months(filled)}
      <UntilHere {...programme} words={words} ends={ends} built={built} hasMore={later.some(isFixed)} />
      {months(later)}
      <NothingFurther {...programme} words={words} ends={ends} built={built} usual={usual} camp={camp} />
      <Past days={days} groups={groups} built={built} />
    </div>
  );
}

/** Whether it is more than a usual day of which nobody knows anything yet. */
const isFixed = ({ activities, isOff }: ProgrammeDay) => activities.length > 0 || isOff;

/** How many days of one group go on a sheet of paper in one column, in large letters; a year takes two. */
const mostInOneColumn = 16;

/** How many activities of all groups go on a sheet in two columns, in large letters: 20 days of 13 groups go on it in the smallest. */
const mostInLargeLetters = 70;

const noDay: CalendarDate = { day: 0, month: 0, year: 0 };

/** The days of each month, as long as there is one to come. */
function byMonth(days: readonly ProgrammeDay[]): ProgrammeDay[][] {
  const months: ProgrammeDay[][] = [];
  for (const day of days) {
    const month = months.at(-1);
    if (month?.[0]?.day.month === day.day.month) month.push(day);
    else months.push([day]);
  }
  return months;
}

type MonthProps = { days: readonly ProgrammeDay[]; built: CalendarDate; children: React.ReactNode };

function Month({ days, built, children }: MonthProps) {
  const [first] = days;
  if (!first) return null;
  const until = Math.max(...days.map(({ ends }) => ends));
  return (
    <section className={styles.month} {...shownFrom(built, { until })}>
      <h2>
        {capitalised(monthName(first.day))} <span>{first.day.year}</span>
      </h2>
      <ol>{children}</ol>
    </section>
  );
}

type DayItemProps = Omit<DayListProps, 'programme' | 'camp' | 'words'> & {
  day: ProgrammeDay;
  groups: readonly Group[];
  isFilled: boolean;
  isNow: boolean;
};

function DayItem({ day, groups, usual, built, news, isFilled, isNow }: DayItemProps) {
  const { activities, open, instead, isOff, off, reason, isNamedLater, ends } = day;
  const kind = isOff
    ? 'off'
    : activities.some(({ isForAll }) => isForAll)
      ? 'all'
      : activities.length + instead.length === 0
        ? 'open'
        : 'some';
  // what nobody filled in says so in its own week; without script nobody knows which week it is
  const period =
    kind === 'open' && !isFilled
      ? onlyIn({ from: startOf(addDays(day.day, -6)), until: ends })
      : shownFrom(built, { until: ends });
  const ids = idsOf(day);
  return (
    <li
      className={styles.day}
      data-kind={kind}
      {...{ [dayAttribute]: isoDay(day.day), ...(isNow && { [nowAttribute]: true }) }}
      {...period}
      {...(ids.length < groups.length && forGroupsAttributes(ids))}
      {...(isNamedLater && { ...forGroupsAttributes(ids, true) })}
    >
      <TearOffDay {...day} />
      <div className={styles.what}>
        <Soon day={day} />
        {isOff && <p className={styles.title}>Geen activiteit</p>}
        {isOff && reason && <p className={styles.reason}>{capitalised(reason)}</p>}
        {!isOff && off.length > 0 && (
          <p className={styles.reason} {...forGroupsAttributes(idsIn(off), true)}>
            Geen activiteit{reason && `: ${reason}`}
          </p>
        )}
        {activities.map((activity) => (
          <ActivityCard
            key={activity.name + isoDay(activity.day) + activity.groups[0]?.id}
            activity={activity}
            all={groups}
            usual={usual}
            news={newsOf(activity, news)}
          />
        ))}
        {(open.length > 0 || kind === 'open') && (
          <OpenCard
            groups={open}
            isAll={open.length === groups.length}
            isAlone={kind === 'open'}
            usual={usual}
          />
        )}
        {kind !== 'off' && kind !== 'open' && (
          <GroupRows
            day={day.day}
            activities={activities}
            instead={instead}
            open={open}
            groups={groups}
            news={news}
          />
        )}
      </div>
    </li>
  );
}

const idsOf = ({ activities, open, off }: ProgrammeDay): string[] =>
  idsIn([...new Set([...activities.flatMap(({ groups }) => groups), ...open, ...off])]);

const idsIn = (groups: readonly Group[]) => groups.map(({ id }) => id);

/** The day as a sheet of a tear-off calendar: of one long activity its first and last day. */
function TearOffDay({ day, activities, isUsual }: ProgrammeDay) {
  const [only, ...others] = activities;
  const long =
    !isUsual && only && others.length === 0 && lastsLong(only, only.times[0]?.hours ?? {}) ? only : undefined;
  const last = long?.endDay;
  const isOneMonth = last?.month === day.month;
  return (
    <time className={styles.tearOff} dateTime={isoDay(day)} data-long={last && true}>
      <span>
        {shortWeekday(day)}
        {last && ` tot ${shortWeekday(last)}`}
      </span>{' '}
      <strong>
        {day.day}
        {last && (isOneMonth ? `–${last.day}` : '')}
      </strong>{' '}
      <span>
        {monthName(day)}
        {last && !isOneMonth && ` tot ${dayOfMonth(last)}`}
      </span>
    </time>
  );
}

/** How near a day is, by the visitor's clock. */
function Soon({ day: { day, ends, isUsual } }: { day: ProgrammeDay }) {
  const start = startOf(day);
  const tomorrow = startOf(addDays(day, -1));
  const thisWeek = startOf(addDays(day, -6));
  const dayAfter = startOf(addDays(day, 1));
  return (
    <p className={styles.soon} {...onlyIn({ from: isUsual ? thisWeek : tomorrow, until: ends })}>
      {isUsual && (
        <span {...onlyIn({ from: thisWeek, until: tomorrow })}>Deze {fullDay(day).split(' ')[0]}</span>
      )}
      <span {...onlyIn({ from: tomorrow, until: start })}>Morgen</span>
      <span {...onlyIn({ from: start, until: Math.min(ends, dayAfter) })}>Vandaag</span>
      {ends > dayAfter && <span {...onlyIn({ from: dayAfter, until: ends })}>Nu bezig</span>}
    </p>
  );
}

/** What is over, in a line a day. */
function Past({
  days,
  groups,
  built,
}: {
  days: readonly ProgrammeDay[];
  groups: readonly Group[];
  built: CalendarDate;
}) {
  const known = days.filter(isFixed);
  const [first] = known;
  if (!first) return null;
  return (
    <details className={styles.past} {...shownFrom(built, { from: first.ends })}>
      <summary>
        <span>Wat voorbij is</span>
      </summary>
      <ol>
        {known.map((day) => (
          <li
            key={isoDay(day.day)}
            {...shownFrom(built, { from: day.ends })}
            {...attributesOfSome(day, groups)}
          >
            <time dateTime={isoDay(day.day)}>
              {shortWeekday(day.day)} {dayOfMonth(day.day)}
            </time>
            <p>
              {day.isOff && <span>Geen activiteit{day.reason && `: ${day.reason}`}</span>}
              {day.activities.map((activity) => (
                <span
                  key={activity.name + activity.groups[0]?.id}
                  {...forGroupsAttributes(activity.groups.map(({ id }) => id))}
                >
                  {activity.name}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

function attributesOfSome(day: ProgrammeDay, groups: readonly Group[]) {
  const ids = idsOf({ ...day, open: [] });
  return ids.length < groups.length ? forGroupsAttributes(ids) : {};
}

type EndProps = Programme & {
  words: GroupWords;
  /** When the last day that the group filled in is over; 0 without any. */
  ends: Minute;
  built: CalendarDate;
};

/** The end of what the group filled in. */
function UntilHere({ filledUntil, ends, built, words, hasMore }: EndProps & { hasMore: boolean }) {
  return (
    filledUntil && (
      <div className={styles.end} {...shownFrom(built, { until: ends })}>
        <h2>Tot hier weten we het</h2>
        <p>
          Het programma is ingevuld tot {fullDay(filledUntil)}. Zodra de {words.leaders.toLowerCase()} meer
          weet, weet jij het ook.
          {hasMore && ' Wat hieronder staat, ligt al vast.'}
        </p>
      </div>
    )
  );
}

/** When that is over, or there is nothing yet: what is true of any week of the working year, and after it that there is nothing. */
function NothingFurther({
  groups,
  days,
  year,
  ends,
  built,
  usual,
  words,
  camp,
}: EndProps & Pick<DayListProps, 'usual' | 'camp'>) {
  const campEnds = camp && year && startOf(addDays(nextDayMonth(camp.tot, year.first), 1));
  const lastOff = days.findLast(({ isOff }) => isOff)?.ends;
  const own = groups.filter(({ hasOwnRhythm }) => hasOwnRhythm);
  return (
    <>
      <div className={styles.end} {...shownFrom(built, { from: ends, ...(year && { until: year.ends }) })}>
        <h2>Het programma is in de maak</h2>
        <p>
          Tot dan is het simpel: {usual.often}, van {usual.hours}, {usual.place}. Kom maar af, we verzinnen
          altijd iets.
          {lastOff && (
            <span {...shownFrom(built, { until: lastOff })}> Behalve als hier ‘geen activiteit’ staat.</span>
          )}
        </p>
        {own.map(({ id, fullName, rhythm }) => (
          <p key={id} {...forGroupsAttributes([id])}>
            <strong>{fullName}:</strong> {rhythmLine(rhythm)}.
          </p>
        ))}
        {year && (
          <p {...shownFrom(built, { until: startOf(addDays(year.first, 1)) })}>
            <strong>Eerste {weekdayOf(year.first)}:</strong> {dayOfMonth(year.first)}
          </p>
        )}
      </div>
      {year && (
        <div className={styles.end} {...shownFrom(built, { from: Math.max(ends, year.ends) })}>
          <h2>Het werkjaar zit erop</h2>
          <p>
            Tot het nieuwe begint, is er {own.length === 0 && `op ${usual.weekday} `}geen activiteit. Zodra de{' '}
            {words.leaders.toLowerCase()} weet wat we dan doen, weet jij het ook.
          </p>
          {camp && (
            <p {...shownFrom(built, { until: campEnds ?? startOf(built) })}>
              <strong>Eerst nog op kamp,</strong> van {dayRange(camp.van, camp.tot)}:{' '}
              <PageLink href="/bivak">alles over het {words.camp.toLowerCase()}</PageLink>.
            </p>
          )}
        </div>
      )}
    </>
  );
}
