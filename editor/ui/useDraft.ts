import { useEffect, useRef, useState } from 'react';
import { EditError, type FileEdit, withEdits } from '@/editor/document/document';
import {
  type AddedFile,
  type Draft,
  DraftError,
  type Drafts,
  openDrafts,
  openDraftsOf,
  UnreadableDraftError,
} from '@/editor/drafts/drafts';
import { forgetTyped, storeTyped, withLastTyped } from '@/editor/drafts/lastTyped';
import { type CheckedDraft, createDraftCheck, isUntouched, newDraft, withEdit } from '@/editor/drafts/work';
import type { Loaded } from '@/editor/local/loaded';
import { rightSource, type Texts } from '@/lib/content/check/sources';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';

/** What is being typed in one input, and the draft before its first key. */
type Typing = { input: string; before: Draft };

/** In ms without a keystroke, before what is typed is checked, and the page shows it. */
const pause = 250;

/** The draft of this browser: opened from storage, and saved at every change. */
export type DraftStore = {
  work: CheckedDraft;
  /** Undefined as soon as the text is complete, or something else changed the draft. */
  typing: Typing | undefined;
  /** Another tab has the draft: nothing can be changed here. */
  readOnly: boolean;
  /** Whether there was a draft when the editor opened. */
  isResumed: boolean;
  /** In Dutch: the draft cannot be saved on this device. */
  saveError: string | undefined;
  edit: (file: FileName, edit: FileEdit['edit'], added?: Readonly<Record<string, AddedFile>>) => void;
  /**
   * Makes the edits of a text at each of its keys, in the draft as it was before the first: half a name may be that of another group.
   * @param input any id of the input
   */
  type: (input: string, editsOf: (before: Texts) => readonly FileEdit[]) => void;
  /** The text is complete: checks it at once. */
  finishTyping: () => void;
  /** Replaces the draft: by one that is undone, merged or published. */
  replace: (next: (draft: Draft) => Draft) => void;
  /** Begins again with the public content, and deletes the stored draft. */
  reset: () => void;
  /** The error of a change that failed; the draft is unchanged. */
  failure: { error: unknown } | undefined;
  dismissFailure: () => void;
};

export function useDraft(loaded: Loaded): DraftStore | undefined {
  const [checkDraft] = useState(() => createDraftCheck(loaded, urls()));
  const drafts = useRef<Drafts>(undefined);
  const [opened, setOpened] = useState<Pick<DraftStore, 'readOnly' | 'isResumed'>>();
  const [{ work, typing, failure }, setState] = useState<
    Pick<DraftStore, 'failure'> & Partial<Pick<DraftStore, 'work' | 'typing'>>
  >({ failure: undefined });
  const setWork = (made: CheckedDraft) => setState({ work: made, failure: undefined });
  const [saveError, setSaveError] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the editor opened with
  useEffect(() => {
    let isWanted = true;
    void Promise.all([openStore(loaded), parseEach(loaded.texts)]).then(async ([{ store, draft, error }]) => {
      const stored = draft !== undefined && !isUntouched(draft) ? draft : newDraft(loaded);
      const resumed = store && !store.isReadOnly ? withLastTyped(stored) : stored;
      const isResumed = !isUntouched(resumed);
      await parseEach(resumed.texts);
      if (!isWanted) return store?.close();
      drafts.current = store;
      setSaveError(error);
      setWork(checkDraft(resumed));
      setOpened({ readOnly: store?.isReadOnly ?? false, isResumed });
      void store?.turn.then(async () => {
        const last = await store.latest().catch((unread: Error) => unread); // what the closed tab saved
        if (!isWanted) return;
        if (last instanceof Error) return setSaveError(last.message); // nothing is written over it
        setWork(checkDraft(withLastTyped(last ?? newDraft(loaded)))); // without one, that tab published it
        setOpened({ readOnly: false, isResumed });
      });
    });
    return () => {
      isWanted = false;
      drafts.current?.close();
    };
  }, []);

  useEffect(() => {
    if (!work || work.isChecked) return;
    const check = () =>
      setState((now) => (now.work === work ? { ...now, work: checkDraft(work.draft, work) } : now));
    const waiting = setTimeout(check, pause);
    return () => clearTimeout(waiting);
  }, [work, checkDraft]);

  const draft = work?.draft;
  const newest = useRef(draft);
  newest.current = draft;
  useEffect(() => {
    if (!draft || !opened || opened.readOnly) return;
    const store = drafts.current;
    if (!store) return; // one that cannot be read is not written over
    if (typing) storeTyped(draft);
    const write = isUntouched(draft) ? store.forget() : store.save(draft);
    write.then(
      () => {
        setSaveError(undefined);
        if (newest.current === draft) forgetTyped();
      },
      (error: Error) => setSaveError(error.message),
    );
  }, [draft, typing, opened]);

  if (!work || !opened) return undefined;
  const replace = (next: (draft: Draft) => Draft) =>
    setState((now) => {
      if (!now.work) return now;
      try {
        const before = now.work.isChecked ? now.work : checkDraft(now.work.draft, now.work);
        return { work: checkDraft(next(now.work.draft), before), failure: undefined };
      } catch (error) {
        return { ...now, failure: { error } }; // thrown here, it would unmount the draft
      }
    });
  const type: DraftStore['type'] = (input, editsOf) =>
    setState((now) => {
      if (!now.work) return now;
      const before = now.typing?.input === input ? now.typing.before : now.work.draft;
      try {
        const texts = withEdits(before.texts, editsOf(before.texts));
        const draft = { ...now.work.draft, texts, changedAt: Date.now() };
        return {
          work: { ...now.work, draft, texts, isChecked: false },
          typing: { input, before },
          failure: undefined,
        };
      } catch (error) {
        return error instanceof EditError ? now : { ...now, failure: { error } };
      }
    });
  const finishTyping = () =>
    setState(({ typing: _, ...now }) =>
      now.work && !now.work.isChecked ? { ...now, work: checkDraft(now.work.draft, now.work) } : now,
    );
  return {
    work,
    typing,
    type,
    finishTyping,
    ...opened,
    saveError,
    failure,
    dismissFailure: () => setState((now) => ({ ...now, failure: undefined })),
    replace,
    reset: () => setWork(checkDraft(newDraft(loaded))),
    edit: (file, edit, added = {}) =>
      replace((now) => {
        try {
          const next = withEdit(now, file, edit, Date.now());
          return { ...next, files: { ...next.files, ...added } };
        } catch (error) {
          if (error instanceof EditError && edit.type !== 'insert') return now; // its place was removed meanwhile
          throw error;
        }
      }),
  };
}

/**
 * Returns an error in Dutch, and no store, when this device has none or it does not answer: the editor then works in memory, and writes
 * over nothing that may be there.
 */
async function openStore({
  project,
  texts,
}: Loaded): Promise<{ store?: Drafts; draft?: Draft | undefined; error?: string }> {
  let store: Drafts | undefined;
  try {
    const isOwn = ({ base }: Draft) => base.texts['site.yaml'] === texts['site.yaml'];
    store = await (project === undefined ? openDrafts() : openDraftsOf(project, isOwn));
    return { store, draft: await store.latest() };
  } catch (cause) {
    store?.close();
    const { message } = cause instanceof UnreadableDraftError ? cause : new DraftError({ cause });
    return { error: message };
  }
}

/** Parses the files in tasks of some 50 ms: the check has no more to do than a slow phone does in one. */
async function parseEach(texts: Texts): Promise<void> {
  let since = performance.now();
  for (const file of contentFiles) {
    rightSource(file, texts[fileNames[file]] ?? '');
    if (performance.now() - since < 50) continue;
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  }
}

/** Returns a function that makes one object URL for each file. */
function urls(): (file: AddedFile) => string {
  const known = new WeakMap<AddedFile, string>();
  return (file) => {
    const url = known.get(file) ?? URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    known.set(file, url);
    return url;
  };
}
