import { Icon } from '@/components/ui/Icon';
import { tickAttributes } from '@/lib/camp/ticks';
import type { Camp } from '@/lib/content/schemas/content';
import { bookletIcon } from './bookletIcon';
import styles from './Packing.module.scss';

/** Lists to tick off, one for each name. */
export const Packing = ({ lists }: { lists: readonly Pick<List, 'naam' | 'wat'>[] }) => (
  <div className={styles.lists}>
    {lists.map(({ naam, wat }) => (
      <div key={naam}>
        <h3>
          {naam && <Icon name={bookletIcon(naam, 'backpack')} />}
          {naam}
        </h3>
        <ul>
          {wat.map((thing) => (
            <li key={thing}>
              <label className={styles.tick}>
                <input type="checkbox" {...tickAttributes(`${naam} ${thing}`)} />
                <span>{thing}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

type List = NonNullable<Camp['boekje']>['paklijst'][number];
