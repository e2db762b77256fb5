import type { Contact } from '@/lib/content/schemas/content';
import { telephoneLink } from '@/lib/text/format';
import styles from './Postcard.module.scss';

/** A number above the form for who cannot wait, and the way to the others. */
export function Urgent({ people }: { people: NonNullable<Contact['hoofdleiding']>['personen'] }) {
  const [first, ...others] = people;
  return (
    first && (
      <p className={styles.urgent}>
        Dringend? Bel <a href={telephoneLink(first.telefoon)}>{first.telefoon}</a> ({first.naam})
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
