import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { nextCamps } from '@/lib/camp/nextCamp';
import { campsThat, isYearly, type OwnCamps } from '@/lib/camp/ownCamps';
import type { CampWindow } from '@/lib/camp/season';
import type { OwnCamp } from '@/lib/camp/yearlyCamps';
import { onlyIn, shownIn } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate, compareInYear, type DayMonth } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import { shownFrom } from '@/lib/dates/shownFrom';
import { listed } from '@/lib/text/words';
import { CampCountdown } from './CampCountdown';
import styles from './CampCountdowns.module.scss';

/** A camp; without names, that of most. */
type OfSome = CampWindow & Partial<Pick<OwnCamp, 'names'>>;

type CampCountdownsProps = CampWindow & {
  /** What the group calls it: `Bivak`. */
  name: string;
  camps: OwnCamps;
  /** Camps of every year that others have, for who chose no group. */
  away?: readonly OwnCamp[] | undefined;
  /** The day of the build. */
  built: CalendarDate;
  /** Whether it stands on home: only in the weeks before camp, and those of a group until its script shows the chosen ones. */
  isSoon?: boolean;
};

/**
 * The countdown to camp: to that of the chosen age groups where those come on another day, by the booklet, in its year; for who chose
 * none to the first that starts.
 */
export function CampCountdowns({
  from,
  until,
  name,
  camps,
  away = camps.own.filter(isYearly),
  built,
  isSoon = false,
}: CampCountdownsProps) {
  const ofAll = <CampCountdown from={from} until={until} name={name} isSoon={isSoon} />;
  /** Marks a leaf that is shown when one of these groups is chosen. */
  const chosen = (ids: readonly string[]) => ({
    ...forGroupsAttributes(ids, !isSoon),
    ...(isSoon && { hidden: true }),
  });
  const leavesOf = ({ own, others }: OwnCamps) =>
    own.length + away.length === 0 ? (
      ofAll
    ) : (
      <div className={styles.leaves}>
        {away.length > 0 && (
          <div {...forGroupsAttributes([])}>
            {nextCamps<OfSome>([{ from, until }, ...away], built, isSoon).map(
              ({ camp: { from, until, names }, periods }) => (
                <div key={names?.join() ?? ''} {...(names ? onlyIn(...periods) : shownIn(...periods))}>
                  <CampCountdown
                    {...{ from, until, name, isSoon }}
                    who={names ? listed(names, 'en') : 'Alle andere groepen'}
                  />
                </div>
              ),
            )}
          </div>
        )}
        <div {...(away.length > 0 ? chosen(others) : forGroupsAttributes(others))}>{ofAll}</div>
        {own.map((camp) => (
          <div key={camp.names.join()} {...chosen(camp.ids)}>
            <CampCountdown from={camp.from} until={camp.until} name={name} />
          </div>
        ))}
      </div>
    );
  const leaves = leavesOf(isSoon ? byFirstDay(camps, from) : camps);
  if (isSoon || !camps.lastDay || camps.own.every(isYearly)) return leaves; // on a page that nobody built for a year, of the same days
  const over = startOf(addDays(camps.lastDay, 1));
  return (
    <div>
      <div {...shownFrom(built, { until: over })}>{leaves}</div>
      <div {...shownFrom(built, { from: over })}>{leavesOf(campsThat(camps, isYearly))}</div>
    </div>
  );
}

/** Without those that only go home on another day. */
const byFirstDay = (camps: OwnCamps, first: DayMonth) =>
  campsThat(camps, (camp) => compareInYear(camp.from, first) !== 0);
