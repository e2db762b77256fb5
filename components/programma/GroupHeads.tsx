import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Patch } from '@/components/ui/Patch';
import { isAbout } from '@/lib/browser/chosenGroups';
import { type Route, routePath } from '@/lib/pages/pages';
import type { Group } from '@/lib/programme/programme';
import { hours } from '@/lib/text/format';
import { slug } from '@/lib/text/slug';
import { capitalised } from '@/lib/text/words';
import styles from './GroupHeads.module.scss';

const pagesOf = {
  girls: '/meisjesleiding',
  boys: '/jongensleiding',
  leaders: '/leiding',
} as const satisfies Record<NonNullable<Group['page']>, Route>;

type GroupHeadsProps = {
  groups: readonly Group[];
  /** The public address of the site: a calendar app fetches the feed from there. */
  siteAdres: string;
  /** `zondag` */
  weekday: string;
};

/** The head of each group: its badge, its own calendar and its sheet; shown when it is chosen. */
export function GroupHeads({ groups, siteAdres, weekday }: GroupHeadsProps) {
  return groups.map(({ id, name, fullName, age, icon, index, page, rhythm }) => (
    <div className={styles.head} id={id} key={id} {...isAbout([id], true)}>
      {icon && <Patch icon={icon} index={index} />}
      <div>
        <h2>{fullName}</h2>
        {age && <p>{age}</p>}
        {rhythm && (
          <p>
            {capitalised(weekday)}, {hours(rhythm.hours.from ?? '', rhythm.hours.to ?? '')}
            {rhythm.place && ` · ${rhythm.place}`}
          </p>
        )}
      </div>
      <p className={styles.headLinks}>
        <FileLink href={feedAddress(siteAdres, id)} icon="calendar">
          Zet in je agenda<Hidden>: alles van {name}</Hidden>
        </FileLink>
        {page && (
          <FileLink href={`${routePath(pagesOf[page])}#${slug(name)}`} icon="chat">
            De leiding<Hidden> van {name}</Hidden>
          </FileLink>
        )}
      </p>
    </div>
  ));
}

/** The feed of a group, for the calendar app. */
export const feedAddress = (siteAdres: string, id: string): string =>
  new URL(`/programma/${id}.ics`, siteAdres).href.replace(/^https:/, 'webcal:');
