import { FileLink } from '@/components/ui/FileLink';
import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Paragraph } from '@/components/ui/Text';
import { campOf } from '@/lib/camp/ownCamps';
import type { Camp, ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { dayRange } from '@/lib/dates/dayWords';
import type { Group } from '@/lib/meetings/groups';
import { routePath } from '@/lib/pages/pages';
import { euro } from '@/lib/text/format';
import styles from './CampOfGroup.module.scss';

type CampOfGroupProps = { group: Group; content: ShownContent & { camp: Camp } };

/** The camp of an age group: its own days, place and price where its leaders' page or the booklet has them. */
export function CampOfGroup({ group, content }: CampOfGroupProps) {
  const { camp } = content;
  const { isOwn, from, until, place, price } = campOf(group, content, buildDay());
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
      {place && <p>{place}</p>}
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
