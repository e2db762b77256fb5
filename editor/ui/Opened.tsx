import { Button } from '@/components/ui/Button';
import type { Loaded } from '@/editor/local/loaded';
import { contentFormat } from '@/lib/content/migrations/format';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { useFonts } from '@/styles/useFonts';
import { Editor } from './Editor';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure, failureTitle } from './Failure';
import { StartScreen, waiting } from './StartScreen';
import { useDraft } from './useDraft';

/** The editor on the fetched content and the stored draft. */
export function Opened({ loaded }: { loaded: Loaded }) {
  useFonts();
  return contentFormat(loaded.texts) > newestFormat ? <Outdated /> : <WithDraft loaded={loaded} />;
}

/** This page is of an earlier version than the content: a browser had cached it. */
const Outdated = () => (
  <StartScreen>
    <p role="status">De site heeft een nieuwe versie. Je wijzigingen staan nog op dit toestel.</p>
    <Button onClick={() => location.reload()}>Laad de pagina opnieuw</Button>
  </StartScreen>
);

function WithDraft({ loaded }: { loaded: Loaded }) {
  const draftStore = useDraft(loaded);
  if (!draftStore)
    return (
      <StartScreen>
        <p role="status">{waiting}</p>
      </StartScreen>
    );
  const fallback = (error: unknown) => (
    <StartScreen title={failureTitle}>
      <Failure draft={draftStore.work.draft} error={error} />
    </StartScreen>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      <Editor loaded={loaded} draftStore={draftStore} />
    </ErrorBoundary>
  );
}
