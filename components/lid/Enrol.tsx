import { Section } from '@/components/ui/Section';
import type { Join } from '@/lib/content/schemas/content';
import styles from './Enrol.module.scss';
import { EnrolWay } from './EnrolWay';

type EnrolProps = NonNullable<Join['inschrijven']> & { email: string };

/** How to enrol, at the end of the page. */
export function Enrol({ tekst, link, ...way }: EnrolProps) {
  return (
    <div className={styles.enrol}>
      <Section
        id="inschrijven"
        title="Inschrijven"
        lead={
          tekst ?? (link ? undefined : 'Stuur ons een mailtje met de naam en het geboortejaar van je kind.')
        }
      >
        <EnrolWay link={link} {...way} />
      </Section>
    </div>
  );
}
