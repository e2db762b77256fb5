import { Alert } from '@/components/ui/Alert';
import { Icon } from '@/components/ui/Icon';
import { Text } from '@/components/ui/Text';
import type { PreparedUpdate } from '@/editor/publish/update';
import parts from '@/editor/ui/parts.module.scss';
import styles from './Update.module.scss';

/** What a new version brings: its news, what it changes in the content, which files change, and what was checked. */
export function UpdateNews({ update }: { update: PreparedUpdate }) {
  const { from, to, news, problem, lines, remarks, workflows, files } = update;
  return (
    <>
      <p>
        Het programma van de site gaat van versie {from} naar {to}. Jullie teksten, foto’s en papieren blijven
        zoals ze zijn{lines.length > 0 && ', op deze regels na'}.
      </p>
      {problem && (
        <Alert icon={<Icon name="alert" />}>
          <p>Ze kan nog niet binnen. Dit moet eerst in orde:</p>
          <p className={styles.problem}>{problem}</p>
        </Alert>
      )}
      {news.map(({ version, date, parents, todo, better }) => (
        <section className={styles.version} key={version}>
          <h3>
            Versie {version} <small>{date}</small>
          </h3>
          <Lines title="Wat zien ouders?" lines={parents} />
          <Lines title="Wat moet jij doen?" lines={todo} />
          <Lines title="Wat is beter?" lines={better} />
        </section>
      ))}
      {remarks.length > 0 && <Lines title="Kijk dit na" lines={remarks} />}
      {lines.length > 0 && (
        <details className={parts.own}>
          <summary>Wat er in jullie bestanden verandert</summary>
          <ul className={styles.list}>
            {lines.map(({ file, before, after }) => (
              <li key={file}>
                {file}
                <pre className={styles.lines}>
                  {before.map((line) => `− ${line}\n`)}
                  {after.map((line) => `+ ${line}\n`)}
                </pre>
              </li>
            ))}
          </ul>
        </details>
      )}
      {files.length > 0 && (
        <details className={parts.own}>
          <summary>
            {files.length === 1 ? 'Het bestand dat verandert' : `De ${files.length} bestanden die veranderen`}
          </summary>
          <ul className={styles.list}>
            {files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </details>
      )}
      {!problem && (
        <p>Ze is nagekeken met jullie inhoud: alle pagina’s zijn gemaakt, met hun links, titels en foto’s.</p>
      )}
      {workflows.length > 0 && (
        <p>
          Voor wie de site beheert: {workflows.join(', ')} zet je zelf in de plaats, op GitHub. Tot dan werkt
          alles met de oude.
        </p>
      )}
    </>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className={styles.part}>
    <h4>{title}</h4>
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>
          <Text>{line}</Text>
        </li>
      ))}
    </ul>
  </div>
);
