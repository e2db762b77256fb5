import { createStore, delMany, get, keys, set, setMany, type UseStore } from 'idb-keyval';
import type { Answers } from '@/lib/begin/answers';
import type { FileLists } from '@/lib/content/check/attachments';
import type { Texts } from '@/lib/content/check/sources';
import type { FileName } from '@/lib/content/schemas/files';
import { migratedDraft } from './migrated';

/** A new photo or document. */
export type AddedFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** A content file on the code host that is no valid YAML: it was changed outside of the editor. */
export type BrokenFile = {
  text: string;
  /** Whether the code host has an earlier version without problems. */
  isRestorable: boolean;
};

/** The six answers of a group that begins; the texts of its draft are made of them. */
type Begun = {
  answers: Answers;
  /** 0 before the first question, 1 to 6, and 7 after the last. */
  question: number;
  /** Whether none that is needed for a site is blank or wrong. */
  isComplete: boolean;
  /** The commit of another group that began too, when somebody chose to put this one in its place. */
  replaces?: string | undefined;
};

/** Unpublished changes. The browser stores it, so names of properties do not change. */
export type Draft = {
  /** The content that was changed. */
  base: {
    commit: string | null;
    texts: Texts;
    /** Whether those are the public texts, without private fields and comments. */
    isWithoutPrivateFields: boolean;
    /** The photos and documents of that commit, when it is newer than the content that the editor opened. */
    files?: FileLists;
    /** Content files that are no valid YAML on the code host; `texts` has their last good version. */
    broken?: Readonly<Partial<Record<FileName, BrokenFile>>>;
  };
  /** All content files, with the changes. */
  texts: Texts;
  /** The answers of a group that begins: publishing replaces everything of the example group. */
  begun?: Begun | undefined;
  /** The broken files to restore: publishing writes their text, also without other changes. */
  restored?: readonly FileName[] | undefined;
  /** By their path from the project folder: `content/fotos/leiding/nel-3f9a.jpg`. */
  files: Readonly<Record<string, AddedFile>>;
  /** The hashes of the files that the code host has already: an interrupted upload continues after them. */
  sent: Readonly<Record<string, string>>;
  /**
   * The commit for which the code host did not answer yet whether the branch has it, with the texts of the draft that it was made of.
   */
  pending?: { commit: string; texts: Texts } | undefined;
  /** Time of the last change, in ms since 1970. */
  changedAt: number;
};

/** The stored draft of this browser. */
export type Drafts = {
  /** Another tab has the draft: nothing is saved before `turn`. */
  isReadOnly: boolean;
  /** Resolves when the tab that has the draft is closed and this one may save. It may never resolve. */
  turn: Promise<void>;
  /**
   * The draft as it was last saved; undefined when there is none.
   * @throws UnreadableDraftError when storage does not answer, after some tries: there may be one
   */
  latest: () => Promise<Draft | undefined>;
  /**
   * Saves a draft at once; of those that come while one is being written, the last. Resolves when it is written.
   * @throws DraftError when this device allows no storage, or is full
   */
  save: (draft: Draft) => Promise<void>;
  /** Deletes the stored draft. */
  forget: () => Promise<void>;
  /** Releases the draft for another tab. */
  close: () => void;
};

/** The draft cannot be stored: in Dutch, with what to do. */
export class DraftError extends Error {
  override name = 'DraftError';
  constructor(options?: ErrorOptions) {
    super(
      'Dit toestel laat niet toe dat je wijzigingen bewaard worden, of het staat vol. Zet ze online voor je dit venster sluit, of laat het open staan.',
      options,
    );
  }
}

/** There may be a draft that could not be read: in Dutch, with what to do. Nothing may be written over it. */
export class UnreadableDraftError extends Error {
  override name = 'UnreadableDraftError';
  constructor(options?: ErrorOptions) {
    super(
      'Wat op dit toestel misschien nog niet online stond, kan nu niet gelezen worden. Het blijft staan: sluit andere vensters en herlaad deze pagina. Wat je nu verandert, wordt op dit toestel niet bewaard; zet het online voor je dit venster sluit.',
      options,
    );
  }
}

/** ms before storage is read again: browsers close it at times, or are still busy with another tab. */
const readAgainAfter = [100, 400, 1500];

/** In ms. Browsers may empty storage that is not used: a warning is due after a day. */
const oneDay = 24 * 3_600_000;

/** Whether the last change was more than a day ago. @param now in ms since 1970 */
export const isOverADayOld = ({ changedAt }: Draft, now: number): boolean => now - changedAt > oneDay;

const textKey = 'draft';
const fileKey = (path: string) => `file:${path}`;
type StoredDraft = Omit<Draft, 'files'> & { paths: readonly string[] };

/**
 * Opens the draft of this browser.
 * @param name of the database; another one for tests
 */
export async function openDrafts(name = 'beheer'): Promise<Drafts> {
  let store = createStore(name, 'draft');
  const { isReadOnly, turn, close } = await lock(name);
  let isOwner = !isReadOnly;
  const known = new Map<string, AddedFile>();
  let writing: Promise<void> | undefined;
  let next: { draft: Draft | undefined } | undefined; // writes are sequential; of the waiting drafts, only the last is written

  const writeAll = async () => {
    try {
      while (next) {
        const { draft } = next;
        next = undefined;
        try {
          await (draft ? writeDraft(store, draft, known) : clearDraft(store, known));
        } catch (error) {
          if (!next) throw error; // a later draft may fit
        }
      }
    } finally {
      writing = undefined; // before callers continue: what they save then is another write
    }
  };
  const save = async (draft: Draft | undefined) => {
    if (!isOwner) return;
    next = { draft };
    writing ??= writeAll();
    await writing.catch((cause: unknown) => {
      throw new DraftError({ cause });
    });
  };
  const latest = async () => {
    for (const wait of readAgainAfter) {
      try {
        return await readDraft(store, known);
      } catch {
        await new Promise((again) => setTimeout(again, wait));
        store = createStore(name, 'draft'); // a connection that failed stays so
      }
    }
    return readDraft(store, known).catch((cause: unknown) => {
      throw new UnreadableDraftError({ cause });
    });
  };
  return {
    isReadOnly,
    turn: turn.then(() => {
      isOwner = true;
    }),
    close,
    latest,
    save,
    forget: () => save(undefined),
  };
}

/**
 * Opens the draft of a project on this computer: `npm run bewerk` has the same address for each of them.
 * @param isOwn whether a draft of before drafts knew their project is of this one; it is taken over
 */
export async function openDraftsOf(project: string, isOwn: (draft: Draft) => boolean): Promise<Drafts> {
  const drafts = await openDrafts(`beheer-${project}`);
  if (drafts.isReadOnly || (await drafts.latest())) return drafts;
  const former = await openDrafts();
  const draft = former.isReadOnly ? undefined : await former.latest();
  if (draft && isOwn(draft)) {
    await drafts.save(draft);
    await former.forget();
  }
  former.close();
  return drafts;
}

async function clearDraft(store: UseStore, known: Map<string, AddedFile>): Promise<void> {
  known.clear();
  await delMany(await keys(store), store);
}

/** Writes files first, so that a stored draft has all files that it names; unchanged files are not written again. */
async function writeDraft(
  store: UseStore,
  { files, ...draft }: Draft,
  known: Map<string, AddedFile>,
): Promise<void> {
  const added = Object.entries(files).filter(([path, file]) => known.get(path) !== file);
  if (added.length > 0)
    await setMany(
      added.map(([path, file]) => [fileKey(path), file]),
      store,
    );
  const stored: StoredDraft = { ...draft, paths: Object.keys(files) };
  await set(textKey, stored, store);
  for (const [path, file] of added) known.set(path, file);
  const gone = [...known.keys()].filter((path) => !(path in files));
  if (gone.length > 0) await delMany(gone.map(fileKey), store);
  for (const path of gone) known.delete(path);
}

async function readDraft(store: UseStore, known: Map<string, AddedFile>): Promise<Draft | undefined> {
  const stored = await get<StoredDraft>(textKey, store);
  if (!stored) return undefined;
  const { paths, ...draft } = stored;
  const files: Record<string, AddedFile> = {};
  for (const path of paths) {
    const file = await get<AddedFile>(fileKey(path), store);
    if (file) files[path] = file;
  }
  known.clear();
  for (const [path, file] of Object.entries(files)) known.set(path, file);
  return migratedDraft({ ...draft, files });
}

/** One tab has the draft until it closes, then the next. In a browser without the Web Locks API every tab saves. */
async function lock(name: string): Promise<Pick<Drafts, 'isReadOnly' | 'turn' | 'close'>> {
  const never = new Promise<void>(() => undefined);
  if (!('locks' in navigator)) return { isReadOnly: false, turn: never, close: () => undefined };
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (own) => {
      if (own) return new Promise<void>((close) => resolve({ isReadOnly: false, turn: never, close }));
      resolve({ isReadOnly: true, ...waitForLock(name) });
    });
  });
}

/** Waits for the tab that has the draft; a reloaded page may wait for its former self. */
function waitForLock(name: string): Pick<Drafts, 'turn' | 'close'> {
  const waiting = new AbortController();
  let close = () => waiting.abort();
  const turn = new Promise<void>((begin) => {
    navigator.locks
      .request(name, { signal: waiting.signal }, () => {
        begin();
        return new Promise<void>((end) => {
          close = end;
        });
      })
      .catch(() => undefined); // closed before its turn
  });
  return { turn, close: () => close() };
}
