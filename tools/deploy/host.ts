import { HostError, isConnectionLost } from './errors';

type Entry = { name: string; type: 'file' | 'folder' | 'other'; size: number };

/**
 * The few things a deploy asks of a host. Paths are relative to the folder of the site, with `/` between the parts.
 * Every method throws a `HostError`. One thing at a time: FTP can do no more. `write`, `rename` and `remove` may be repeated
 * without harm.
 */
export interface Host {
  /** What stands in a folder (`''` is the site itself), hidden names too; null when there is no such folder. */
  list(folder: string): Promise<Entry[] | null>;
  /** The folders that stand where the login arrives, for who named one that is not there. */
  folders(): Promise<string[]>;
  /** Bytes of a file, or null when there is none. */
  size(path: string): Promise<number | null>;
  /** The whole file, or null when there is none. */
  read(path: string): Promise<Buffer | null>;
  /** Writes a whole file, over what was there. */
  write(path: string, bytes: Buffer): Promise<void>;
  /** Moves a file or folder in one step; a file in its place is replaced, so that no reader misses it. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; one that is gone already is no error. */
  remove(path: string): Promise<void>;
  /** Makes a folder; one that is there already is no error. */
  makeFolder(path: string): Promise<void>;
  /** Removes an empty folder; false when it is not empty or not there. */
  removeFolder(path: string): Promise<boolean>;
  close(): Promise<void>;
}

type Retry = {
  /** Waits this many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** Called before every new attempt. */
  report: (message: string) => void;
};

/** How often in a row one action may fail. */
const ATTEMPTS = 5;
/** Milliseconds before the first new attempt; doubled each time. */
const FIRST_WAIT = 1000;

/**
 * A host that survives a cut connection: it connects when first needed, connects again after a cut, repeats the action
 * and gives up after five failures in a row.
 */
export function reconnecting(connect: () => Promise<Host>, retry: Retry): Host {
  let open: Host | null = null;

  async function attempt<T>(action: (host: Host, again: boolean) => Promise<T>) {
    for (let failures = 0; ; ) {
      try {
        open ??= await connect();
        return await action(open, failures > 0);
      } catch (error) {
        await open?.close().catch(() => undefined);
        open = null;
        if (!isConnectionLost(error)) throw error;
        failures += 1;
        if (failures >= ATTEMPTS) throw error;
        const pause = FIRST_WAIT * 2 ** (failures - 1);
        retry.report(`De verbinding viel weg. Nieuwe poging over ${pause / 1000} s.`);
        await retry.wait(pause);
      }
    }
  }

  return {
    list: (folder) => attempt((host) => host.list(folder)),
    folders: () => attempt((host) => host.folders()),
    size: (path) => attempt((host) => host.size(path)),
    read: (path) =>
      attempt(async (host) => {
        const size = await host.size(path);
        if (size === null) return null;
        const bytes = await host.read(path);
        if (bytes?.length !== size) throw cut(`${path} kwam niet heel over.`);
        return bytes;
      }),
    // Always from the first byte: a server may still be writing what an earlier connection sent, so the length of half
    // a file proves nothing about its contents.
    write: (path, bytes) =>
      attempt(async (host) => {
        await host.write(path, bytes);
        // Both libraries can report success on a connection that dies at the last moment.
        if ((await host.size(path)) !== bytes.length) throw cut(`${path} kwam niet heel aan.`);
      }),
    rename: (from, to) =>
      attempt(async (host, again) => {
        // The answer of a first attempt may have been lost: what has left its old place has moved.
        if (again && (await host.size(from)) === null) return;
        await host.rename(from, to);
      }),
    remove: (path) => attempt((host) => host.remove(path)),
    makeFolder: (path) => attempt((host) => host.makeFolder(path)),
    removeFolder: (path) => attempt((host) => host.removeFolder(path)),
    close: async () => {
      await open?.close().catch(() => undefined);
      open = null;
    },
  };
}

const cut = (what: string) =>
  new HostError(
    'connection',
    `De verbinding met de host bleef wegvallen: ${what} Je site is heel. Controleer je internet en voer de opdracht opnieuw uit: ze gaat verder waar ze gebleven was.`,
  );
