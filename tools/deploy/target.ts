import { readFileSync } from 'node:fs';
import { DeployError } from './errors';

/** The protocols of a host, each with the port that it has when an address names none. */
const ports = { sftp: 22, ftps: 21 };
export type Protocol = keyof typeof ports;

/** Where to publish and how to be let in. */
export type Target = {
  protocol: Protocol;
  host: string;
  port: number;
  user: string;
  /** Folder of the site on the host, without a slash at the end; `.` is where the login arrives. */
  folder: string;
  password: string | null;
  /** A private key (its text) instead of a password, sftp only. */
  key: string | null;
  keyPassphrase: string | null;
  /** Accepted host keys, `SHA256:…`, sftp only. */
  hostKeys: string[];
  /** An extra certificate authority (PEM) that may vouch for the host, ftps only. */
  ca: string | null;
};

type Env = Record<string, string | undefined>;

const EXAMPLE = 'bijvoorbeeld DEPLOY_URL=sftp://gebruiker@host.be/www of ftps://gebruiker@host.be/www';

/**
 * Reads the `DEPLOY_…` settings (see README.md).
 * @throws DeployError naming the setting that is missing or wrong
 */
export function readTarget(env: Env): Target {
  const { url, protocol } = parseUrl(env.DEPLOY_URL);
  const password = env.DEPLOY_PASSWORD || null;
  const key = protocol === 'sftp' && env.DEPLOY_KEY ? readSetting('DEPLOY_KEY', env.DEPLOY_KEY) : null;
  if (password === null && key === null) {
    throw new DeployError(
      `Zonder wachtwoord kan ik niet binnen: zet het in DEPLOY_PASSWORD${
        protocol === 'sftp' ? ' (of het pad van je sleutel in DEPLOY_KEY)' : ''
      }. Bewaar het nooit in een bestand van dit project.`,
    );
  }
  return {
    protocol,
    host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
    port: Number(url.port || ports[protocol]),
    user: decodeURIComponent(url.username),
    folder: folderOf(url.pathname),
    password,
    key,
    keyPassphrase: env.DEPLOY_KEY_PASSPHRASE || null,
    hostKeys: (env.DEPLOY_HOST_KEY ?? '').split(/[\s,]+/).flatMap(hostKey),
    ca: protocol === 'ftps' && env.DEPLOY_CA ? readSetting('DEPLOY_CA', env.DEPLOY_CA) : null,
  };
}

function parseUrl(value: string | undefined): { url: URL; protocol: Protocol } {
  if (!value) throw new DeployError(`Ik weet niet waarheen: DEPLOY_URL ontbreekt (${EXAMPLE}).`);
  if (!URL.canParse(value)) throw new DeployError(`DEPLOY_URL is geen adres (${EXAMPLE}).`);
  const url = new URL(value);
  // Checked before anything else, and without repeating the address: it holds the password.
  if (url.password !== '') {
    throw new DeployError(
      'In DEPLOY_URL staat een wachtwoord. Haal het daar weg en zet het in DEPLOY_PASSWORD; een adres belandt te makkelijk in een logboek.',
    );
  }
  if (url.protocol === 'ftp:') {
    throw new DeployError(
      'ftp:// stuurt je wachtwoord leesbaar over het internet. Gebruik ftps:// of sftp:// in DEPLOY_URL; vraag je hostingbedrijf welk van de twee het aanbiedt.',
    );
  }
  const protocol = url.protocol.slice(0, -1);
  if (!isProtocol(protocol)) {
    throw new DeployError(
      `DEPLOY_URL begint met ${url.protocol}//, maar dat kan alleen met ${Object.keys(ports).join(':// of ')}:// (${EXAMPLE}).`,
    );
  }
  if (url.hostname === '') throw new DeployError(`In DEPLOY_URL ontbreekt de naam van de host (${EXAMPLE}).`);
  if (url.username === '') throw new DeployError(`In DEPLOY_URL ontbreekt de gebruiker (${EXAMPLE}).`);
  if (!/^(\/[^/].*)?\/?$/.test(url.pathname))
    throw new DeployError(`De map in DEPLOY_URL klopt niet (${EXAMPLE}).`);
  return { url, protocol };
}

const isProtocol = (name: string): name is Protocol => Object.hasOwn(ports, name);

/** `/~/www` is a folder under the one where the login arrives, the usual way to write that. */
function folderOf(pathname: string): string {
  const path = decodeURIComponent(pathname).replace(/\/+$/, '');
  if (path === '' || path === '/~') return '.';
  return path.startsWith('/~/') ? path.slice(3) : path;
}

/** A fingerprint as hosts show it, with or without `SHA256:` before it or `=` after it. */
function hostKey(written: string): string[] {
  if (written === '') return [];
  if (/^(MD5:)?([0-9a-f]{2}:){15}[0-9a-f]{2}$/i.test(written)) {
    throw new DeployError(
      'DEPLOY_HOST_KEY is een vingerafdruk van de oude soort (MD5). Vraag je hostingbedrijf die van de soort SHA256, of laat de instelling één keer weg: dan toont de opdracht ze.',
    );
  }
  return [`SHA256:${written.replace(/^SHA256:/i, '').replace(/=+$/, '')}`];
}

function readSetting(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new DeployError(`Ik kan het bestand van ${name} niet lezen: ${file}. Controleer het pad.`);
  }
}
