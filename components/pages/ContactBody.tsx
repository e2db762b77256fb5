import { ContactForm } from '@/components/contact/ContactForm';
import { HeadLeaders } from '@/components/contact/HeadLeaders';
import { MailLink } from '@/components/contact/MailLink';
import { MessagePrivacy } from '@/components/contact/MessagePrivacy';
import { Postcard } from '@/components/contact/Postcard';
import { Urgent } from '@/components/contact/Urgent';
import { Icon } from '@/components/ui/Icon';
import { PageHeading } from '@/components/ui/PageHeading';
import { StructuredData } from '@/components/ui/StructuredData';
import { urgentContacts } from '@/lib/camp/urgentContacts';
import type { ShownContent } from '@/lib/content/schemas/content';
import { identifiers } from '@/lib/mail/identifiers';
import { contactGraph } from '@/lib/pages/structured-data/pages';

export function ContactBody({ site, contact }: ShownContent) {
  const { kop, inleiding, formulierTitel, hoofdleiding } = contact;
  const { naam, lokaal, email } = site;
  const ids = identifiers(site);
  return (
    <>
      <StructuredData graph={contactGraph({ site, contact })} />
      <PageHeading title={kop} lead={inleiding} paper="forest" overlap />
      <Postcard title={formulierTitel} naam={naam} lokaal={lokaal} email={email}>
        <Urgent people={urgentContacts(contact)} />
        {ids ? (
          <>
            <ContactForm
              ids={ids}
              email={email}
              icons={{
                send: <Icon name="arrow-right" />,
                busy: <Icon name="compass" />,
                sent: <Icon name="check" />,
                failed: <Icon name="alert" />,
              }}
            />
            <MessagePrivacy />
          </>
        ) : (
          <MailLink email={email} />
        )}
      </Postcard>
      {hoofdleiding && <HeadLeaders {...hoofdleiding} />}
    </>
  );
}
