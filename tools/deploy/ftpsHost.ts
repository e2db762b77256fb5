import { isIP } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { createSecureContext, rootCertificates } from 'node:tls';
import { Client, FileType, FTPError } from 'basic-ftp';
import { errorParts, HostError } from './errors';
import type { Host } from './host';
import { denied, failedTransfer, full, lost, unreachable } from './problems';
import type { Target } from './target';

const IMPLICIT_TLS_PORT = 990;
const NOT_FOUND = 550; // reply codes: RFC 959, section 4.2
const TIMEOUT = 30_000;

/**
 * Logs in over FTP with TLS (explicit; implicit on port 990). The certificate and the name in it are always checked,
 * also when the environment sets another one.
 * @throws HostError
 */
export async function connectFtps(target: Target): Promise<Host> {
  const client = new Client(TIMEOUT);
  await client
    .access({
      host: target.host,
      port: target.port,
      user: target.user,
      password: target.password ?? '',
      secure: target.port === IMPLICIT_TLS_PORT ? 'implicit' : true,
      secureOptions: {
        rejectUnauthorized: true,
        ...(isIP(target.host) ? {} : { servername: target.host }),
        // made once: reading all authorities again costs 30 ms for each file
        ...(target.ca === null
          ? {}
          : { secureContext: createSecureContext({ ca: [...rootCertificates, target.ca] }) }),
      },
    })
    .catch((error: unknown) => {
      client.close();
      throw connectionProblem(error, target);
    });

  const at = (path: string) => (path === '' ? target.folder : `${target.folder}/${path}`);

  function problem(error: unknown, path: string): HostError {
    const { message } = errorParts(error);
    if (!(error instanceof FTPError) || [421, 425, 426].includes(error.code)) {
      return lost(target, message);
    }
    // 451 ("local error") is the answer of ProFTPD when a disk fills up in the middle of a file.
    if ([451, 452, 552].includes(error.code) || /no space|quota/i.test(message)) return full(path);
    if (/permission|denied/i.test(message)) return denied(path);
    return failedTransfer(path, message);
  }

  /** Runs one action; returns `whenMissing` for a missing file and throws a HostError for everything else. */
  async function run<T>(
    path: string,
    action: () => Promise<T>,
    whenMissing?: () => T | Promise<T>,
  ): Promise<T> {
    try {
      return await action();
    } catch (error) {
      if (whenMissing && isMissing(error)) return whenMissing();
      throw problem(error, path);
    }
  }

  const command = (verb: string, path: string) => client.send(`${verb} ${at(path)}`);
  const list = (folder: string) => client.list(at(folder));

  /** The protocol has one answer (550) for "not there" and "not allowed": listing its folder distinguishes them. */
  async function isFolder(path: string): Promise<boolean> {
    const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    const entries = await list(parent).catch(() => []);
    return entries.some((entry) => entry.name === path.slice(path.lastIndexOf('/') + 1) && entry.isDirectory);
  }

  return {
    list: (folder) =>
      run(
        folder,
        async () =>
          (await list(folder)).map((entry) => ({
            name: entry.name,
            type:
              entry.type === FileType.File ? 'file' : entry.type === FileType.Directory ? 'folder' : 'other',
            size: entry.size,
          })),
        () => null,
      ),
    folders: () =>
      run('', async () =>
        (await client.list()).filter(({ isDirectory }) => isDirectory).map(({ name }) => name),
      ),
    size: (path) =>
      run<number | null>(
        path,
        () => client.size(at(path)),
        () => null,
      ),
    read: (path) =>
      run<Buffer | null>(
        path,
        async () => {
          const parts: Buffer[] = [];
          const sink = new Writable({
            write(part: Buffer, _encoding, done) {
              parts.push(part);
              done();
            },
          });
          await client.downloadTo(sink, at(path));
          return Buffer.concat(parts);
        },
        () => null,
      ),
    write: (path, bytes) =>
      run(path, async () => {
        await client.uploadFrom(Readable.from(bytes.length === 0 ? [] : [bytes]), at(path));
      }),
    rename: (from, to) =>
      run(to, async () => {
        await client.rename(at(from), at(to));
      }),
    remove: (path) =>
      run(
        path,
        async () => {
          await command('DELE', path);
        },
        async () => {
          if ((await run(path, () => client.size(at(path)).catch(() => null))) !== null) throw denied(path);
        },
      ),
    makeFolder: (path) =>
      run(path, async () => {
        try {
          await command('MKD', path);
        } catch (error) {
          if (!(error instanceof FTPError && (await isFolder(path)))) throw error;
        }
      }),
    removeFolder: (path) =>
      run(path, async () => {
        try {
          await command('RMD', path);
          return true;
        } catch (error) {
          if (error instanceof FTPError) return false; // not empty, or gone
          throw error;
        }
      }),
    close: async () => {
      client.close();
    },
  };
}

/** Servers answer 550, and some 450 for a listing; both also stand for "not allowed". */
const isMissing = (error: unknown) =>
  error instanceof FTPError &&
  (error.code === NOT_FOUND
    ? !/denied/i.test(error.message)
    : /no such|not found|not exist/i.test(error.message));

function connectionProblem(error: unknown, target: Target): HostError {
  const { code, message } = errorParts(error);
  if (error instanceof FTPError) {
    return error.code === 530
      ? new HostError(
          'login',
          `${target.host} weigert ${target.user}: de gebruiker of het wachtwoord klopt niet. Kijk DEPLOY_URL (gebruiker) en DEPLOY_PASSWORD na.`,
        )
      : new HostError(
          error.code === 421 ? 'connection' : 'other',
          `${target.host} wil geen beveiligde verbinding maken (${message}). Vraag je hostingbedrijf of het ftps:// aanbiedt, of gebruik sftp://.`,
        );
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return untrusted(
      target,
      'het staat op een andere naam',
      'Gebruik in DEPLOY_URL de naam die je hostingbedrijf opgeeft.',
    );
  }
  if (code === 'CERT_HAS_EXPIRED')
    return untrusted(target, 'het is vervallen', 'Meld dat aan je hostingbedrijf.');
  if (/CERT|ISSUER|SIGNATURE/.test(code)) {
    return untrusted(
      target,
      'niemand staat ervoor in',
      'Geeft je hostingbedrijf een eigen certificaat (.pem)? Zet het pad ervan in DEPLOY_CA. Anders: publiceer niet en bel hen.',
    );
  }
  return unreachable(target, code, message);
}

const untrusted = (target: Target, why: string, remedy: string) =>
  new HostError(
    'untrusted',
    `Het certificaat van ${target.host} klopt niet: ${why}. Er is niets verstuurd, ook je wachtwoord niet. ${remedy}`,
  );
