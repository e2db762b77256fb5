import { FactList } from '@/components/ui/FactList';
import { Icon } from '@/components/ui/Icon';
import type { Camp } from '@/lib/content/schemas';
import type { PaperYear } from '@/lib/papers';
import { type InsurerRefunds, refunds } from '@/lib/refund';
import { DocumentGuard } from './DocumentGuard';
import { Folder } from './Folder';
import { RefundTable } from './RefundTable';

type WhoFillsIn = NonNullable<Camp['terugbetaling']['invullen']>;
type RefundChooserProps = { camps: readonly PaperYear[]; who: WhoFillsIn | undefined };

/** What is true of any insurer and any group. */
const always: WhoFillsIn = {
  formulier: {
    jij: 'Jouw deel, met je handtekening.',
    leiding: 'De kampdagen, het betaalde bedrag en een handtekening.',
    daarna: 'Bezorg het aan je ziekenfonds. Hoeveel je terugkrijgt, staat op hun website.',
  },
  neutraal: {
    jij: 'De gegevens van je kind.',
    leiding: 'De rest, met een handtekening.',
    daarna: 'Bezorg het aan je ziekenfonds.',
  },
};

/** Which paper somebody needs to get money back: a folder tab per insurer, and who fills in what. */
export function RefundChooser({ camps, who = always }: RefundChooserProps) {
  return (
    <DocumentGuard place="keuze" icon={<Icon name="alert" />}>
      <h3>Wat krijg ik terug?</h3>
      <p>Bij welk ziekenfonds ben je?</p>
      {refunds(camps).map((one) => (
        <Folder key={one.insurer ?? ''} name="ziekenfonds" tab={one.insurer ?? 'Ander'}>
          <RefundTable {...one} />
          {one.years.map((year) => (
            <Waiting key={year.year} {...year} insurer={one.insurer} />
          ))}
          {one.insurer === undefined && <Who {...who.neutraal} />}
        </Folder>
      ))}
      <Who {...who.formulier} />
    </DocumentGuard>
  );
}

type WaitingProps = InsurerRefunds['years'][number] & Pick<InsurerRefunds, 'insurer'>;

/** For who has to wait: what to do meanwhile. */
function Waiting({ year, insurer, waiting, boys, girls }: WaitingProps) {
  if (!waiting) return null;
  const from = insurer !== undefined && (boys?.isOwn || girls?.isOwn) ? ` van ${insurer}` : '';
  return (
    <p>
      Het papier van {year} volgt: we krijgen het{waiting.when ? '' : ' nog'}
      {from}
      {waiting.when && ` ${waiting.when}`}. Je hoeft nu niets te doen: zodra het er is, staat het hier.
      {waiting.meanwhile && from && (
        <>
          {' '}
          Haast? Neem het{' '}
          <a href={waiting.meanwhile.href} target="_blank" rel="noopener">
            neutraal attest
          </a>
          .
        </>
      )}
    </p>
  );
}

function Who({ jij, leiding, daarna }: WhoFillsIn['formulier']) {
  return (
    <FactList
      facts={[
        { icon: 'doc', label: 'Jij', answer: jij },
        { icon: 'pennant', label: 'De leiding', answer: leiding },
        { icon: 'mail', label: 'Daarna', answer: daarna },
      ]}
    />
  );
}
