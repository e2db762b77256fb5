import { Text } from '@/components/ui/Text';
import { DocumentLine } from './DocumentLine';
import styles from './Rules.module.scss';

export type Rule = {
  naam: string;
  tekst: string;
  /** A document to download. */
  file?: { button: string; href: string };
};

/** Names with a text: what has to come along, medicine, what stays at home. */
export const Rules = ({ rules }: { rules: readonly Rule[] }) => (
  <ul className={styles.rules}>
    {rules.map(({ naam, tekst, file }) => (
      <li key={naam}>
        <h3>{naam}</h3>
        <p>
          <Text>{tekst}</Text>
        </p>
        {file && <DocumentLine {...file} />}
      </li>
    ))}
  </ul>
);
