import { Choices } from '@/components/ui/Choices';
import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import type { DocumentYear } from '@/lib/camp/documents';
import {
  allAnswers,
  calledAttribute,
  generalAnswer,
  hasPapers,
  insurersOf,
  type PastCamp,
  refundAttribute,
  refundQuestions,
  withScriptAttribute,
  writtenCamps,
} from '@/lib/camp/refund';
import { onlyIn } from '@/lib/dates/datedParts';
import type { GroupWords } from '@/lib/text/groupWords';
import { DocumentGuard } from './DocumentGuard';
import { RefundAnswer, type RefundInstructions } from './RefundAnswer';
import { RefundBox } from './RefundBox';
import styles from './RefundChooser.module.scss';

type RefundChooserProps = {
  camps: readonly DocumentYear[];
  /** Every camp that somebody may ask about, the newest first: one without documents from its end. */
  past: readonly PastCamp[];
  instructions: RefundInstructions | undefined;
  email: string;
  words: GroupWords;
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

const [insurer, camp, boysOrGirls] = refundQuestions;

/**
 * Which document a parent needs for a refund, and how to fill it in: three questions and one answer. Without script the
 * questions are hidden (`withScriptAttribute`), and the answer is the general one.
 */
export function RefundChooser({
  camps,
  past,
  instructions = defaultInstructions,
  email,
  words,
}: RefundChooserProps) {
  if (camps.length === 0) return null;
  const called = words.camp.toLowerCase();
  const areListed = new Set(camps.map(({ year }) => year));
  const known = past.filter(({ year }) => camps.some((camp) => camp.year === year && hasPapers(camp)));
  const unlisted = past.filter(({ year }) => !areListed.has(year));
  const kinds = new Set(allAnswers(camps, called).flatMap(({ kind }) => kind ?? []));
  if (unlisted.length > 0) kinds.add('waits');
  const insurers = insurersOf(camps).map(({ file, insurer }) => ({ value: file, label: insurer }));
  const areSeparate = camps.some(({ insurers }) => insurers.some(({ boys, girls }) => boys ?? girls));
  return (
    <RefundBox
      {...{
        [refundAttribute]: writtenCamps(known.length > 0 ? known : past),
        [calledAttribute]: called,
      }}
    >
      <Split
        columns="even"
        aside={
          <DocumentGuard email={email} icon={<Icon name="alert" />}>
            <Sheet padded cut="b">
              <RefundAnswer answer={generalAnswer} kinds={kinds} instructions={instructions} words={words} />
            </Sheet>
          </DocumentGuard>
        }
      >
        <h3>Welk papier heb ik nodig?</h3>
        <div className={styles.questions} {...{ [withScriptAttribute]: '' }} hidden>
          <Choices
            legend="Bij welk ziekenfonds ben je?"
            name={insurer}
            options={[...insurers, { value: '', label: 'Ander' }]}
          />
          <Choices
            legend={`Voor welk ${called}?`}
            name={camp}
            options={past.map(({ year, over }) => ({
              value: year,
              label: year,
              ...(!areListed.has(year) && { attributes: onlyIn({ from: over }) }),
            }))}
          />
          {areSeparate && (
            <Choices
              legend="Bij wie ging je kind mee?"
              name={boysOrGirls}
              options={[
                { value: 'jongens', label: 'Jongens' },
                { value: 'meisjes', label: 'Meisjes' },
              ]}
            />
          )}
        </div>
      </Split>
    </RefundBox>
  );
}
