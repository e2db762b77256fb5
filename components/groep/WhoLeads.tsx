import { FileLink } from '@/components/ui/FileLink';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Team } from '@/components/ui/Team';
import type { AgeGroup, Leaders } from '@/lib/content/schemas/content';
import { weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { telephoneLink } from '@/lib/text/format';
import styles from './WhoLeads.module.scss';

type WhoLeadsProps = {
  leaders: AgeGroup['leiding'];
  /** Place of the age group on its page. */
  index: number;
  /** What the group calls them. */
  called: string;
  hasUniform: boolean;
  /** The day on which they are told; undefined when they are known. */
  knownFrom: Leaders['bekendOp'];
  contact: NonNullable<AgeGroup['contact']>;
};

/** Who leads an age group, and whom to write to. */
export function WhoLeads({
  leaders,
  called,
  hasUniform,
  index,
  knownFrom,
  contact: { naam, email, telefoon },
}: WhoLeadsProps) {
  const title = leaders.length > 0 ? 'Wie zorgt voor je kind?' : 'Een vraag?';
  return (
    <Section id="wie" title={title} edge="none" ownHead>
      <SectionHead id="wie-titel" title={title} />
      {knownFrom && (
        <p>
          De {called.toLowerCase()} van dit jaar verklappen we op {weekdayOf(knownFrom)}{' '}
          {dayOfMonth(knownFrom)}.
        </p>
      )}
      {leaders.length > 0 && (
        <Team
          leaders={leaders.map(({ naam, foto }) => ({ name: naam, portrait: foto }))}
          index={index}
          hasUniform={hasUniform}
        />
      )}
      <div className={styles.contact}>
        {(naam || leaders.length > 0) && <h3>{naam ? `Schrijf naar ${naam}` : 'Ziek, later, een vraag?'}</h3>}
        <p>
          {telefoon && (
            <FileLink href={telephoneLink(telefoon)} icon="phone">
              {telefoon}
            </FileLink>
          )}
          <FileLink href={`mailto:${email}`} icon="mail">
            {email}
          </FileLink>
        </p>
      </div>
    </Section>
  );
}
