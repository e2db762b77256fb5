import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { campsThat, isYearly, type OwnCamps } from '@/lib/camp/ownCamps';
import type { CampWindow } from '@/lib/camp/season';
import { shownFrom } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate, compareInYear, type DayMonth } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import { CampCountdown } from './CampCountdown';
import styles from './CampCountdowns.module.scss';

type CampCountdownsProps = CampWindow & {
  camps: OwnCamps;
  /** The day of the build. */
  built: CalendarDate;
  /** Whether it stands on home: only in the weeks before camp, and those of a group until its script shows the chosen ones. */
  isSoon?: boolean;
};

/** The countdown to camp: to that of the chosen age groups where those come on another day; by the booklet, in its year. */
export function CampCountdowns({ from, until, camps, built, isSoon = false }: CampCountdownsProps) {
  const ofAll = <CampCountdown from={from} until={until} isSoon={isSoon} />;
  const leavesOf = ({ own, others }: OwnCamps) =>
    own.length === 0 ? (
      ofAll
    ) : (
      <div className={styles.leaves}>
        <div {...forGroupsAttributes(others)}>{ofAll}</div>
        {own.map((camp) => (
          <div
            key={camp.names.join()}
            {...forGroupsAttributes(camp.ids, !isSoon)}
            {...(isSoon && { hidden: true })}
          >
            <CampCountdown from={camp.from} until={camp.until} />
          </div>
        ))}
      </div>
    );
  const leaves = leavesOf(isSoon ? byFirstDay(camps, from) : camps);
  if (isSoon || !camps.lastDay || camps.own.every(isYearly)) return leaves; // on a page that nobody built for a year, of the same days
  const over = startOf(addDays(camps.lastDay, 1));
  return (
    <div>
      <div {...shownFrom(startOf(built), { until: over })}>{leaves}</div>
      <div {...shownFrom(startOf(built), { from: over })}>{leavesOf(campsThat(camps, isYearly))}</div>
    </div>
  );
}

/** Without those that only go home on another day. */
const byFirstDay = (camps: OwnCamps, first: DayMonth) =>
  campsThat(camps, (camp) => compareInYear(camp.from, first) !== 0);
