import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Paragraph, Text } from '@/components/ui/Text';
import type { CampDocuments } from '@/lib/camp/documents';
import type { PastCamp } from '@/lib/camp/refund';
import type { Camp } from '@/lib/content/schemas/content';
import { onlyIn } from '@/lib/dates/datedParts';
import type { GroupWords } from '@/lib/text/groupWords';
import { DocumentGuard } from './DocumentGuard';
import { DocumentTable } from './DocumentTable';
import { Folder } from './Folder';
import { RefundChooser } from './RefundChooser';
import styles from './Reimbursement.module.scss';

type ReimbursementProps = Camp['terugbetaling'] &
  Pick<CampDocuments, 'camps' | 'fees'> & {
    /** The camps that somebody may ask about (`RefundChooser`). */
    past: readonly PastCamp[];
    email: string;
    words: GroupWords;
  };

/**
 * How to get part of the fees back: a chooser by insurer, and all documents in a folder tab per camp and a table for the fees.
 */
export function Reimbursement({
  titel,
  inleiding,
  stappen,
  neutraal,
  invullen,
  camps,
  fees,
  past,
  email,
  words,
}: ReimbursementProps) {
  return (
    <Section id="terugbetaling" title={titel} ownHead>
      <SectionHead id="terugbetaling-titel" title={titel} lead={inleiding} />
      <ol className={styles.steps}>
        {stappen.map((stap) => (
          <li key={stap}>
            <Text>{stap}</Text>
          </li>
        ))}
      </ol>
      <Paragraph>{neutraal}</Paragraph>
      <RefundChooser camps={camps} past={past} instructions={invullen} email={email} words={words} />
      <div className={styles.lists}>
        {camps.length > 0 && (
          <DocumentGuard email={email} icon={<Icon name="alert" />}>
            <h3 className={styles.heading}>Deelname aan het {words.camp.toLowerCase()}</h3>
            {past.map(({ year, over }, index) => {
              const isToCome = !camps.some((camp) => camp.year === year);
              const next = past[index - 1];
              const period = { from: over, ...(next && { until: next.over }) };
              return isToCome && <p key={year} {...onlyIn(period)}>{`De papieren van ${year} volgen.`}</p>;
            })}
            <div className={styles.folders}>
              {camps.map((camp, index) => (
                <Folder
                  key={camp.year}
                  name="jaar"
                  tab={
                    <>
                      {camp.year} <Icon name="chevron-down" />
                    </>
                  }
                  open={index === 0}
                >
                  <DocumentTable
                    {...camp}
                    caption={`Formulieren voor het ${words.camp.toLowerCase()} van ${camp.year}`}
                  />
                </Folder>
              ))}
            </div>
          </DocumentGuard>
        )}
        {fees.length > 0 && (
          <div className={styles.fees}>
            {fees.map((fee) => (
              <div key={fee.year}>
                <h3>Lidgeld {fee.year}</h3>
                <DocumentTable
                  {...fee}
                  caption="Formulieren voor de terugbetaling van het lidgeld"
                  about="lidgeld"
                />
              </div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
