import type { AboutGroups } from '@/lib/camp/bookletGroups';
import type { Camp } from '@/lib/content/schemas/content';
import { listed } from '@/lib/text/words';
import styles from './Extras.module.scss';
import { Rules } from './Rules';

type Booklet = NonNullable<Camp['boekje']>;
type ExtrasProps = { extras: Booklet['paklijst']; stays: Booklet['thuis']; about: AboutGroups };

/** What some groups bring as well, and what stays at home. */
export const Extras = ({ extras, stays, about }: ExtrasProps) => (
  <>
    <dl className={styles.extras}>
      {extras.map(({ voor = [], wat }) => (
        <div key={voor.join()} {...about(voor)}>
          <dt>{listed(voor, 'en')}</dt>
          <dd>{wat.join(', ')}</dd>
        </div>
      ))}
    </dl>
    {stays.length > 0 && (
      <>
        <h3 className={styles.home}>Dit blijft thuis</h3>
        <Rules rules={stays} icon="house" />
      </>
    )}
  </>
);
