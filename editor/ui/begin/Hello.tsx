import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { publicNotice } from '@/editor/access/publicRepository';
import { FileRefused } from '@/editor/media/photo';
import { answersDownload, download } from '@/editor/ui/download';
import { useEditing } from '@/editor/ui/editing';
import { FileInput } from '@/editor/ui/forms';
import { LinkButton } from '@/editor/ui/parts';
import { type Answers, readAnswers } from '@/lib/begin/answers';
import { listsOf } from '@/lib/begin/begin';
import { describe } from '@/lib/content/problem';
import { timeOfDay } from '@/lib/text/format';
import frame from './BeginView.module.scss';
import styles from './Hello.module.scss';
import { Heading } from './QuestionParts';
import { useBegin } from './useBegin';

type Step = { title: string; minutes: number; answered: (answers: Answers) => string };

/** What each question is about, how long it takes, and what was answered. */
const way: readonly Step[] = [
  { title: 'Wie zijn jullie?', minutes: 5, answered: ({ wie }) => wie.naam },
  { title: 'Wanneer?', minutes: 3, answered: ({ wanneer: { dag, van } }) => `${dag}, ${timeOfDay(van)}` },
  {
    title: 'Welke groepen?',
    minutes: 6,
    answered: ({ groepen }) =>
      `${new Set(listsOf(groepen).flatMap((groups) => groups.map(({ naam }) => naam))).size}, ${groepen.samen ? 'gemengd' : 'apart'}`,
  },
  {
    title: 'Wat hebben jullie?',
    minutes: 3,
    answered: ({ wat }) => `${Object.values(wat).filter(Boolean).length} keer ja`,
  },
  { title: 'Kleuren en teken', minutes: 6, answered: ({ stijl }) => stijl.teken },
  { title: 'Foto’s', minutes: 5, answered: ({ fotos }) => `${Object.keys(fotos).length}` },
];

/** The first sheet of a new site. */
export function Hello() {
  const { isPublic } = useEditing();
  const { goTo } = useBegin();
  return (
    <First title="Maak ze van jullie.">
      <p>
        Zes vragen, een half uurtje. Daarna staat er een site voor jullie groep, met jullie naam, jullie uren
        en jullie kleuren.
      </p>
      <ol className={styles.way}>
        {way.map(({ title, minutes }, index) => (
          <li key={title}>
            <i aria-hidden="true">{index + 1}</i>
            {title}
            <small>{minutes} min</small>
          </li>
        ))}
      </ol>
      <p>
        Iets weet je nog niet? Sla het over. Het komt als ‘nog niet bekend’ op je lijstje, niet op de site.
      </p>
      {isPublic && <p>{publicNotice}</p>}
      <Button onClick={() => goTo(1)}>
        Begin <Icon name="arrow-right" />
      </Button>
      <OtherWays>Ik heb al antwoorden, of ik kijk liever eerst rond</OtherWays>
      <p>Tot je publiceert, blijft alles op dit toestel.</p>
    </First>
  );
}

/** The sheet of somebody who stopped half-way, and comes back. */
export function Resume({ goOn }: { goOn: () => void }) {
  const { work, isPublic, readOnly } = useEditing();
  const { answers, question, forget } = useBegin();
  const done = question - 1;
  const rest = way.slice(done).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <First title="Verder waar je was.">
      <p>
        {done === 1 ? '1 vraag is' : `${done} vragen zijn`} klaar, bewaard op{' '}
        {savedAt.format(work.draft.changedAt)}. Nog een minuut of {rest}.
      </p>
      <ol className={styles.way}>
        {way.map(({ title, minutes, answered }, index) => {
          const isDone = index < done;
          const isHere = index === done;
          return (
            <li key={title} data-done={isDone || undefined} aria-current={isHere ? 'step' : undefined}>
              <i aria-hidden="true">{isDone ? <Icon name="check" /> : index + 1}</i>
              <span>
                {title} {isDone && <Hidden>Klaar:</Hidden>}
              </span>
              <small>{isDone ? answered(answers) : isHere ? 'hier was je' : `${minutes} min`}</small>
            </li>
          );
        })}
      </ol>
      {isPublic && <p>{publicNotice}</p>}
      <Button onClick={goOn}>
        Verder <Icon name="arrow-right" />
      </Button>
      <p>
        Bewaard op dit toestel. Samen verder op een laptop?{' '}
        <LinkButton onClick={() => download(answersDownload(answers))}>Neem je antwoorden mee</LinkButton>
      </p>
      {!readOnly && (
        <>
          <details>
            <summary>Begin opnieuw</summary>
            <div className={styles.more}>
              <p>Alle antwoorden van nu gaan dan weg. Twijfel je? Neem ze eerst mee.</p>
              <Button
                kind="ink"
                onClick={() => {
                  forget();
                  goOn();
                }}
              >
                Wis de antwoorden
              </Button>
            </div>
          </details>
          <OtherWays onRead={goOn}>Ik heb andere antwoorden, of ik kijk liever eerst rond</OtherWays>
        </>
      )}
    </First>
  );
}

const savedAt = new Intl.DateTimeFormat('nl-BE', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const First = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={frame.begin} aria-labelledby="vraag">
    <div className={styles.hello}>
      <Heading title={title} />
      {children}
    </div>
  </section>
);

/** Answers from a file, or a look at the example first. */
function OtherWays({ onRead, children }: { onRead?: () => void; children: string }) {
  const { open, readOnly } = useEditing();
  const { restart } = useBegin();

  async function read(file: File) {
    const { answers, problems } = readAnswers(file.name, await file.text());
    if (!answers) throw new FileRefused(problems.map(describe).join(' '));
    restart({ ...answers, fotos: {} });
    onRead?.();
  }

  return (
    <details>
      <summary>{children}</summary>
      <div className={styles.more}>
        <label htmlFor="antwoorden">Open antwoorden.json</label>
        <FileInput id="antwoorden" accept=".json" disabled={readOnly} onFile={read} />
        <LinkButton onClick={() => open(undefined)}>Kijk eerst rond in het voorbeeld</LinkButton>
      </div>
    </details>
  );
}
