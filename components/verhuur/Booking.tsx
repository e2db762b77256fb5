import { ButtonLink } from '@/components/ui/ButtonLink';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { FileLink } from '@/components/ui/FileLink';
import { Sheet } from '@/components/ui/Sheet';
import { Paragraph, Text } from '@/components/ui/Text';
import type { Rental } from '@/lib/content/schemas/content';
import styles from './Booking.module.scss';

type BookingProps = Rental['reserveren'] & {
  /** Whether the page has the free days itself. */
  hasMonths: boolean;
  /** The title of the form that composes a request, which is screens below; undefined without one. */
  request: string | undefined;
};

/** Where to find a free date, the address and the number to reach who rents out, and what both sides agree. */
export function Booking({
  titel,
  inleiding,
  knop,
  link,
  tekst,
  email,
  telefoon,
  afspraken = [],
  hasMonths,
  request,
}: BookingProps) {
  return (
    <Sheet className={styles.booking} taped padded>
      <h3>{titel}</h3>
      <Paragraph>{inleiding}</Paragraph>
      {hasMonths ? (
        <ButtonLink href="#vrij" arrow="arrow-down">
          Zie wat vrij is
        </ButtonLink>
      ) : (
        link && <ButtonLink href={link}>{knop}</ButtonLink>
      )}
      {request && (
        <FileLink href="#aanvraag" icon="arrow-down">
          {request}
        </FileLink>
      )}
      <Paragraph>{tekst}</Paragraph>
      <ContactLinks phone={telefoon} email={email} />
      {afspraken.length > 0 && (
        <dl>
          {afspraken.map(({ titel, tekst }) => (
            <div key={titel}>
              <dt>{titel}</dt>
              <dd>
                <Text>{tekst}</Text>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}
