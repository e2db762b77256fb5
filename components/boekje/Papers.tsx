import { Text } from '@/components/ui/Text';
import type { Camp } from '@/lib/content/schemas/content';
import { DocumentLine } from './DocumentLine';
import styles from './Rules.module.scss';

type PapersProps = Pick<NonNullable<Camp['boekje']>, 'afspraken'> & {
  form: { title: string; text: string; button: string; href: string } | undefined;
};

/** What has to come along: the medical form, medicine, and what the kitchen has to know. */
export const Papers = ({ afspraken, form }: PapersProps) => (
  <ul className={styles.rules}>
    {form && (
      <li>
        <h3>{form.title}</h3>
        <p>
          <Text>{form.text}</Text>
        </p>
        <DocumentLine {...form} />
      </li>
    )}
    <Rules rules={afspraken} />
  </ul>
);

/** Names with a text. */
export const Rules = ({ rules }: { rules: readonly { naam: string; tekst: string }[] }) => (
  <>
    {rules.map(({ naam, tekst }) => (
      <li key={naam}>
        <h3>{naam}</h3>
        <p>
          <Text>{tekst}</Text>
        </p>
      </li>
    ))}
  </>
);
