import { ButtonLink } from '@/components/ui/ButtonLink';
import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Text } from '@/components/ui/Text';
import {
  answerAttribute,
  isGeneral,
  kindAttribute,
  type Refund,
  type RefundKind,
  withScriptAttribute,
} from '@/lib/camp/refund';
import type { Camp } from '@/lib/content/schemas/content';
import type { GroupWords } from '@/lib/text/groupWords';
import styles from './RefundChooser.module.scss';

export type RefundInstructions = NonNullable<Camp['terugbetaling']['invullen']>;

type RefundAnswerProps = {
  answer: Refund;
  /** The kinds that some choice leads to. */
  kinds: ReadonlySet<RefundKind>;
  instructions: RefundInstructions;
  words: GroupWords;
};

/**
 * A part for each kind of answer: `refund.script.ts` shows the one that applies and fills in its texts. Without script, and until
 * enough is known, the parts about the form and the certificate are both visible.
 */
export function RefundAnswer({ answer, kinds, instructions: whoFillsIn, words }: RefundAnswerProps) {
  const part = (kind: RefundKind) => ({
    className: styles.kind,
    [kindAttribute]: kind,
    hidden: !isGeneral(kind),
  });
  return (
    <div aria-live="polite">
      <p className={styles.about} {...withScript} {...changingText('about', answer)} />
      {kinds.has('own') && (
        <div {...part('own')}>
          <h4>
            Formulier van <span {...changingText('insurer', answer)} />
          </h4>
          <Download answer={answer} />
          <Instructions {...whoFillsIn.formulier} leaders={words.leaders} />
        </div>
      )}
      {kinds.has('neutral') && (
        <div {...part('neutral')}>
          <h4>Neutraal attest</h4>
          <p>Voor een ziekenfonds zonder eigen formulier: met dit attest kun je overal terecht.</p>
          <Download answer={answer} />
          <Instructions {...whoFillsIn.neutraal} leaders={words.leaders} />
        </div>
      )}
      {kinds.has('waits') && (
        <div {...part('waits')}>
          <h4>Dit papier volgt</h4>
          <FileLink icon="clock">
            <span {...changingText('later', answer)} />
          </FileLink>
          <p>Je hoeft nu niets te doen: zodra het er is, staat het hier.</p>
          <div hidden={!answer.certificate}>
            <p>Haast? Neem het neutraal attest.</p>
            <FileLink href={answer.certificate} icon="download" newTab {...answerPart('certificate')}>
              Neutraal attest <span {...changingText('year', answer)} />
              <Hidden> (pdf, opent in een nieuw tabblad)</Hidden>
            </FileLink>
          </div>
        </div>
      )}
      {kinds.has('none') && (
        <div {...part('none')}>
          <h4>Geen papier</h4>
          <p>
            Voor dit {words.camp.toLowerCase()} hebben we geen formulier van jouw ziekenfonds. Vraag aan je
            ziekenfonds wat het nodig heeft: wij vullen het in.
          </p>
        </div>
      )}
    </div>
  );
}

/** For an element that needs a script. */
const withScript = { [withScriptAttribute]: '', hidden: true };

const answerPart = (name: keyof Refund) => ({ [answerAttribute]: name });

/** For an element whose text depends on the choice. */
const changingText = (name: keyof Refund, answer: Refund) => ({
  ...answerPart(name),
  suppressHydrationWarning: true,
  children: answer[name],
});

function Download({ answer }: { answer: Refund }) {
  return (
    <div hidden>
      <ButtonLink href={answer.paper} arrow="download" newTab {...answerPart('paper')}>
        Download (pdf)
        <Hidden> (opent in een nieuw tabblad)</Hidden>
      </ButtonLink>
    </div>
  );
}

type InstructionsProps = RefundInstructions['formulier'] & { leaders: string };

function Instructions({ jij, leiding, daarna, leaders }: InstructionsProps) {
  const all = { Jij: jij, [`De ${leaders.toLowerCase()}`]: leiding, Daarna: daarna };
  return (
    <dl className={styles.instructions}>
      {Object.entries(all).map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Text>{what}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
