import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Join } from '@/lib/content/schemas/content';
import { shownIn } from '@/lib/dates/datedParts';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import styles from './EnrolWay.module.scss';

type EnrolWayProps = Pick<NonNullable<Join['inschrijven']>, 'link' | 'opent'> & {
  email: string;
  kind?: 'poppy' | 'ink';
};

/** The form of the group or a mail, and from which day. Without script both the day and the way are there. */
export function EnrolWay({ link, opent, email, kind = 'poppy' }: EnrolWayProps) {
  const opens = opent && startOf(opent);
  return (
    <div className={styles.way}>
      {opent && opens !== undefined && (
        <p className={styles.opens} {...shownIn({ until: opens })}>
          Inschrijven kan vanaf {dayOfMonth(opent)} {opent.year}.
        </p>
      )}
      <div {...(opens !== undefined && shownIn({ from: opens }))}>
        {link ? (
          <ButtonLink href={link} kind={kind}>
            Schrijf je in
          </ButtonLink>
        ) : (
          <ButtonLink href={`mailto:${email}`} arrow="arrow-right" kind={kind}>
            Mail ons
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
