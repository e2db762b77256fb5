import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Split } from '@/components/ui/Split';
import type { Camp, Documents } from '@/lib/content/schemas';
import { papers } from '@/lib/papers';
import { DocumentGuard } from './DocumentGuard';
import { PaperTable } from './PaperTable';
import styles from './Reimbursement.module.scss';

type ReimbursementProps = Camp['terugbetaling'] & { documents: Documents };

/** How to get part of the fees back, and the papers for it: a folder tab per year of camp, a plain table for the fees. */
export function Reimbursement({ titel, inleiding, stappen, neutraal, documents }: ReimbursementProps) {
  const all = papers(documents);
  return (
    <Section id="terugbetaling" title={titel} ownHead>
      <Split
        columns="even"
        aside={
          <>
            <DocumentGuard place="formulieren" icon={<Icon name="alert" />}>
              <h3 className={styles.heading}>Deelname aan het bivak</h3>
              {documents.bivak.map(({ jaar }, index) => (
                <details className={styles.folder} key={jaar} name="jaar" open={index === 0}>
                  <summary>
                    {jaar} <Icon name="chevron-down" />
                  </summary>
                  <div className={styles.body}>
                    <PaperTable
                      caption={`Formulieren voor het bivak van ${jaar}`}
                      papers={all.filter(({ kind, year }) => kind !== 'fee' && year === String(jaar))}
                    />
                  </div>
                </details>
              ))}
            </DocumentGuard>
            {documents.lidgeld.map(({ werkjaar }) => (
              <div className={styles.fees} key={werkjaar}>
                <h3>Lidgeld {werkjaar}</h3>
                <PaperTable
                  caption="Formulieren voor de terugbetaling van het lidgeld"
                  papers={all.filter(({ kind, year }) => kind === 'fee' && year === werkjaar)}
                />
              </div>
            ))}
          </>
        }
      >
        <SectionHead id="terugbetaling-titel" title={titel} lead={inleiding} />
        <ol className={styles.steps}>
          {stappen.map((stap) => (
            <li key={stap}>{stap}</li>
          ))}
        </ol>
        <p>{neutraal}</p>
      </Split>
    </Section>
  );
}
