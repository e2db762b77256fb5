import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Patch } from '@/components/ui/Patch';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { feedAddress } from '@/lib/calendar/feedAddress';
import type { Group } from '@/lib/meetings/groups';
import { usualTimes } from '@/lib/meetings/meetingWords';
import { ageGroupPath } from '@/lib/pages/ageGroupPages';
import type { Programme } from '@/lib/programme/programme';
import styles from './GroupHeads.module.scss';
import { UsualLine } from './SheetLines';

type GroupHeadsProps = {
  groups: readonly Group[];
  /** The public address of the site: a calendar app fetches the feed from there. */
  siteAdres: string;
  days: Programme['days'];
};

/** The head of each group: its badge, when it meets, its own calendar and its page; shown when it is chosen, and short for a family. */
export function GroupHeads({ groups, siteAdres, days }: GroupHeadsProps) {
  return (
    <div className={styles.heads}>
      {groups.map(({ id, name, fullName, age, icon, index, page, rhythm, hasOwnRhythm }) => (
        <div className={styles.head} id={id} key={id} {...forGroupsAttributes([id], true)}>
          {icon && <Patch icon={icon} index={index} />}
          <div data-rhythm={hasOwnRhythm || undefined}>
            <h2>{fullName}</h2>
            {age && <p>{age}</p>}
            <UsualLine days={days} usual={usualTimes(rhythm)} />
          </div>
          <p className={styles.headLinks}>
            <FileLink href={feedAddress(siteAdres, `/programma/${id}.ics`)} icon="calendar">
              Zet in je agenda<Hidden>: alles van {name}</Hidden>
            </FileLink>
            {page && (
              <FileLink href={ageGroupPath(id)} icon="child">
                Alles over {name}
              </FileLink>
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
