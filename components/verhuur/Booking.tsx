import { ButtonLink } from '@/components/ui/ButtonLink';
import { FileLink } from '@/components/ui/FileLink';
import { Sheet } from '@/components/ui/Sheet';
import { Text } from '@/components/ui/Text';
import type { Rental } from '@/lib/content/schemas/content';
import styles from './Booking.module.scss';

/** Where to find a free date, and the address to write to. */
export function Booking({ titel, inleiding, knop, link, tekst, email }: Rental['reserveren']) {
  const [mailbox, host] = email.split('@');
  return (
    <Sheet className={styles.booking} taped padded>
      <h3>{titel}</h3>
      <p>
        <Text>{inleiding}</Text>
      </p>
      <ButtonLink href={link}>{knop}</ButtonLink>
      <p>
        <Text>{tekst}</Text>
      </p>
      <FileLink href={`mailto:${email}`} icon="mail">
        {mailbox}
        <wbr />@{host}
      </FileLink>
    </Sheet>
  );
}
