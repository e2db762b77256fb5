import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { isSamePlace, pageOf } from '@/editor/document/places';
import { type ChangeLine, changesBetween } from '@/editor/drafts/changes';
import { type Draft, isOverADayOld } from '@/editor/drafts/drafts';
import type { Work } from '@/editor/drafts/work';
import type { Loaded } from '@/editor/local/loaded';
import { withChangesSince, withoutChange } from '@/editor/merge/merge';
import { fieldAt, fieldKey } from '@/editor/preview/shown';
import type { FileName } from '@/lib/content/schemas/files';
import { contentPath } from '@/lib/content/schemas/files';
import { previewPath } from '@/lib/pages/editor';
import { hasPage } from '@/lib/pages/groupPages';
import { type Route, routes } from '@/lib/pages/pages';
import { AccessView } from './AccessView';
import { BottomBar } from './BottomBar';
import { ChangesView } from './ChangesView';
import styles from './Editor.module.scss';
import { ErrorBoundary } from './ErrorBoundary';
import { ExamplesFirst, ExamplesView } from './ExamplesView';
import { EditingContext, type View } from './editing';
import { Failure, failureTitle } from './Failure';
import { FieldsView } from './FieldsView';
import { Notice } from './Notice';
import { PagesView } from './PagesView';
import { Panel } from './Panel';
import { PlaceView } from './PlaceView';
import { Publishing } from './Publishing';
import { OpenProposal, ShareProposal } from './Sharing';
import { TasksView } from './TasksView';
import { useAccessToken } from './useAccessToken';
import { useArrival } from './useArrival';
import type { DraftStore } from './useDraft';
import { useFocusFallback } from './useFocusFallback';
import { usePreparing } from './usePreparing';
import { usePreview } from './usePreview';
import { outcomeTitle, type PublishingTo, usePublishing } from './usePublishing';
import { useTyping } from './useTyping';
import { VersionsView } from './VersionsView';

type EditorProps = {
  /** Where what was changed goes to, and what was made for the example group. */
  loaded: Pick<Loaded, 'saves' | 'examples'>;
  kept: DraftStore;
};

/** The page that is being changed, and beside it what changes it. */
export function Editor({ kept, loaded: { saves, examples } }: EditorProps) {
  const { work } = kept;
  const { typing, edit, replace } = useTyping(kept);
  const { isPreparing, preparing } = usePreparing();
  const keys = useAccessToken();
  useFocusFallback();
  const [route, setRoute] = useState<Route>('/');
  const [view, setView] = useState<View>();
  const [opening, setOpening] = useState(0); // another one is another panel, which begins with its title
  const [told, setTold] = useState<{ words: string; before?: Draft; after?: Draft }>();
  if (told?.before && !told.after && told.before !== work.draft) setTold({ ...told, after: work.draft });
  const opener = useRef<Element>(null);
  const changes = useMemo(() => changesBetween(work.base, work.texts), [work.base, work.texts]);
  const added = Object.keys(work.draft.files);
  const restored = (work.draft.restored ?? []).map(contentPath);
  const count = changes.length + added.length + restored.length;
  const { accessToken: key } = keys;
  const to: PublishingTo | undefined =
    saves === 'here' ? { type: 'here' } : key && { type: 'host', host: key.host, name: key.name };

  const publishing = usePublishing({
    to,
    replace,
    isShown: view?.type === 'changes',
    notify: (words) => setTold({ words }),
  });
  const readOnly = kept.readOnly || publishing.state.type === 'sending';

  const open = (next: View | undefined) => {
    if (!view) opener.current = document.activeElement;
    if (next?.type !== 'place' || !next.isMoved) setOpening((nth) => nth + 1);
    setView(next);
    if (kept.failure) kept.dismissFailure();
    if (next?.type === 'place') setRoute(shownAt(pageOf(next.place), work, route));
    if (!next && opener.current instanceof HTMLElement) opener.current.focus();
  };
  const picked = view?.type === 'place' ? fieldKey(view.place.file, view.place.path) : undefined;
  const frame = usePreview({
    route,
    shown: work.shown,
    picked,
    onOpen: (keys) => {
      const [place, ...others] = keys.map(fieldAt);
      if (place) open({ type: 'place', place, others: others.filter((one) => !isSamePlace(one, place)) });
    },
    onVisit: setRoute,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => {
    if (kept.isResumed && !readOnly) setTold({ words: welcome(work.draft, count, saves) });
  }, []);

  const { hash, forgetInvitation } = useArrival({
    accessToken: key,
    draftStore: kept,
    onInvitation: () => setView({ type: 'key' }),
    notify: (words) => setTold({ words }),
    isEditingPlace: view?.type === 'place' || isPreparing,
  });

  const takeBack = () => {
    const { before, after } = told ?? {};
    if (before && after) replace((now) => withChangesSince(now, after, before)); // that alone: what was done since stays
    setTold(undefined);
  };

  const tell = (words: string) => setTold({ words, before: work.draft });
  const restore = (file: FileName) => {
    tell('De laatste goede versie komt terug zodra je alles online zet.');
    replace((draft) => ({ ...draft, restored: [...(draft.restored ?? []), file], changedAt: Date.now() }));
  };
  const undo = (what?: ChangeLine | string) => {
    tell(what ? 'Dat is teruggezet.' : 'Alles is teruggezet.');
    replace((draft) => without(draft, what));
    open({ type: 'changes' }); // the button that was pressed is gone
  };

  const editing = {
    work,
    examples,
    route,
    readOnly,
    edit,
    typing,
    isPreparing,
    preparing,
    add: (files: Draft['files']) =>
      replace((draft) => ({ ...draft, files: { ...draft.files, ...files }, changedAt: Date.now() })),
    open,
    visit: (next: Route) => {
      setRoute(next);
      open(undefined);
    },
    notify: tell,
  };

  return (
    <EditingContext value={editing}>
      <main className={styles.editor}>
        <h1 className={styles.heading}>
          <Hidden>Beheer</Hidden>
        </h1>
        <iframe className={styles.page} ref={frame} src={previewPath} title="De pagina die je verandert" />
        <div className={styles.tools}>
          {saves === 'here' && opening === 0 && !kept.isResumed && <ExamplesFirst />}
          <ErrorBoundary
            key={opening}
            fallback={
              <Panel title={failureTitle}>
                <Failure draft={work.draft} />
              </Panel>
            }
          >
            {kept.failure && <Rethrow {...kept.failure} />}
            {view?.type === 'tasks' && (
              <TasksView isLocal={saves === 'here'} hasAccessToken={key !== undefined} />
            )}
            {view?.type === 'examples' && <ExamplesView />}
            {view?.type === 'versions' && key && <VersionsView host={key.host} replace={replace} />}
            {view?.type === 'pages' && <PagesView routes={routesIn(work)} />}
            {view?.type === 'welcome' && <PagesView routes={routesIn(work)} newcomer={view.name} />}
            {view?.type === 'fields' && <FieldsView />}
            {view?.type === 'key' && (
              <AccessView
                store={keys}
                hash={hash}
                forgetInvitation={forgetInvitation}
                proposal={<OpenProposal replace={replace} />}
                done={(name) => {
                  forgetInvitation();
                  open(count > 0 ? { type: 'changes' } : { type: 'welcome', name });
                }}
              />
            )}
            {view?.type === 'changes' && (
              <ChangesView
                key={opening}
                changes={changes}
                added={added}
                restored={restored}
                restore={restore}
                undo={undo}
                done={outcomeTitle(publishing.state, to)}
              >
                {to ? (
                  <Publishing
                    to={to}
                    publishing={publishing}
                    draft={work.draft}
                    count={count}
                    isBlocked={work.problems.length > 0 || kept.readOnly || isPreparing}
                  />
                ) : (
                  count > 0 && (
                    <div className={styles.noKey}>
                      <p>Om iets online te zetten heb je de sleutel van de site nodig.</p>
                      <Button onClick={() => open({ type: 'key' })}>
                        Ik heb een sleutel of een uitnodiging
                      </Button>
                      <ShareProposal draft={work.draft} />
                    </div>
                  )
                )}
              </ChangesView>
            )}
            {view?.type === 'place' && <PlaceView key={opening} place={view.place} others={view.others} />}
          </ErrorBoundary>
          {kept.saveError && <Notice message={kept.saveError} />}
          {told && (
            <Notice
              message={told.words}
              undo={readOnly || !told.before ? undefined : takeBack}
              done={() => setTold(undefined)}
            />
          )}
          <BottomBar view={view} changes={count} publish={saves === 'here' ? 'Bewaar' : 'Zet online'} />
        </div>
      </main>
    </EditingContext>
  );
}

/** Lets the panel fail over a change that could not be made. */
function Rethrow({ error }: { error: unknown }): never {
  throw error;
}

/** A browser may empty its storage sooner than somebody comes back: after a day, that is told. */
function welcome(draft: Draft, count: number, saves: Loaded['saves']): string {
  const words = `Welkom terug. ${count === 1 ? 'Je wijziging staat' : `Je ${count} wijzigingen staan`} er nog.`;
  return isOverADayOld(draft, Date.now())
    ? `${words} Ze staan al sinds gisteren enkel op dit toestel: ${saves === 'here' ? 'bewaar ze' : 'zet ze online, of stuur ze als voorstel'}.`
    : words;
}

/** A draft without one change, one file, or without any of those everything. */
function without(draft: Draft, what: ChangeLine | string | undefined): Draft {
  if (typeof what === 'object') return withoutChange(draft, what, Date.now());
  const texts = what ? draft.texts : draft.base.texts;
  const files = Object.entries(draft.files).filter(([path]) => what && path !== what);
  const restored = draft.restored?.filter((file) => what && contentPath(file) !== what);
  return { ...draft, texts, files: Object.fromEntries(files), restored, changedAt: Date.now() };
}

/** The pages that the group has, by its last good content. */
const routesIn = ({ shown }: Work): Route[] =>
  routes.filter((route) => !shown || hasPage(shown.content, route));

/** The page that shows a place, where there is one; else the page that is shown already. */
const shownAt = (wanted: Route, work: Work, now: Route): Route =>
  routesIn(work).includes(wanted) ? wanted : now;
