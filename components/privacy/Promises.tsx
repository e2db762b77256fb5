import { Sheet } from '@/components/ui/Sheet';
import { Paragraph, Text } from '@/components/ui/Text';
import type { Privacy } from '@/lib/content/schemas/content';
import styles from './Promises.module.scss';

/** What we promise, on one sheet with a signature and a seal under it. */
export function Promises({ beloften, ondertekening }: Pick<Privacy, 'beloften' | 'ondertekening'>) {
  return (
    <Sheet padded>
      <ol className={styles.promises}>
        {beloften.map(({ titel, tekst }) => (
          <li key={titel}>
            <h2>{titel}</h2>
            <Paragraph>{tekst}</Paragraph>
          </li>
        ))}
      </ol>
      <div className={styles.signed}>
        <p>
          <strong>{ondertekening.titel}</strong> <Text>{ondertekening.tekst}</Text>
        </p>
        <img className={styles.seal} src="/icons/logo.svg" alt="" loading="lazy" width="88" height="88" />
      </div>
    </Sheet>
  );
}
