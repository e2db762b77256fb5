import { FileLink } from '@/components/ui/FileLink';
import type { Person } from '@/lib/joining/personIn';
import { telephoneLink } from '@/lib/text/format';

/** The number and the mail address of somebody, of those that there are. */
export function ContactLinks({ telefoon, email }: Omit<Person, 'naam'>) {
  const [name, host] = email?.split('@') ?? [];
  return (
    <>
      {telefoon && (
        <FileLink href={telephoneLink(telefoon)} icon="phone">
          {telefoon}
        </FileLink>
      )}
      {email && (
        <FileLink href={`mailto:${email}`} icon="mail">
          {name}
          <wbr />@{host}
        </FileLink>
      )}
    </>
  );
}
