import { useEffect, useRef, useState } from 'react';
import { Hidden } from '@/components/ui/Hidden';
import type { Loaded } from '@/editor/local/loaded';
import { previewPath } from '@/lib/pages/editor';
import { BottomBar } from './BottomBar';
import styles from './Editor.module.scss';
import { ErrorBoundary } from './ErrorBoundary';
import { EditingContext } from './editing';
import { Failure, failureTitle } from './Failure';
import { Notice } from './Notice';
import { loadViewsAhead, OpenView } from './OpenView';
import { Panel } from './Panel';
import type { DraftStore } from './useDraft';
import { useEditor } from './useEditor';
import { useKeyboardRoom } from './useKeyboardRoom';

type EditorProps = {
  loaded: Pick<Loaded, 'saves' | 'examples'>;
  draftStore: DraftStore;
};

/** The edited page, the open view beside it, and the bar below. */
export function Editor({ draftStore, loaded }: EditorProps) {
  const editor = useEditor(draftStore, loaded);
  const { work, frame, panel, notice, readOnly, view } = editor;
  const main = useRef<HTMLElement>(null);
  const isTyping = useKeyboardRoom(main);
  // the page loads after a first frame: a phone shows and answers the bar first
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void requestAnimationFrame(() => setTimeout(setPainted, 0, true)), []);
  const begin = view?.type === 'begin' ? (view.isLooking ? 'page' : 'questions') : undefined;
  const failedPanel = (error: unknown) => (
    <Panel title={failureTitle}>
      <Failure draft={work.draft} error={error} retry={view && (() => editor.open(view))} />
    </Panel>
  );
  return (
    <EditingContext value={editor}>
      <main className={styles.editor} ref={main} data-begin={begin} data-typing={isTyping || undefined}>
        <h1 className={styles.heading}>
          <Hidden>Beheer</Hidden>
        </h1>
        <iframe
          className={styles.page}
          ref={frame}
          src={isPainted ? previewPath : undefined}
          onLoad={() => isPainted && loadViewsAhead()}
          title="De pagina die je verandert"
        />
        <div className={styles.tools}>
          <ErrorBoundary key={panel} fallback={failedPanel}>
            {draftStore.failure && <Rethrow {...draftStore.failure} />}
            <OpenView />
          </ErrorBoundary>
          {draftStore.saveError && <Notice message={draftStore.saveError} />}
          {notice && (
            <Notice
              message={notice.message}
              undo={readOnly || !notice.before ? undefined : editor.undoNotice}
              isUndo={notice.isUndo}
              done={editor.dismissNotice}
            />
          )}
          {view?.type !== 'begin' && <BottomBar />}
        </div>
      </main>
    </EditingContext>
  );
}

/** Throws the error of a failed change while rendering, for the error boundary. */
function Rethrow({ error }: { error: unknown }): never {
  throw error;
}
