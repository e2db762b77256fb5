import { ContactLinks } from '@/components/ui/ContactLinks';
import { PageLink } from '@/components/ui/PageLink';
import { Scrap, type Tone } from '@/components/ui/Scrap';
import { Section } from '@/components/ui/Section';
import { Paragraph } from '@/components/ui/Text';
import type { Join } from '@/lib/content/schemas/content';
import type { CalendarDate } from '@/lib/dates/days';
import type { Person } from '@/lib/joining/personIn';
import { federations, taxOffice } from '@/lib/joining/publicFacts';
import type { GroupWords } from '@/lib/text/groupWords';
import type { IconName } from '@/lib/theme/icons';
import { AccordingTo } from './AccordingTo';
import styles from './GoodToKnow.module.scss';

type GoodToKnowProps = Pick<Join, 'zorg' | 'koepel' | 'attest'> & {
  /** Whom to call about care. */
  carer: Pick<Person, 'telefoon'> | undefined;
  words: Pick<GroupWords, 'camp' | 'leaders'>;
  hasCamp: boolean;
  /** Whether the camp page has documents for a refund. */
  hasRefund: boolean;
  looked: CalendarDate;
};

/** Care, insurance and the certificate for the tax form. Nothing for a group that says none of them. */
export function GoodToKnow({
  zorg,
  carer,
  words,
  koepel,
  attest,
  hasCamp,
  hasRefund,
  looked,
}: GoodToKnowProps) {
  if (!zorg && !koepel && !attest) return null;
  return (
    <Section id="goed-om-te-weten" title="Goed om te weten">
      <ul className={styles.points}>
        {zorg && (
          <Point icon="heart" tone="sun" title="Elk kind anders">
            <Paragraph>{zorg}</Paragraph>
            {carer && <ContactLinks phone={carer.telefoon} />}
          </Point>
        )}
        {koepel && (
          <Point icon="medkit" tone="poppy" title="Verzekerd, en als er iets gebeurt">
            <p>
              Wie ingeschreven is, is verzekerd via {federations[koepel].name}. Moet je kind naar de dokter na
              een val of een botsing? Vraag de {words.leaders.toLowerCase()} dezelfde week om het formulier:
              de dokter vult een deel in, jij een deel, wij de rest.
            </p>
            <AccordingTo of={federations[koepel]} looked={looked} />
          </Point>
        )}
        {attest && (
          <Point icon="euro" tone="sky" title="Soms krijg je een deel terug">
            <p>
              {hasCamp ? 'Voor kampen en weekends' : 'Voor weekends'} krijg je van ons een fiscaal attest.
              Bewaar het voor je belastingbrief: of het voor jouw kind meetelt, hangt af van de regels van dat
              jaar.
              {hasRefund && (
                <>
                  {' '}
                  De papieren voor je ziekenfonds staan bij het{' '}
                  <PageLink href="/bivak">{words.camp.toLowerCase()}</PageLink>.
                </>
              )}
            </p>
            <AccordingTo of={taxOffice} looked={looked} />
          </Point>
        )}
      </ul>
    </Section>
  );
}

type PointProps = { icon: IconName; tone: Tone; title: string; children: React.ReactNode };

const Point = ({ icon, tone, title, children }: PointProps) => (
  <li>
    <Scrap icon={icon} tone={tone} />
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </li>
);
