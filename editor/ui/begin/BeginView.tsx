import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { hasOwnWords } from '@/editor/drafts/answers';
import { useEditing } from '@/editor/ui/editing';
import { ErrorMessage, LinkButton } from '@/editor/ui/parts';
import { answerProblems, questions } from '@/lib/begin/form';
import styles from './BeginView.module.scss';
import { Hello, Resume } from './Hello';
import { Heading, Strip } from './QuestionParts';
import { Groups } from './questions/Groups';
import { Look } from './questions/Look';
import { Parts } from './questions/Parts';
import { Photos } from './questions/Photos';
import { When } from './questions/When';
import { Who } from './questions/Who';
import { Ready } from './Ready';
import { useBegin } from './useBegin';

/** The six questions, by their order in `questions`. */
const sheets = [
  { title: 'Wie zijn jullie?', about: 'Dit staat straks bovenaan op elke pagina.', Sheet: Who },
  {
    title: 'Wanneer komen jullie samen?',
    about: 'Het uur staat straks op Home, in de kalender en bij elke vraag van een nieuwe ouder.',
    Sheet: When,
  },
  {
    title: 'Welke groepen hebben jullie?',
    about: 'Schrap wat jullie niet hebben, en noem ze zoals jullie ze noemen.',
    Sheet: Groups,
  },
  {
    title: 'Wat hebben jullie?',
    about: 'Wat jullie niet hebben, staat niet op de site. Ook niet in het menu.',
    Sheet: Parts,
  },
  {
    title: 'Hoe zien jullie eruit?',
    about: 'Twee kleuren en één teken. Wij knippen er de rest uit.',
    Sheet: Look,
  },
  {
    title: 'Hebben jullie al foto’s?',
    about: 'Kies er hoogstens drie, of geen. Zonder foto knippen wij een landschap in jullie kleuren.',
    Sheet: Photos,
  },
] as const;

type BeginViewProps = {
  /** Whether the page is shown instead, where there is no room for both; undefined when somebody just came here. */
  isLooking?: boolean | undefined;
};

/** The six questions of a group that begins, one sheet each, beside the page that grows. */
export function BeginView({ isLooking: looks }: BeginViewProps) {
  const isLooking = looks ?? false;
  const isNew = looks === undefined;
  const { work, open, showPage, routes } = useEditing();
  const { answers, question, goTo } = useBegin();
  const [maybeOverwrites, setMaybeOverwrites] = useState(() => isNew && hasOwnWords(work.draft));
  const [isBack, setBack] = useState(isNew && question > 1 && question <= sheets.length);
  const [isChecked, setChecked] = useState(false);
  const look = () => open({ type: 'begin', isLooking: !isLooking });

  const leaders = leaderRoutes.find((route) => routes.includes(route));
  const page = questions[question - 1] === 'groepen' && leaders ? leaders : '/';
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another question comes
  useEffect(() => showPage(page), [page]);

  if (maybeOverwrites)
    return (
      <Overwrites
        goOn={() => {
          setMaybeOverwrites(false);
          setBack(false);
        }}
      />
    );
  if (question === 0) return <Hello />;
  if (isBack) return <Resume goOn={() => setBack(false)} />;
  if (question > sheets.length) return <Ready isLooking={isLooking} look={look} />;
  const sheet = sheets[question - 1] ?? sheets[0];

  const problem = answerProblems(answers).find((one) => one.question === questions[question - 1]);

  function next() {
    setChecked(problem !== undefined);
    if (problem) return document.getElementById(`vraag-${problem.field}`)?.focus();
    goTo(question + 1);
  }

  return (
    <section className={styles.begin} aria-labelledby="vraag">
      {!isLooking && (
        <>
          <div className={styles.head}>
            <p className={styles.top}>
              Vraag {question} van {sheets.length}
              <LinkButton onClick={() => open(undefined)}>Later verder</LinkButton>
            </p>
            <Trail question={question} />
          </div>
          <div className={styles.body}>
            <Heading key={question} title={sheet.title} />
            <p>{sheet.about}</p>
            <sheet.Sheet />
          </div>
        </>
      )}
      {isChecked && problem && <ErrorMessage>{problem.message}</ErrorMessage>}
      <Strip
        isLooking={isLooking}
        look={look}
        back={
          question > 1
            ? () => {
                setChecked(false);
                goTo(question - 1);
              }
            : undefined
        }
      >
        <Button onClick={next}>
          {question === sheets.length ? 'Klaar' : 'Volgende'} <Icon name="arrow-right" />
        </Button>
      </Strip>
    </section>
  );
}

/** Where the answers about the groups are seen. */
const leaderRoutes = ['/leiding', '/jongensleiding'] as const;

/** Asks before other answers take the place of what somebody wrote. */
function Overwrites({ goOn }: { goOn: () => void }) {
  const { open, work } = useEditing();
  return (
    <section className={styles.begin} aria-labelledby="vraag">
      <div className={styles.body}>
        <Heading title="Je schreef zelf al iets." />
        <p>
          {work.draft.begun
            ? 'Sinds de laatste vraag veranderde er iets op de pagina’s zelf. Geef je nu een ander antwoord, dan worden alle teksten opnieuw van de antwoorden gemaakt, en is dat weg.'
            : 'Je veranderde al iets aan het voorbeeld. De zes vragen maken alle teksten nieuw, en dan is dat weg.'}
        </p>
        <Button onClick={() => open(undefined)}>Laat het zo</Button>
        <LinkButton onClick={goOn}>Ga toch naar de vragen</LinkButton>
      </div>
    </section>
  );
}

const Trail = ({ question }: { question: number }) => (
  <ol className={styles.trail} aria-label="Vragen">
    {sheets.map(({ title }, index) => {
      const isDone = index + 1 < question;
      return (
        <li
          key={title}
          data-done={isDone || undefined}
          aria-current={index + 1 === question ? 'step' : undefined}
        >
          {isDone ? <Icon name="check" /> : <span aria-hidden="true">{index + 1}</span>}
          <Hidden>
            {title} {isDone && 'Klaar'}
          </Hidden>
        </li>
      );
    })}
  </ol>
);
