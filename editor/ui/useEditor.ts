import { useEffect, useMemo, useReducer, useRef } from 'react';
import { isOnFreePages } from '@/editor/access/publicRepository';
import { fieldAt, fieldKey } from '@/editor/document/fieldKey';
import { isSamePlace, placeIn, problemsBelow } from '@/editor/document/places';
import { type ChangeLine, draftChanges } from '@/editor/drafts/changes';
import { type Draft, isOverADayOld } from '@/editor/drafts/drafts';
import { isExample, questionCount } from '@/editor/drafts/exampleTexts';
import type { Loaded } from '@/editor/local/loaded';
import { withChangesSince } from '@/editor/merge/merge';
import { withUndo } from '@/editor/merge/undo';
import { wideScreen } from '@/lib/browser/wideScreen';
import type { FileName } from '@/lib/content/schemas/files';
import { contentPath } from '@/lib/content/schemas/files';
import type { PageAddress } from '@/lib/pages/pages';
import { initialState, isNewDraft, reduce, type View, viewIn } from './state';
import { type AccessToken, useAccessToken } from './useAccessToken';
import type { DraftStore } from './useDraft';
import { useFocusFallback } from './useFocusFallback';
import { useInvitation } from './useInvitation';
import { usePreparing } from './usePreparing';
import { usePreview } from './usePreview';
import { type PublishingTo, usePublishing } from './usePublishing';
import { useUpdate } from './useUpdate';

/** State and actions of the editor: of the draft, the views, the access token and publishing. */
export function useEditor(draftStore: DraftStore, { saves, examples }: Pick<Loaded, 'saves' | 'examples'>) {
  const { work } = draftStore;
  const [state, dispatch] = useReducer(reduce, initialState);
  const { notice } = state;
  const view = viewIn(work.texts, state.view);
  const route = work.routes.includes(state.route) ? state.route : '/';
  if (isNewDraft(state, work.draft)) dispatch({ type: 'draftChanged', draft: work.draft });
  const { edit, replace } = draftStore;
  const { isPreparing, preparing } = usePreparing();
  const notify = (message: string) => dispatch({ type: 'notify', message });
  const access = useAccessToken(notify);
  const update = useUpdate(access.accessToken?.host);
  useFocusFallback();

  const isBeginning = work.draft.begun !== undefined;
  const isUnbegun = useMemo(() => isExample(work.texts), [work.texts]);
  const changes = useMemo(
    () => (isBeginning ? [] : draftChanges(work.base, work.texts)),
    [isBeginning, work.base, work.texts],
  );
  const added = Object.keys(work.draft.files);
  const restored = (work.draft.restored ?? []).map(contentPath);
  /** A group that begins is one change. */
  const count = work.draft.begun ? 1 : changes.length + added.length + restored.length;

  const to = publishingTo(saves, access.accessToken);
  const publishing = usePublishing({
    to,
    replace,
    notify,
    onSend: () => dispatch({ type: 'sent' }),
    isShown: view?.type === 'changes' || view?.type === 'update',
    isChanged: count > 0,
  });
  const isSending = publishing.state.type === 'sending';
  const readOnly = draftStore.readOnly || isSending;

  /** What is not filled in yet in an item that was just added. */
  const missing = view?.type === 'place' && view.newItem ? problemsBelow(work.problems, view.newItem) : [];

  const opener = useRef<Element>(null);
  const open = (next: View | undefined) => {
    if (!view) opener.current = document.activeElement;
    dispatch({ type: 'open', view: next, routes: work.routes });
    if (draftStore.failure) draftStore.dismissFailure();
    if (!next && opener.current instanceof HTMLElement) opener.current.focus();
  };
  const showPage = (next: PageAddress) => dispatch({ type: 'showPage', route: next });

  const picked = view?.type === 'place' ? placeIn(work.shownTexts, work.texts, view.place) : undefined;
  const frame = usePreview({
    route,
    shown: work.shown,
    picked: picked && fieldKey(picked.file, picked.path),
    onOpen: (keys) => {
      const places = keys.map((key) => placeIn(work.texts, work.shownTexts, fieldAt(key)));
      const [place, ...others] = places.filter((one) => one !== undefined);
      if (place) open({ type: 'place', place, others: others.filter((one) => !isSamePlace(one, place)) });
    },
    onVisit: showPage,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => {
    const isAnswering = work.draft.begun && work.draft.begun.question <= questionCount;
    if (!readOnly && (isAnswering || (isUnbegun && !draftStore.isResumed))) return open({ type: 'begin' });
    if (wideScreen().matches) open({ type: 'tasks' });
    if (draftStore.isResumed && !readOnly) notify(resumedMessage(work.draft, count, saves));
  }, []);

  const invitation = useInvitation({
    accessToken: access.accessToken,
    draftStore,
    onInvitation: () => dispatch({ type: 'openInvitation' }),
    notify,
    isEditingPlace: view?.type === 'place' || view?.type === 'programme' || isPreparing,
  });

  const notifyWithUndo = (message: string, before = work.draft) =>
    dispatch({ type: 'notify', message, before });
  const dismissNotice = () => dispatch({ type: 'dismissNotice' });
  return {
    panel: state.panel,
    notice,
    route,
    view,
    work,
    /** Photos and documents that were made for the example group. */
    examples,
    /** Whether nothing can be changed: the editor is open in another tab, or the draft is being sent. */
    readOnly,
    /** Whether it is open in another tab. */
    isElsewhere: draftStore.readOnly,
    /** Makes one edit; `added` are the files that it names, by their path from the project folder. */
    edit,
    replace,
    type: draftStore.type,
    typing: draftStore.typing,
    finishTyping: draftStore.finishTyping,
    /** Whether a photo is being resized: its index in a list may not change meanwhile. */
    isPreparing,
    /** Waits for a photo that is being resized. */
    preparing,
    /** Adds files that no text names, by their path from the project folder. */
    add: (files: Draft['files']) =>
      replace((draft) => ({ ...draft, files: { ...draft.files, ...files }, changedAt: Date.now() })),
    /** Opens a view; undefined closes it. */
    open,
    showPage,
    visit: (next: PageAddress) => {
      showPage(next);
      open(undefined);
    },
    /** Shows what was just done since a draft, with an undo button. */
    notify: notifyWithUndo,
    frame,
    access,
    /** The new version of the program that is prepared. */
    update,
    invitation,
    publishing,
    to,
    changes,
    /** New photos and documents, by their path from the project folder. */
    added,
    /** Broken files that are restored to their last good version, by their path from the project folder. */
    restored,
    /** Not mentioned until its field is left, or all is to be saved. */
    missing,
    /** The other problems. */
    problems: work.problems.filter((problem) => !missing.includes(problem)),
    /** Number of differences from what is online. */
    count,
    /** Whether the editor saves on the same computer: without access token and earlier versions. */
    isLocal: saves === 'here',
    /** Whether everybody can read the files of the site, with what was in them before. */
    isPublic: saves !== 'here' && (access.isPublic || isOnFreePages(location.hostname)),
    routes: work.routes,
    /** Whether problems or a photo in progress block publishing. */
    isBlocked:
      work.problems.length > 0 ||
      work.draft.begun?.isComplete === false ||
      draftStore.readOnly ||
      draftStore.typing !== undefined ||
      isPreparing,
    /** Whether the example group is still there, or a group has begun and is not online yet. */
    mayBegin: isBeginning || isUnbegun,
    /** Deletes the access token and the draft from this device. */
    forget: () => {
      if (isSending) return notify('Wacht even, tot alles verstuurd is.');
      access.forget();
      draftStore.reset();
      dismissNotice();
    },
    /** Restores a broken file to its last good version. */
    restore: (file: FileName) => {
      notifyWithUndo(
        `De laatste goede versie komt terug zodra je alles ${saves === 'here' ? 'bewaart' : 'online zet'}.`,
      );
      replace((draft) => ({ ...draft, restored: [...(draft.restored ?? []), file], changedAt: Date.now() }));
    },
    /** Undoes one change or one file; without an argument, everything. */
    undo: (what?: ChangeLine | string) => {
      const message = what ? 'Dat is teruggezet.' : 'Alles is teruggezet.';
      dispatch({ type: 'notify', message, before: work.draft, isUndo: true });
      replace((draft) => withUndo(draft, what, Date.now()));
      open({ type: 'changes' }); // the pressed button disappears
    },
    /** Undoes the change of the notice, and none of those after it. */
    undoNotice: () => {
      const { before, after } = notice ?? {};
      if (before && after) replace((now) => withChangesSince(now, after, before));
      dispatch({ type: 'undone' });
    },
    dismissNotice,
  };
}

function publishingTo(saves: Loaded['saves'], accessToken?: AccessToken): PublishingTo | undefined {
  if (saves === 'here') return { type: 'here' };
  return accessToken && { type: 'host', host: accessToken.host, name: accessToken.name };
}

/** In Dutch, for a stored draft; with a warning after a day, since browsers may empty their storage. */
function resumedMessage(draft: Draft, count: number, saves: Loaded['saves']): string {
  const words = `Welkom terug. ${count === 1 ? 'Je wijziging staat' : `Je ${count} wijzigingen staan`} er nog.`;
  return isOverADayOld(draft, Date.now())
    ? `${words} Ze staan al sinds gisteren enkel op dit toestel: ${saves === 'here' ? 'bewaar ze' : 'zet ze online'}.`
    : words;
}
