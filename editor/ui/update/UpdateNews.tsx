import { useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Icon } from '@/components/ui/Icon';
import { Text } from '@/components/ui/Text';
import type { AddedFile } from '@/editor/drafts/drafts';
import type { CodeHost } from '@/editor/publish/codeHost';
import { HostProblem } from '@/editor/publish/hostProblem';
import type { PreparedUpdate } from '@/editor/publish/update';
import { ErrorMessage } from '@/editor/ui/parts';
import parts from '@/editor/ui/parts.module.scss';
import { useObjectUrl } from '@/editor/ui/useObjectUrl';
import { pages, routeOf } from '@/lib/pages/pages';
import styles from './Update.module.scss';

/** What a new version brings: its news, what it changes in the content, and the pages that will look different. */
export function UpdateNews({ update, host }: { update: PreparedUpdate; host: CodeHost }) {
  const { from, to, news, problem, lines, remarks, workflows } = update;
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
      <Pictures pages={update.pages} host={host} />
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

type PicturesProps = { pages: PreparedUpdate['pages']; host: CodeHost };

function Pictures({ pages: changed, host }: PicturesProps) {
  if (changed.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4>Deze pagina’s zien er straks anders uit</h4>
      <ul className={parts.rows}>
        {changed.map((page) => (
          <li key={`${page.path} ${page.picture}`}>
            <PagePicture {...page} host={host} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A page as it will be, fetched when somebody looks. */
function PagePicture({ path, picture, host }: PicturesProps['pages'][number] & { host: CodeHost }) {
  const [file, setFile] = useState<AddedFile>();
  const address = useObjectUrl(file);
  const [failed, setFailed] = useState<string>();
  const route = routeOf(path);
  const name = route ? pages[route].name : path;

  async function show(isOpen: boolean) {
    if (!isOpen || file) return;
    setFailed(undefined);
    try {
      setFile({ bytes: await host.read(picture), type: 'image/jpeg' });
    } catch (error) {
      if (!(error instanceof HostProblem)) throw error;
      setFailed(error.message);
    }
  }

  return (
    <details className={parts.own} onToggle={({ currentTarget }) => void show(currentTarget.open)}>
      <summary>{name}</summary>
      {failed && <ErrorMessage>{failed}</ErrorMessage>}
      {address ? (
        <img className={styles.picture} src={address} alt={`${name}, zoals de pagina op een gsm wordt`} />
      ) : (
        !failed && <p role="status">Het beeld wordt geladen…</p>
      )}
    </details>
  );
}
