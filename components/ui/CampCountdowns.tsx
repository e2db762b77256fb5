import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import type { OwnCamp, OwnCamps } from '@/lib/camp/bookletGroups';
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

/** The countdown to camp: in the year of the booklet to that of the chosen age groups, where those come on another day. */
export function CampCountdowns({ from, until, camps, built, isSoon = false }: CampCountdownsProps) {
  const { own, others } = isSoon ? byFirstDay(camps, from) : camps;
  const ofAll = <CampCountdown from={from} until={until} isSoon={isSoon} />;
  if (!camps.lastDay || own.length === 0) return ofAll;
  const leaves = (
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
  if (isSoon) return leaves; // on a page that nobody built for a year, of the same days
  const over = startOf(addDays(camps.lastDay, 1));
  return (
    <div>
      <div {...shownFrom(startOf(built), { until: over })}>{leaves}</div>
      <div {...shownFrom(startOf(built), { from: over })}>{ofAll}</div>
    </div>
  );
}

/** Without those that only go home on another day. */
function byFirstDay({ own, others }: OwnCamps, first: DayMonth) {
  const isOther = (camp: OwnCamp) => compareInYear(camp.from, first) !== 0;
  const withMost = own.filter((camp) => !isOther(camp)).flatMap(({ ids }) => ids);
  return { own: own.filter(isOther), others: [...others, ...withMost] };
}
