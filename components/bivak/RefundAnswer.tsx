import { ButtonLink } from '@/components/ui/ButtonLink';
import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Text } from '@/components/ui/Text';
import {
  type Answer,
  answerAttribute,
  type Kind,
  kindAttribute,
  withoutScriptAttribute,
  withScriptAttribute,
} from '@/lib/camp/refund';
import type { Camp } from '@/lib/content/schemas/content';
import styles from './RefundChooser.module.scss';

type WhoFillsIn = NonNullable<Camp['terugbetaling']['invullen']>;

type RefundAnswerProps = {
  answer: Answer;
  /** What some choice may lead to. */
  kinds: ReadonlySet<Kind>;
  whoFillsIn: WhoFillsIn;
};

/**
 * The one answer, in a part for each kind of paper: the page's own script shows the one that counts and changes its words
 * (`refund.script.ts`). Without script the form and the certificate both stand here, for who took one from the list.
 */
export function RefundAnswer({ answer, kinds, whoFillsIn }: RefundAnswerProps) {
  const part = (kind: Kind) => ({
    className: styles.kind,
    [kindAttribute]: kind,
    hidden: kind === 'waits' || kind === 'none',
  });
  return (
    <div aria-live="polite">
      <p className={styles.about} {...withScript} {...said('about', answer)} />
      {kinds.has('own') && (
        <div {...part('own')}>
          <h4>
            Formulier van <span {...withScript} {...said('insurer', answer)} />
            <span {...withoutScript}>je ziekenfonds</span>
          </h4>
          <Download answer={answer} />
          <Who {...whoFillsIn.formulier} />
        </div>
      )}
      {kinds.has('neutral') && (
        <div {...part('neutral')}>
          <h4>Neutraal attest</h4>
          <p {...withScript}>
            Voor jouw ziekenfonds hebben we geen eigen formulier. Met dit attest kun je overal terecht.
          </p>
          <Download answer={answer} />
          <Who {...whoFillsIn.neutraal} />
        </div>
      )}
      {kinds.has('waits') && (
        <div {...part('waits')}>
          <h4>Dit papier volgt</h4>
          <FileLink icon="clock">
            <span {...said('later', answer)} />
          </FileLink>
          <p>Je hoeft nu niets te doen: zodra het er is, staat het hier.</p>
          <div hidden={!answer.certificate}>
            <p>Haast? Neem het neutraal attest.</p>
            <FileLink href={answer.certificate} icon="download" newTab {...changed('certificate')}>
              Neutraal attest <span {...said('year', answer)} />
              <Hidden> (pdf, opent in een nieuw tabblad)</Hidden>
            </FileLink>
          </div>
        </div>
      )}
      {kinds.has('none') && (
        <div {...part('none')}>
          <h4>Geen papier</h4>
          <p>
            Voor dit bivak hebben we geen formulier van jouw ziekenfonds. Vraag aan je ziekenfonds wat het
            nodig heeft: wij vullen het in.
          </p>
        </div>
      )}
    </div>
  );
}

/** For what only a script can answer, and for the words in its place. */
const withScript = { [withScriptAttribute]: '', hidden: true };
const withoutScript = { [withoutScriptAttribute]: '' };

const changed = (name: keyof Answer) => ({ [answerAttribute]: name });

/** For an element whose words follow the choice. */
const said = (name: keyof Answer, answer: Answer) => ({
  ...changed(name),
  suppressHydrationWarning: true,
  children: answer[name],
});

function Download({ answer }: { answer: Answer }) {
  return (
    <div {...withScript}>
      <ButtonLink href={answer.paper} arrow="download" newTab {...changed('paper')}>
        Download (pdf)
        <Hidden> (opent in een nieuw tabblad)</Hidden>
      </ButtonLink>
    </div>
  );
}

function Who({ jij, leiding, daarna }: WhoFillsIn['formulier']) {
  const all = { Jij: jij, 'De leiding': leiding, Daarna: daarna };
  return (
    <dl className={styles.who}>
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
