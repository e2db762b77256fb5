import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { publicNotice } from '@/editor/access/publicRepository';
import { FileRefused } from '@/editor/media/photo';
import { useEditing } from '@/editor/ui/editing';
import { FileInput } from '@/editor/ui/forms';
import { LinkButton } from '@/editor/ui/parts';
import { readAnswers } from '@/lib/begin/answers';
import { describe } from '@/lib/content/problem';
import frame from './BeginView.module.scss';
import styles from './Hello.module.scss';
import { useBegin } from './useBegin';

/** What each question is about, and how long it takes. */
const way = [
  ['Wie zijn jullie?', '5 min'],
  ['Wanneer?', '3 min'],
  ['Welke groepen?', '6 min'],
  ['Wat hebben jullie?', '3 min'],
  ['Kleuren en teken', '6 min'],
  ['Foto’s', '5 min'],
] as const;

/** The first sheet of a new site. */
export function Hello() {
  const { open, isPublic } = useEditing();
  const { goTo, restart } = useBegin();

  async function read(file: File) {
    const { answers, problems } = readAnswers(file.name, await file.text());
    if (!answers) throw new FileRefused(problems.map(describe).join(' '));
    restart({ ...answers, fotos: {} });
  }

  return (
    <section className={frame.begin} aria-labelledby="vraag">
      <div className={styles.hello}>
        <h2 id="vraag">Maak ze van jullie.</h2>
        <p>
          Zes vragen, een half uurtje. Daarna staat er een site voor jullie groep, met jullie naam, jullie
          uren en jullie kleuren.
        </p>
        <ol className={styles.way}>
          {way.map(([title, time], index) => (
            <li key={title}>
              <i aria-hidden="true">{index + 1}</i>
              {title}
              <small>{time}</small>
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
        <details>
          <summary>Ik heb al antwoorden, of ik kijk liever eerst rond</summary>
          <div className={styles.more}>
            <label htmlFor="antwoorden">Open antwoorden.json</label>
            <FileInput id="antwoorden" accept=".json" disabled={false} onFile={read} />
            <LinkButton onClick={() => open(undefined)}>Kijk eerst rond in het voorbeeld</LinkButton>
          </div>
        </details>
        <p>Tot je publiceert, blijft alles op dit toestel.</p>
      </div>
    </section>
  );
}
