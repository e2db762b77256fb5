import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { Stats } from 'ssh2';
import SftpClient from 'ssh2-sftp-client';
import { errorParts, HostError } from './errors';
import type { Host } from './host';
import { denied, failedTransfer, full, lost, unreachable } from './problems';
import type { Target } from './target';

type KeyboardInteractive = [
  name: string,
  instructions: string,
  language: string,
  prompts: readonly unknown[],
  answer: (answers: string[]) => void,
];

const NO_SUCH_FILE = '2'; // status codes: draft-ietf-secsh-filexfer-02, section 7
const PERMISSION_DENIED = '3';
const FAILURE = '4';
/** What every server accepts in one message (same draft, section 3). */
const PART = 32_000;

/** Kinds of host key to ask for: first what both sides like best, and a host that has several may show another one then. */
const hostKeyKinds = [
  undefined,
  ['ssh-ed25519'],
  ['rsa-sha2-512', 'rsa-sha2-256'],
  ['ecdsa-sha2-nistp256', 'ecdsa-sha2-nistp384', 'ecdsa-sha2-nistp521'],
] as const;

/**
 * Logs in over SFTP. The host key is compared with the expected ones before the password or key is offered; a host that shows another
 * one is asked for its other kinds.
 * @throws HostError
 */
export async function connectSftp(target: Target): Promise<Host> {
  let untrusted: HostError | undefined;
  for (const kinds of hostKeyKinds) {
    try {
      return await logIn(target, kinds);
    } catch (error) {
      if (error instanceof HostError && error.problem === 'untrusted') untrusted ??= error;
      else if (!untrusted) throw error;
      if (target.hostKeys.length === 0) break;
    }
  }
  throw untrusted;
}

async function logIn(target: Target, kinds: (typeof hostKeyKinds)[number]): Promise<Host> {
  let shown: string | null = null;
  const client = new SftpClient('sftp', {}); // no callbacks: the library's own write to the console
  // Some hosts ask for the password as a question, and take it no other way.
  client.on('keyboard-interactive', (...[, , , prompts, answer]: KeyboardInteractive) =>
    answer(prompts.map(() => target.password ?? '')),
  );
  const sftp = await client
    .connect({
      // The library's own socket gathers small messages, and each request then waits 40 ms for an acknowledgement.
      sock: connect({ host: target.host, port: target.port, noDelay: true }),
      username: target.user,
      ...(target.key === null ? {} : { privateKey: target.key }),
      ...(target.keyPassphrase === null ? {} : { passphrase: target.keyPassphrase }),
      ...(target.password === null ? {} : { password: target.password, tryKeyboard: true }),
      ...(kinds && { algorithms: { serverHostKey: [...kinds] } }),
      hostVerifier: (key: Buffer) => {
        shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
        return target.hostKeys.includes(shown);
      },
      readyTimeout: 20_000,
      keepaliveInterval: 10_000,
      keepaliveCountMax: 3,
    })
    .catch((error: unknown) => {
      throw connectionProblem(error, target, shown);
    });

  let closed = false;
  client.on('close', () => {
    closed = true;
  });

  const at = (path: string) => (path === '' ? target.folder : `${target.folder}/${path}`);

  /** Free bytes of the host's disk; null where the server cannot tell (an extension of OpenSSH). */
  const freeSpace = () =>
    new Promise<number | null>((resolve) => {
      try {
        sftp.ext_openssh_statvfs(target.folder, (error, info: { f_bavail?: unknown } | undefined) =>
          resolve(error ? null : Number(info?.f_bavail)),
        );
      } catch {
        resolve(null);
      }
    });

  async function problem(error: unknown, path: string): Promise<HostError> {
    const { code, message } = errorParts(error);
    if (code === PERMISSION_DENIED) return denied(path);
    if (code === FAILURE) {
      return (await freeSpace()) === 0 ? full(path) : failedTransfer(path, message);
    }
    if (/^\d+$/.test(code)) return failedTransfer(path, message);
    if (message.includes('Server does not support this extended request')) {
      return new HostError(
        'other',
        `De SFTP-server van ${target.host} kan een bestand niet in één stap vervangen (posix-rename). Vraag je hostingbedrijf ernaar, of gebruik ftps:// in DEPLOY_URL.`,
      );
    }
    return lost(target, message);
  }

  /** Runs one action; returns `whenMissing` for a missing file and throws a HostError for everything else. */
  async function run<T>(path: string, action: () => Promise<T>, whenMissing?: () => T): Promise<T> {
    try {
      return await action();
    } catch (error) {
      const { code } = errorParts(error);
      if (whenMissing && (code === NO_SUCH_FILE || code === 'ENOENT')) return whenMissing();
      throw await problem(error, path);
    }
  }

  /** A request of the protocol itself, where the library hides what went wrong behind a sentence. */
  const ask = <T>(request: (done: (error: Error | null | undefined, answer: T) => void) => void) =>
    new Promise<T>((resolve, reject) => {
      if (closed) reject(new Error('connection closed'));
      else request((error, answer) => (error ? reject(error) : resolve(answer)));
    });
  const stat = (path: string) => ask<Stats>((done) => sftp.stat(at(path), done));

  return {
    list: (folder) =>
      run(
        folder,
        async () =>
          (await client.list(at(folder))).map((entry) => ({
            name: entry.name,
            type: entry.type === '-' ? 'file' : entry.type === 'd' ? 'folder' : 'other',
            size: entry.size,
          })),
        () => null,
      ),
    folders: () =>
      run('', async () =>
        (await client.list('.')).filter(({ type }) => type === 'd').map(({ name }) => name),
      ),
    size: (path) =>
      run<number | null>(
        path,
        async () => (await stat(path)).size,
        () => null,
      ),
    read: (path) =>
      run(
        path,
        async () => {
          const bytes = await client.get(at(path));
          if (!Buffer.isBuffer(bytes)) throw new Error(`no bytes for ${path}`);
          return bytes;
        },
        () => null,
      ),
    // Not the library's own `put`: on a full disk that reports success for half a file.
    write: (path, bytes) =>
      run(path, async () => {
        const handle = await ask<Buffer>((done) => sftp.open(at(path), 'w', done));
        try {
          for (let start = 0; start < bytes.length; start += PART) {
            const length = Math.min(PART, bytes.length - start);
            await ask<void>((done) => sftp.write(handle, bytes, start, length, start, done));
          }
        } finally {
          await ask<void>((done) => sftp.close(handle, done)).catch(() => undefined);
        }
      }),
    // The plain rename of this protocol refuses to replace a file; this extension replaces it in one step.
    rename: (from, to) =>
      run(to, async () => {
        await client.posixRename(at(from), at(to));
      }),
    remove: (path) =>
      run(
        path,
        () => ask<void>((done) => sftp.unlink(at(path), done)),
        () => undefined,
      ),
    makeFolder: (path) =>
      run(path, async () => {
        try {
          await ask<void>((done) => sftp.mkdir(at(path), done));
        } catch (error) {
          // An existing folder gives the same bare "Failure" as a full disk.
          const there = await stat(path).catch(() => null);
          if (!there?.isDirectory()) throw error;
        }
      }),
    removeFolder: (path) =>
      run(
        path,
        async () => {
          try {
            await ask<void>((done) => sftp.rmdir(at(path), done));
            return true;
          } catch (error) {
            if (errorParts(error).code === FAILURE) return false; // not empty
            throw error;
          }
        },
        () => false,
      ),
    close: async () => {
      await client.end();
    },
  };
}

function connectionProblem(error: unknown, target: Target, shown: string | null): HostError {
  const { code, message } = errorParts(error);
  if (shown !== null && !target.hostKeys.includes(shown)) {
    return new HostError(
      'untrusted',
      target.hostKeys.length === 0
        ? `Ik weet niet of ${target.host} wel je host is: DEPLOY_HOST_KEY ontbreekt. De host toont nu ${shown}. Vergelijk dat met wat je hostingbedrijf opgeeft; klopt het, zet het dan in DEPLOY_HOST_KEY.`
        : `De sleutel van ${target.host} is niet die van DEPLOY_HOST_KEY: de host toont ${shown}. Er is niets verstuurd, ook je wachtwoord niet. Vraag je hostingbedrijf of de sleutel gewijzigd is; pas daarna DEPLOY_HOST_KEY aan. Heeft hij er meer dan één, zet ze dan allemaal in DEPLOY_HOST_KEY, met een spatie ertussen.`,
    );
  }
  if (/authentication methods failed/i.test(message)) {
    return new HostError(
      'login',
      `${target.host} weigert ${target.user}: het wachtwoord of de sleutel klopt niet. Kijk DEPLOY_URL (gebruiker) en DEPLOY_PASSWORD of DEPLOY_KEY na.`,
    );
  }
  if (/privateKey|passphrase/i.test(message)) {
    return new HostError(
      'login',
      `De sleutel in DEPLOY_KEY is niet bruikbaar (${message}). Staat er een wachtwoord op, zet dat dan in DEPLOY_KEY_PASSPHRASE.`,
    );
  }
  return unreachable(target, code, message);
}
