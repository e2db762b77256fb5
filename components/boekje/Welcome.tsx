import { Paragraph } from '@/components/ui/Text';
import type { Camp } from '@/lib/content/schemas/content';
import styles from './Welcome.module.scss';

type WelcomeProps = Partial<Pick<NonNullable<Camp['boekje']>, 'inleiding' | 'tekst' | 'ondertekening'>>;

/** The first page inside: a few words. */
export const Welcome = ({ inleiding, tekst = [], ondertekening }: WelcomeProps) => (
  <>
    {inleiding && <Paragraph className={styles.lead}>{inleiding}</Paragraph>}
    {tekst.map((paragraph) => (
      <Paragraph key={paragraph}>{paragraph}</Paragraph>
    ))}
    {ondertekening && <p className={styles.signed}>{ondertekening}</p>}
  </>
);

type ContentsProps = { pages: readonly { id: string; title: string; number: number }[] };

/** What stands where. */
export const Contents = ({ pages }: ContentsProps) => (
  <ol className={styles.contents}>
    {pages.map(({ id, title, number }) => (
      <li key={id}>
        <a href={`#${id}`}>
          <span>{title}</span> <strong>{number}</strong>
        </a>
      </li>
    ))}
  </ol>
);
