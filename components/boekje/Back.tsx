import type { Camp, Site } from '@/lib/content/schemas/content';
import { addressLine } from '@/lib/text/address';
import styles from './Back.module.scss';
import { Emergency } from './Emergency';

type BackProps = Pick<Site, 'naam' | 'lokaal'> & { emergency: NonNullable<Camp['boekje']>['nood'] };

/** The back: whose it is, and the number once more. */
export const Back = ({ naam, lokaal, emergency }: BackProps) => (
  <section className={styles.back} aria-label="Achterkant">
    <p className={styles.goodbye}>Tot op kamp!</p>
    <dl className={styles.mine}>
      {['Dit boekje is van', 'Groep', 'Tent'].map((what) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd />
        </div>
      ))}
    </dl>
    {emergency && <Emergency telefoon={emergency.telefoon} />}
    <p className={styles.foot}>
      <img src="/icons/favicon.svg" alt="" width="56" height="56" loading="lazy" />
      <span>
        {naam}
        <br />
        {addressLine(lokaal)}
      </span>
    </p>
  </section>
);
