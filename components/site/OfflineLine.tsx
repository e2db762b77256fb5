import { bookletDays } from '@/lib/camp/booklet';
import type { Camp } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import { alongAttribute, offlineAttribute, writtenAlong } from '@/lib/offline/attributes';
import { routePath } from '@/lib/pages/pages';
import styles from './OfflineLine.module.scss';

type OfflineLineProps = {
  /** Undefined for a group without camp. */
  camp: Pick<Camp, 'kamp' | 'boekje'> | undefined;
  built: CalendarDate;
};

/** The line of a page that is shown without a network; empty and hidden until the service worker fills it. */
export function OfflineLine({ camp, built }: OfflineLineProps) {
  return (
    <p
      {...{ [offlineAttribute]: '' }}
      hidden
      className={styles.line}
      role="status"
      {...(camp && { [alongAttribute]: alongOf(camp, built) })}
    />
  );
}

/** In days before the first group leaves: from then on, until the last is back, the pages of camp come along. */
const daysAhead = 14;

function alongOf({ kamp, boekje }: NonNullable<OfflineLineProps['camp']>, built: CalendarDate): string {
  const { first, last } = boekje ? bookletDays({ kamp, boekje }) : { first: kamp.van, last: kamp.tot };
  const periods = [built.year, built.year + 1].map((year) => ({
    from: startOf(addDays({ ...first, year }, -daysAhead)),
    until: startOf(addDays({ ...last, year }, 1)),
  }));
  return writtenAlong(periods, [routePath('/bivak'), ...(boekje ? [routePath('/bivak/boekje')] : [])]);
}
