import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from '@/lib/programs/debian';
import { freePort } from '@/lib/programs/ports';
import { startServer } from '@/lib/programs/programs';

const isRoot = process.getuid?.() === 0;
const SSHD = '/usr/sbin/sshd';
const PROFTPD = '/usr/sbin/proftpd';
const NOBODY = 65534;

export const PASSWORD = 'geheim & lang/genoeg?';

/**
 * Installs what is missing (on Debian, as root) and returns null, or the reason why these tests cannot run here.
 * @throws Error when `CI` is set: there they must run
 */
export function missingServers(): string | null {
  const missing = missingPrograms({
    [SSHD]: 'openssh-server',
    [PROFTPD]: 'proftpd-core',
    '/usr/lib/proftpd/mod_tls.so': 'proftpd-mod-crypto',
    '/usr/bin/openssl': 'openssl',
  });
  const reason = missing ?? tooOldOpenssl();
  if (reason && process.env.CI) throw new Error(reason);
  return reason ?? null;
}

/** Says which openssl is there when it cannot make a certificate by another one (`req -x509 -CA`), as those before 3.0. */
function tooOldOpenssl(): string | undefined {
  const version = execFileSync('openssl', ['version'], { encoding: 'utf8' }).trim();
  return /^OpenSSL (?![01]\.)/.test(version)
    ? undefined
    : `${version} is too old: OpenSSL 3.0 or newer is needed`;
}

export type DeployServer = {
  port: number;
  /** The environment with which `npm run deploy` reaches the folder `www`. */
  env: Record<string, string>;
  stop: () => Promise<void>;
};

/** An OpenSSH server of the test's own, for the user who runs the test, with a key as the only way in. */
export async function startSshd(base: string): Promise<DeployServer> {
  const folder = join(base, 'sshd');
  mkdirSync(folder, { recursive: true });
  if (isRoot) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 }); // its compiled-in place to drop privileges
  const hostKey = makeKey(join(folder, 'host'));
  const userKey = makeKey(join(folder, 'user'));
  writeFileSync(join(folder, 'authorized_keys'), readFileSync(`${userKey}.pub`));
  const port = await freePort();
  writeFileSync(
    join(folder, 'config'),
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${hostKey}
AuthorizedKeysFile ${join(folder, 'authorized_keys')}
PidFile ${join(folder, 'pid')}
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin yes
StrictModes no
MaxStartups 100
Subsystem sftp internal-sftp
ForceCommand internal-sftp
`,
  );
  const { close } = await startServer([SSHD, '-D', '-e', '-f', join(folder, 'config')], port);
  return {
    port,
    stop: close,
    env: {
      DEPLOY_URL: `sftp://${userInfo().username}@127.0.0.1:${port}${join(base, 'www')}`,
      DEPLOY_KEY: userKey,
      DEPLOY_HOST_KEY: fingerprintOf(hostKey),
    },
  };
}

/**
 * A ProFTPD server of the test's own with one user, as FTPS or as SFTP (with a password), and a certificate that its
 * own authority vouches for. Data connections use the given ports; `settings` are more lines of its configuration.
 */
export async function startProftpd(
  base: string,
  {
    protocol = 'ftps',
    passive,
    settings = '',
  }: { protocol?: 'ftps' | 'sftp'; passive?: readonly [number, number]; settings?: string | undefined } = {},
): Promise<DeployServer> {
  const folder = join(base, `proftpd-${protocol}`);
  mkdirSync(folder, { recursive: true });
  const uid = isRoot ? NOBODY : userInfo().uid;
  const gid = isRoot ? NOBODY : userInfo().gid;
  const hash = execFileSync('openssl', ['passwd', '-6', '-stdin'], {
    input: PASSWORD,
    encoding: 'utf8',
  }).trim();
  writeFileSync(join(folder, 'users'), `scout:${hash}:${uid}:${gid}::${base}:/bin/sh\n`, { mode: 0o600 });
  const port = await freePort();
  const tls = makeCertificates(join(base, 'tls'));
  const hostKey = makeKey(join(folder, 'host'));
  const secure =
    protocol === 'ftps'
      ? `LoadModule mod_tls.c
TLSEngine on
TLSRequired on
TLSProtocol TLSv1.2 TLSv1.3
TLSRSACertificateFile ${tls.certificate}
TLSRSACertificateKeyFile ${tls.key}
TLSLog ${join(folder, 'tls.log')}`
      : `LoadModule mod_sftp.c
SFTPEngine on
SFTPHostKey ${hostKey}
SFTPLog ${join(folder, 'sftp.log')}
SFTPAuthMethods password`;
  writeFileSync(
    join(folder, 'config'),
    `ServerType standalone
DefaultAddress 127.0.0.1
Port ${port}
UseIPv6 off
SocketBindTight on
ModulePath /usr/lib/proftpd
User ${nameOf(uid)}
Group ${groupOf(gid)}
PidFile ${join(folder, 'pid')}
ScoreboardFile ${join(folder, 'scoreboard')}
SystemLog ${join(folder, 'system.log')}
AuthOrder mod_auth_file.c
AuthUserFile ${join(folder, 'users')}
RequireValidShell off
WtmpLog off
TransferLog none
LogFormat each "%{iso8601} %P %m %J %s %b"
ExtendedLog ${join(folder, 'commands.log')} ALL each
${isRoot ? 'DefaultRoot ~' : ''}
AllowOverwrite on
AllowStoreRestart on
MaxInstances 60
<IfModule mod_delay.c>
DelayEngine off
</IfModule>
${passive ? `PassivePorts ${passive.join(' ')}` : ''}
${secure}
${settings}
`,
  );
  const { close } = await startServer([PROFTPD, '-n', '-q', '-c', join(folder, 'config')], port);
  const www = isRoot ? '/www' : join(base, 'www');
  return {
    port,
    stop: close,
    env: {
      DEPLOY_URL: `${protocol}://scout@127.0.0.1:${port}${www}`,
      DEPLOY_PASSWORD: PASSWORD,
      ...(protocol === 'ftps' ? { DEPLOY_CA: tls.authority } : { DEPLOY_HOST_KEY: fingerprintOf(hostKey) }),
    },
  };
}

/** Makes the folder of the site on the host, writable for the servers' user. */
export function makeHostFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
}

/** Lets the servers' user into a temporary folder that only its maker may enter. */
export const openToServers = (folder: string) => chmodSync(folder, 0o755);

/** A key pair; the path of the private half. */
export function makeKey(path: string): string {
  if (!existsSync(path)) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path]);
  return path;
}

const fingerprintOf = (key: string) =>
  execFileSync('ssh-keygen', ['-lf', `${key}.pub`], { encoding: 'utf8' }).split(' ')[1] ?? '';

/** An authority, and a certificate by it for the loopback addresses only. */
export function makeCertificates(folder: string) {
  const at = (name: string) => join(folder, name);
  const files = { authority: at('ca.pem'), certificate: at('host.pem'), key: at('host.key') };
  if (existsSync(files.certificate)) return files;
  mkdirSync(folder, { recursive: true });
  const openssl = (...args: string[]) =>
    execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...args], { stdio: 'pipe' });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const authorityKey = at('ca.key');
  openssl(...curve, '-subj', '/CN=Test CA', '-keyout', authorityKey, '-out', files.authority);
  const by = ['-CA', files.authority, '-CAkey', authorityKey];
  const names = [
    '-addext',
    'subjectAltName=IP:127.0.0.1,IP:127.0.0.2',
    '-addext',
    'basicConstraints=CA:FALSE',
  ];
  openssl(
    ...curve,
    '-subj',
    '/CN=test host',
    ...names,
    ...by,
    '-keyout',
    files.key,
    '-out',
    files.certificate,
  );
  return files;
}

/**
 * Whether whoever runs the tests may mount a disk here.
 * @throws Error when `CI` is set and that is not so: there the tests with a small disk must run
 */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    mountSmallDisk(folder, 100_000)();
    return true;
  } catch (error) {
    if (process.env.CI) throw error;
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Mounts a disk of so many bytes. Returns a function that unmounts it.
 * @throws Error where that is not allowed
 */
export function mountSmallDisk(folder: string, bytes: number): () => void {
  const run = (program: string, ...args: string[]) => {
    const [first = '', ...rest] = isRoot ? [program, ...args] : ['sudo', '-n', program, ...args];
    execFileSync(first, rest, { stdio: 'pipe' });
  };
  const owner = isRoot ? NOBODY : userInfo().uid;
  mkdirSync(folder, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', `size=${bytes},mode=755,uid=${owner}`, 'tmpfs', folder);
  return () => run('umount', '-l', folder);
}

const nameOf = (uid: number) => (uid === NOBODY ? 'nobody' : userInfo().username);
const groupOf = (gid: number) =>
  gid === NOBODY ? 'nogroup' : execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
