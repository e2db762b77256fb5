import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { type Loaded, loadedPath } from '@/editor/local/loaded';
import { contentFormat } from '@/lib/content/migrations/format';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { Editor } from './Editor';
import styles from './Editor.module.scss';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure, failureTitle } from './Failure';
import { ErrorMessage } from './parts';
import { useDraft } from './useDraft';

/** Fetches the content, and opens the editor on it. */
export function Start() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState<boolean>(); // undefined in the exported HTML

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when somebody asks for it
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    fetch(loadedPath, { cache: 'no-cache' })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then((found: Loaded) => isWanted && setLoaded(found))
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  if (loaded && contentFormat(loaded.texts) > newestFormat) return <Outdated />;
  return loaded ? (
    <Opened loaded={loaded} />
  ) : (
    <main className={styles.start}>
      <h1>Beheer</h1>
      {failed ? (
        <>
          <ErrorMessage>
            De inhoud van de site kon niet geladen worden. Kijk of je internet hebt.
          </ErrorMessage>
          <Button onClick={() => setAttempt(attempt + 1)}>Probeer opnieuw</Button>
        </>
      ) : (
        <p role="status">{failed === false && 'De site wordt opengelegd…'}</p>
      )}
    </main>
  );
}

/** This page is of an earlier version than the content: a browser had kept it. */
const Outdated = () => (
  <main className={styles.start}>
    <h1>Beheer</h1>
    <p role="status">De site heeft een nieuwe versie. Je wijzigingen staan nog op dit toestel.</p>
    <Button onClick={() => location.reload()}>Laad de pagina opnieuw</Button>
  </main>
);

/** The editor on the fetched content and the stored draft. */
function Opened({ loaded }: { loaded: Loaded }) {
  const draftStore = useDraft(loaded);
  if (!draftStore) return null;
  const fallback = (error: unknown) => (
    <main className={styles.start}>
      <h1>{failureTitle}</h1>
      <Failure draft={draftStore.work.draft} error={error} />
    </main>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      <Editor loaded={loaded} draftStore={draftStore} />
    </ErrorBoundary>
  );
}
