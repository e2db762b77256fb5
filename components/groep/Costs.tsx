import { ButtonLink } from '@/components/ui/ButtonLink';
import { type Fact, FactList } from '@/components/ui/FactList';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Split } from '@/components/ui/Split';
import { WaitingList } from '@/components/ui/WaitingList';
import type { Join } from '@/lib/content/schemas/content';
import { type FeePeriod, feeLine, siblingFees } from '@/lib/joining/fees';
import { euro } from '@/lib/text/format';
import { listed } from '@/lib/text/words';
import styles from './Costs.module.scss';

type CostsProps = {
  /** In euro. */
  fee: number | undefined;
  /** For how long; without it a year. */
  per?: FeePeriod | undefined;
  /** The group's words for trying out. */
  trying: string | undefined;
  /** Undefined for a group without a page about joining. */
  join: Join | undefined;
  isFull: boolean;
  /** Of the whole group. */
  email: string;
  /** What stands beside it. */
  children: React.ReactNode;
};

/** What an age group costs, whether there is place and the way to join, beside its camp. Nothing when none of that is known. */
export function Costs({ fee, per, trying, join, isFull, email, children }: CostsProps) {
  const facts: (Fact | false)[] = [
    fee !== undefined && {
      icon: 'euro',
      label: 'Lidgeld',
      answer: feeLine(fee, per),
      more: join && join.inbegrepen.length > 0 && `Daarin zit: ${listed(join.inbegrepen, 'en')}.`,
    },
    ...siblingFees(join?.lidgeld?.tweede, join?.lidgeld?.derde).map(
      ({ who, price }): Fact => ({ icon: 'child', label: who, answer: euro(price) }),
    ),
    trying !== undefined && { icon: 'ticket', label: 'Proberen', answer: trying, more: join?.proberen },
    isFull && { icon: 'check', label: 'Plaats', answer: 'Deze groep zit vol' },
  ];
  const hasFacts = facts.some(Boolean);
  if (!hasFacts && !join && !children) return null;
  const title = hasFacts ? 'Wat kost het?' : 'Meer weten';
  return (
    <Section id="kost" title={title} paper="sky" ownHead>
      <Split columns="even" aside={children}>
        <SectionHead id="kost-titel" title={title} />
        {hasFacts && <FactList facts={facts} />}
        {isFull && join?.wachtlijst && (
          <WaitingList text={join.wachtlijst.tekst} link={join.wachtlijst.link} email={email} />
        )}
        <p className={styles.way}>
          <ButtonLink href={join ? '/lid-worden' : '/contact'} arrow="arrow-right">
            {join ? 'Lid worden: zo gaat het' : 'Vraag het ons'}
          </ButtonLink>
        </p>
      </Split>
    </Section>
  );
}
