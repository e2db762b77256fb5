import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import type { Join } from '@/lib/content/schemas/content';
import { shownIn } from '@/lib/dates/datedParts';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import styles from './Enrol.module.scss';

type EnrolProps = NonNullable<Join['inschrijven']> & { email: string };

/** How to enrol: the form of the group or a mail, and from which day. Without script both the day and the way are there. */
export function Enrol({ tekst, link, opent, email }: EnrolProps) {
  const opens = opent && startOf(opent);
  const way = link ? (
    <ButtonLink href={link}>Schrijf je in</ButtonLink>
  ) : (
    <ButtonLink href={`mailto:${email}`} arrow="arrow-right">
      Mail ons
    </ButtonLink>
  );
  return (
    <Section
      id="inschrijven"
      title="Inschrijven"
      lead={
        tekst ?? (link ? undefined : 'Stuur ons een mailtje met de naam en het geboortejaar van je kind.')
      }
      paper="forest"
      edge="hills"
    >
      <div className={styles.ways}>
        {opent && opens !== undefined && (
          <p className={styles.opens} {...shownIn({ until: opens })}>
            Inschrijven kan vanaf {dayOfMonth(opent)} {opent.year}.
          </p>
        )}
        <div {...(opens !== undefined && shownIn({ from: opens }))}>{way}</div>
      </div>
    </Section>
  );
}
