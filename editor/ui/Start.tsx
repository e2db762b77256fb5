import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Loaded } from '@/editor/local/loaded';
import { takeContentAhead } from '@/lib/browser/contentAhead';
import { loadedPath } from '@/lib/pages/editor';
import { ErrorMessage } from './parts';
import { StartScreen, waiting } from './StartScreen';

type Opening = { loaded: Loaded; Opened: ComponentType<{ loaded: Loaded }> };

/** Fetches the content and the script of the editor, and opens it. */
export function Start() {
  const [opening, setOpening] = useState<Opening>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState<boolean>(); // undefined in the exported HTML

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when somebody asks for it
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    load()
      .then((found) => isWanted && setOpening(found))
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  if (opening) return <opening.Opened loaded={opening.loaded} />;
  return (
    <StartScreen>
      {failed ? (
        <>
          <ErrorMessage>
            De inhoud van de site kon niet geladen worden. Kijk of je internet hebt.
          </ErrorMessage>
          <Button onClick={() => setAttempt(attempt + 1)}>Probeer opnieuw</Button>
        </>
      ) : (
        <p role="status">{failed === false && waiting}</p>
      )}
    </StartScreen>
  );
}

async function load(): Promise<Opening> {
  const [loaded, { Opened }] = await Promise.all([fetchContent(), import('./Opened')]);
  return { loaded, Opened };
}

async function fetchContent(): Promise<Loaded> {
  const answer = await (takeContentAhead() ?? fetch(loadedPath, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}
