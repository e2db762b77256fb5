import { Text } from '@/components/ui/Text';
import type { Camp } from '@/lib/content/schemas/content';
import styles from './Welcome.module.scss';

type WelcomeProps = Partial<Pick<NonNullable<Camp['boekje']>, 'inleiding' | 'tekst' | 'ondertekening'>> & {
  contents: readonly { id: string; title: string; number: number }[];
};

/** The first page inside: a few words, and what stands where. */
export function Welcome({ inleiding, tekst = [], ondertekening, contents }: WelcomeProps) {
  return (
    <>
      {inleiding && (
        <p className={styles.lead}>
          <Text>{inleiding}</Text>
        </p>
      )}
      {tekst.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
      {ondertekening && <p className={styles.signed}>{ondertekening}</p>}
      <h3>In dit boekje</h3>
      <ol className={styles.contents}>
        {contents.map(({ id, title, number }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{title}</span> <strong>{number}</strong>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
