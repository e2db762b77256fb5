import { Suspense } from 'react';
import { Button } from '@/components/ui/Button';
import type { Draft } from '@/editor/drafts/drafts';
import { isUntouched } from '@/editor/drafts/work';
import { ErrorBoundary } from './ErrorBoundary';
import { loadedLater } from './loadedLater';
import { ErrorMessage } from './parts';
import styles from './parts.module.scss';

export const failureTitle = 'Hier ging iets mis';

const SaveDraft = loadedLater(async () => (await import('./DraftFile')).SaveDraft);

type FailureProps = {
  draft: Draft;
  error: unknown;
  /** Renders the part again. */
  retry?: (() => void) | undefined;
};

/** The fallback of a part of the editor that threw: tries again, reloads, or saves the draft as a file. */
export function Failure({ draft, error, retry }: FailureProps) {
  const mayRetry = isNotLoaded(error) && retry;
  return (
    <div className={styles.stack}>
      <ErrorMessage>{isNotLoaded(error) ? notLoaded : notShown}</ErrorMessage>
      {mayRetry && <Button onClick={mayRetry}>Probeer opnieuw</Button>}
      <Button onClick={() => location.reload()}>Herlaad</Button>
      {!isUntouched(draft) && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <SaveDraft draft={draft} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Whether a script or its styles did not come: without a connection, or replaced by those of a newer site. */
const isNotLoaded = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

const notLoaded =
  'Dit deel van het beheer kon niet geladen worden. Je wijzigingen staan nog op dit toestel. Kijk of je internet hebt, en probeer opnieuw. Lukt het dan nog niet, herlaad het beheer: er kan net een nieuwe versie zijn.';

const notShown =
  'Dit deel van het beheer kon niet getoond worden. Je wijzigingen staan nog op dit toestel. Herlaad het beheer; gaat het dan weer mis, toon dit dan aan wie de site beheert.';
