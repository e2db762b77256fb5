import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import { Paragraph } from '@/components/ui/Text';
import type { CampDocument } from '@/lib/camp/documents';
import type { Camp } from '@/lib/content/schemas/content';
import { DocumentGuard } from './DocumentGuard';
import styles from './MedicalForm.module.scss';

type MedicalFormProps = Camp['documenten'] & { document: CampDocument; email: string };

/** The document that every participant needs. */
export function MedicalForm({ titel, inleiding, fiche, document, email }: MedicalFormProps) {
  return (
    <Section id="documenten" title={titel} paper="sky" edge="hills" ownHead>
      <Split
        columns="even"
        align="center"
        aside={
          <DocumentGuard email={email} icon={<Icon name="alert" />}>
            <Sheet className={styles.sheet}>
              <Icon name="medkit" />
              <h3>{fiche.titel}</h3>
              <Paragraph>{fiche.tekst}</Paragraph>
              <FileLink href={document.href} icon="download" newTab>
                {fiche.knop}
                <Hidden> (pdf, opent in een nieuw tabblad)</Hidden>
              </FileLink>
            </Sheet>
          </DocumentGuard>
        }
      >
        <SectionHead id="documenten-titel" title={titel} lead={inleiding} />
      </Split>
    </Section>
  );
}
