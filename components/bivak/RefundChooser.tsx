import { Choices } from '@/components/ui/Choices';
import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import type { DocumentYear } from '@/lib/camp/documents';
import { allAnswers, insurersOf, questions, refundAttribute, withScriptAttribute } from '@/lib/camp/refund';
import { DocumentGuard } from './DocumentGuard';
import { RefundAnswer, type RefundInstructions } from './RefundAnswer';
import styles from './RefundChooser.module.scss';

type RefundChooserProps = {
  camps: readonly DocumentYear[];
  instructions: RefundInstructions | undefined;
  email: string;
};

/** For any insurer and any group. */
const defaultInstructions: RefundInstructions = {
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

const [insurer, camp, boysOrGirls] = questions;

/**
 * Which document a parent needs for a refund, and how to fill it in: three questions and one answer. Without script the
 * questions are hidden (`withScriptAttribute`), and the answer is the general one.
 */
export function RefundChooser({ camps, instructions = defaultInstructions, email }: RefundChooserProps) {
  const answers = allAnswers(camps);
  const [first] = answers;
  if (!first) return null;
  const insurers = insurersOf(camps).map(({ file, insurer }) => ({ value: file, label: insurer }));
  const areSeparate = camps.some(({ insurers }) => insurers.some(({ boys, girls }) => boys ?? girls));
  return (
    <div className={styles.refund} id="wat-krijg-ik-terug" {...{ [refundAttribute]: '' }}>
      <Split
        columns="even"
        aside={
          <DocumentGuard email={email} icon={<Icon name="alert" />}>
            <Sheet className={styles.sheet} padded cut="b">
              <RefundAnswer
                answer={first}
                kinds={new Set(answers.map(({ kind }) => kind))}
                instructions={instructions}
              />
            </Sheet>
          </DocumentGuard>
        }
      >
        <h3>Wat krijg ik terug?</h3>
        <div className={styles.questions} {...{ [withScriptAttribute]: '' }} hidden>
          <Choices
            legend="Bij welk ziekenfonds ben je?"
            name={insurer}
            options={[...insurers, { value: '', label: 'Ander' }]}
            chosen={insurers[0]?.value ?? ''}
          />
          <Choices
            legend="Voor welk bivak?"
            name={camp}
            options={camps.map(({ year }) => ({ value: year, label: year }))}
            chosen={first.year}
          />
          {areSeparate && (
            <Choices
              legend="Bij wie ging je kind mee?"
              name={boysOrGirls}
              options={[
                { value: 'jongens', label: 'Jongens' },
                { value: 'meisjes', label: 'Meisjes' },
              ]}
              chosen="jongens"
            />
          )}
        </div>
      </Split>
    </div>
  );
}
