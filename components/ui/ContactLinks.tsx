import { telephoneLink } from '@/lib/text/format';
import { FileLink } from './FileLink';

type ContactLinksProps = { phone?: string | undefined; email?: string | undefined };

/** The number and the mail address of somebody, of those that there are. */
export function ContactLinks({ phone, email }: ContactLinksProps) {
  const [mailbox, host] = email?.split('@') ?? [];
  return (
    <>
      {phone && (
        <FileLink href={telephoneLink(phone)} icon="phone">
          {phone}
        </FileLink>
      )}
      {email && (
        <FileLink href={`mailto:${email}`} icon="mail">
          {mailbox}
          <wbr />@{host}
        </FileLink>
      )}
    </>
  );
}
