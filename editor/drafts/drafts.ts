import { createStore, delMany, get, keys, set, setMany, type UseStore } from 'idb-keyval';
import type { FileLists } from '@/lib/content/attachments';
import type { Texts } from '@/lib/content/check';
import type { FileName } from '@/lib/content/schemas';
import { withCurrentNames } from './storedNames';

/** A photo or paper that somebody added. */
export type AddedFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** A content file on the code host with a mistake against the notation, made outside of the editor. */
export type BrokenFile = {
  text: string;
  /** Whether the code host has an earlier version that is good. */
  isRestorable: boolean;
};

/** What somebody changed and did not publish yet. */
export type Draft = {
  /** What the changes were made to. */
  base: {
    commit: string | null;
    texts: Texts;
    /** Whether those came from what everybody can read, without what the group wrote for itself. */
    isWithoutPrivateFields: boolean;
    /** The photos and papers that were there, where that is newer than what the editor opened with. */
    files?: FileLists;
    /** Content files that cannot be read on the code host; `texts` has their last good version. */
    broken?: Readonly<Partial<Record<FileName, BrokenFile>>>;
  };
  /** All content files, as changed. */
  texts: Texts;
  /** The broken files that somebody chose to restore: publishing writes their text, though nothing else changed in it. */
  restored?: readonly FileName[] | undefined;
  /** By their path from the project folder: `content/fotos/leiding/nel-3f9a.jpg`. */
  files: Readonly<Record<string, AddedFile>>;
  /** Of the files that the code host has already, the hash: an upload that was broken off goes on after them. */
  sent: Readonly<Record<string, string>>;
  /** Of the last change, in ms since 1970. */
  changedAt: number;
};

/** Keeps the draft of this browser. */
export type Drafts = {
  /** Another tab has the draft: this one may look, and keeps nothing before its turn. */
  isReadOnly: boolean;
  /** Ends when the tab that has the draft is closed: from then on this one has it. It may never end. */
  turn: Promise<void>;
  /** The draft as it was last kept. */
  latest: () => Promise<Draft | undefined>;
  /**
   * Keeps a draft at once; of those that come while one is being written, the last. Ends when all is written.
   * @throws DraftError when this device does not let anything be kept, or is full
   */
  save: (draft: Draft) => Promise<void>;
  /** Throws it away: it was published, or somebody asked to. */
  forget: () => Promise<void>;
  /** Lets another tab have the draft. */
  close: () => void;
};

/** In Dutch. */
export class DraftError extends Error {
  override name = 'DraftError';
}

/** After so long, in ms, a browser may empty its storage sooner than somebody comes back: time to offer the proposal file. */
const oneDay = 24 * 3_600_000;

/** Whether a draft has lain there for a day. @param now in ms since 1970 */
export const isOverADayOld = ({ changedAt }: Draft, now: number): boolean => now - changedAt > oneDay;

const textKey = 'draft';
const fileKey = (path: string) => `file:${path}`;
type StoredDraft = Omit<Draft, 'files'> & { paths: readonly string[] };

/**
 * Opens the draft of this browser.
 * @param name of the database; another one for tests
 */
export async function openDrafts(name = 'beheer'): Promise<Drafts> {
  const store = createStore(name, 'draft');
  const { isReadOnly, turn, close } = await lock(name);
  let isOwner = !isReadOnly;
  const known = new Map<string, AddedFile>();
  let writing: Promise<void> | undefined;
  let next: { draft: Draft | undefined } | undefined; // one after the other: of those that wait, the last

  const writeAll = async () => {
    try {
      while (next) {
        const { draft } = next;
        next = undefined;
        try {
          await (draft ? writeDraft(store, draft, known) : clearDraft(store, known));
        } catch (error) {
          if (!next) throw error; // one that came since may find room
        }
      }
    } finally {
      writing = undefined; // before anybody hears of it: what they keep then is another round
    }
  };
  const save = async (draft: Draft | undefined) => {
    if (!isOwner) return;
    next = { draft };
    writing ??= writeAll();
    await writing.catch((cause: unknown) => {
      throw new DraftError(
        'Dit toestel laat niet toe dat je wijzigingen bewaard worden, of het staat vol. Zet ze online voor je dit venster sluit, of kies ‘Stuur als voorstel’.',
        { cause },
      );
    });
  };
  return {
    isReadOnly,
    turn: turn.then(() => {
      isOwner = true;
    }),
    close,
    latest: () => readDraft(store, known),
    save,
    forget: () => save(undefined),
  };
}

async function clearDraft(store: UseStore, known: Map<string, AddedFile>): Promise<void> {
  known.clear();
  await delMany(await keys(store), store);
}

/** Files come first: a draft that names one has it. Those that are there already are not written again. */
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
  const stored = await get<StoredDraft>(textKey, store).catch(() => undefined);
  if (!stored) return undefined;
  const { paths, base, ...draft } = stored;
  const files: Record<string, AddedFile> = {};
  for (const path of paths) {
    const file = await get<AddedFile>(fileKey(path), store);
    if (file) files[path] = file;
  }
  known.clear();
  for (const [path, file] of Object.entries(files)) known.set(path, file);
  return { ...draft, base: withCurrentNames(base), files };
}

/** One tab has the draft until it closes, then the next. A browser without locks lets every tab write. */
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

/** Waits for the tab that has the draft. A page that is loaded anew may have to wait for itself. */
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
