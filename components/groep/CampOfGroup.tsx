import { FileLink } from '@/components/ui/FileLink';
import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Paragraph } from '@/components/ui/Text';
import { campOf } from '@/lib/camp/bookletGroups';
import type { Camp } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { dayRange } from '@/lib/dates/dayWords';
import type { Group } from '@/lib/meetings/groups';
import { routePath } from '@/lib/pages/pages';
import { euro } from '@/lib/text/format';
import styles from './CampOfGroup.module.scss';

type CampOfGroupProps = { group: Group; camp: Camp };

/** The camp of an age group: its own days and price where the booklet has them. */
export function CampOfGroup({ group, camp }: CampOfGroupProps) {
  const { isOwn, from, until, price } = campOf(group, camp, buildDay());
  return (
    <div className={styles.camp}>
      <PhotoFrame
        photo={camp.foto}
        scene={{ name: 'camp' }}
        ratio="8/5"
        cut="c"
        sizes="(min-width: 60em) 34rem, 92vw"
      />
      <h2>{isOwn ? 'Hun eigen kamp' : 'Op kamp'}</h2>
      <p className={styles.days}>{dayRange(from, until)}</p>
      {price !== undefined && <p className={styles.price}>{euro(price)}</p>}
      <Paragraph>{camp.kamp.inleiding}</Paragraph>
      <p>
        <FileLink href={routePath('/bivak')} icon="arrow-right">
          Wat mee moet, en de rest
        </FileLink>
      </p>
    </div>
  );
}
