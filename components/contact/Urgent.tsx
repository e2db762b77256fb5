import type { UrgentContact } from '@/lib/camp/urgentContacts';
import { telephoneLink } from '@/lib/text/format';
import styles from './Postcard.module.scss';

/** A number above the form for who cannot wait, and the way to the others. */
export function Urgent({ people }: { people: readonly UrgentContact[] }) {
  const [first, ...others] = people;
  return (
    first && (
      <p className={styles.urgent}>
        Dringend? Bel <a href={telephoneLink(first.phone)}>{first.phone}</a> ({first.name})
        {others.length > 0 && (
          <>
            {' '}
            of <a href="#hoofdleiding">iemand anders</a>
          </>
        )}
        .
      </p>
    )
  );
}
