import { Paragraph } from '@/components/ui/Text';
import { telephoneLink } from '@/lib/text/format';
import styles from './Emergency.module.scss';

/** The number for what cannot wait. */
export function Emergency({ telefoon, uitleg }: { telefoon: string; uitleg?: string | undefined }) {
  return (
    <div className={styles.emergency}>
      <p className={styles.label}>Noodnummer, dag en nacht</p>
      <p className={styles.number}>
        <a href={telephoneLink(telefoon)}>{telefoon}</a>
      </p>
      {uitleg && <Paragraph>{uitleg}</Paragraph>}
    </div>
  );
}
