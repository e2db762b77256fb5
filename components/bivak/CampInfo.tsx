import { type Fact, FactList } from '@/components/ui/FactList';
import { PrintedPhoto } from '@/components/ui/PrintedPhoto';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { Split } from '@/components/ui/Split';
import type { Camp } from '@/lib/content/schemas/content';
import { dayOfMonth, dayRange } from '@/lib/dates/dayWords';
import { addressLine } from '@/lib/text/address';
import { hours } from '@/lib/text/format';
import styles from './CampInfo.module.scss';
import { Countdown } from './Countdown';

type CampInfoProps = Camp['kamp'] & {
  /** The group's name for the visiting hour. */
  visitName: string;
};

/** When, where and how, beside the countdown. */
export function CampInfo({
  titel,
  van,
  tot,
  duur,
  inleiding,
  tekst,
  plaats,
  foto,
  bezoek,
  meerWeten,
  visitName,
}: CampInfoProps) {
  const facts: Fact[] = [
    { icon: 'calendar', label: 'Wanneer', answer: dayRange(van, tot), more: duur },
    {
      icon: 'pin',
      label: 'Waar',
      answer: plaats.name,
      more: addressLine(plaats),
    },
  ];
  if (bezoek) {
    facts.push({
      icon: 'child',
      label: visitName,
      answer: `${dayOfMonth(bezoek.dag)}, ${hours(bezoek.van, bezoek.tot)}`,
      more: bezoek.tekst,
    });
  }
  if (meerWeten)
    facts.push({ icon: 'doc', label: 'Meer weten', answer: meerWeten.titel, more: meerWeten.tekst });
  return (
    <Section id="kamp" title={titel} edge="none" flush ownHead>
      <Split
        aside={
          <div className={styles.aside}>
            <Countdown from={van} until={tot} />
            <PrintedPhoto
              photo={foto}
              scene={{ name: 'fire' }}
              sizes="(min-width: 72em) 23rem, (min-width: 60em) 30vw, 92vw"
              tilt="left"
            />
          </div>
        }
      >
        <h2 className={styles.title} id="kamp-titel">
          {titel}
        </h2>
        <Prose lead={inleiding} paragraphs={tekst} />
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
      </Split>
    </Section>
  );
}
