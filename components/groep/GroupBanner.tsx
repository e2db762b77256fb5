import { ButtonLink } from '@/components/ui/ButtonLink';
import { Patch } from '@/components/ui/Patch';
import type { Group } from '@/lib/meetings/groups';
import { usualTimes } from '@/lib/meetings/meetingWords';
import { hasLongWord, softHyphenated } from '@/lib/programme/programmeWords';
import { capitalised } from '@/lib/text/words';
import type { IconName } from '@/lib/theme/icons';
import styles from './GroupBanner.module.scss';

type GroupBannerProps = { group: Group; icon: IconName; isFull: boolean; canJoin: boolean };

const halves = { girls: 'Meisjes', boys: 'Jongens', leaders: undefined };

/** The name of an age group, for whom it is, when it meets, and its badge, sewn on as large as a plate. */
export function GroupBanner({ group, icon, isFull, canJoin }: GroupBannerProps) {
  const { name, age, page, index, rhythm } = group;
  const { often, hours, place } = usualTimes(rhythm);
  const who = age && [page && halves[page], age].filter(Boolean).join(', ');
  return (
    <div className={styles.banner} data-paper="forest">
      <div className={styles.wrap}>
        <div className={styles.intro}>
          <h1 className={styles.title} data-long={hasLongWord(name)}>
            {softHyphenated(name)}
          </h1>
          {who && <p className={styles.who}>{who}</p>}
          <p className={styles.when}>
            {capitalised(often)}, {hours}, {place}.
          </p>
        </div>
        {canJoin && (
          <p className={styles.join}>
            {isFull && 'Deze groep zit nu vol. '}
            <ButtonLink href="/lid-worden">{isFull ? 'Lid worden' : 'Kom proberen'}</ButtonLink>
          </p>
        )}
        <div className={styles.sign} aria-hidden="true">
          <Patch icon={icon} index={index} />
        </div>
      </div>
    </div>
  );
}
