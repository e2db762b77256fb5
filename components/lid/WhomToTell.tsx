import { ContactLinks } from '@/components/ui/ContactLinks';
import { Section } from '@/components/ui/Section';
import { Sheet } from '@/components/ui/Sheet';
import { Text } from '@/components/ui/Text';
import type { Join } from '@/lib/content/schemas/content';
import type { CalendarDate } from '@/lib/dates/days';
import { type FederationName, federations, helpline } from '@/lib/joining/publicFacts';
import { AccordingTo } from './AccordingTo';
import styles from './WhomToTell.module.scss';

type WhomToTellProps = {
  contact: Join['aanspreekpunt'];
  /** What the group calls its leaders. */
  leaders: string;
  federation: FederationName | undefined;
  looked: CalendarDate;
};

/** Whom to turn to when something is not right: somebody of the group, then its federation, then the helpline. */
export function WhomToTell({ contact, leaders, federation, looked }: WhomToTellProps) {
  return (
    <Section
      id="aanspreekpunt"
      title="Zit er iets niet goed?"
      lead="Vertel het. Te klein of te laat bestaat niet, en wat je zegt blijft bij wie het hoort."
      paper="sky"
    >
      <ol className={styles.steps}>
        {contact && (
          <li>
            <Sheet padded cut="a">
              <h3>{contact.naam}</h3>
              <p>
                {contact.tekst ? (
                  <Text>{contact.tekst}</Text>
                ) : (
                  `Ons aanspreekpunt: voor kinderen, ouders en ${leaders.toLowerCase()}.`
                )}
              </p>
              <ContactLinks phone={contact.telefoon} email={contact.email} />
            </Sheet>
          </li>
        )}
        {federation && (
          <li>
            <Sheet padded cut="c">
              <h3>{federations[federation].name}</h3>
              <p>Liever iemand van buiten de groep? Onze koepel heeft een eigen aanspreekpunt.</p>
              <AccordingTo of={federations[federation]} looked={looked} />
            </Sheet>
          </li>
        )}
        <li>
          <Sheet padded cut="b">
            <h3>Hulplijn {helpline.name}</h3>
            <p>Voor elke vraag over geweld of misbruik, ook zonder je naam te zeggen. Dringend? Bel 112.</p>
            <AccordingTo of={{ ...helpline, name: `Hulplijn ${helpline.name}` }} looked={looked} />
          </Sheet>
        </li>
      </ol>
    </Section>
  );
}
