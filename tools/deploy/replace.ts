import * as z from 'zod';
import { DeployError } from './errors';
import type { Host } from './host';
import { sha256 } from './local';
import { originOf } from './look';
import { STORE } from './manifest';
import type { HostRecords } from './publish';
import { upload } from './store';

/** Of which commit a site was made; of a project without git nothing is known. */
export type MadeOf = { commit: string /** When it was made, ISO 8601. */; at: string };

const madeOf = z.object({
  commit: z.string().regex(/^[0-9a-f]{7,64}$/),
  at: z.iso.datetime({ offset: true }),
});

type Publication = {
  robots: Buffer;
  madeOf?: MadeOf | undefined;
  /** `DEPLOY_REPLACE`: what of another site may be replaced, by the sign that the refusal named. */
  replaces?: string | undefined;
  /** `--ouder`: an older version may take the place of a newer one. */
  mayBeOlder: boolean;
  /** Asks the person at a terminal; undefined where nobody is. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

/**
 * Refuses to put a site in the place of another one that should stay: one that this program did not put there or that has another
 * address, a newer one of this project, and any site when there is only the page that says that one will come.
 * @throws DeployError with what is there and what to do
 */
export async function refuseToReplace(
  host: Host,
  found: HostRecords,
  publication: Publication,
): Promise<void> {
  const there = await host.read('robots.txt');
  const isSiteThere = there !== null && !isPlaceholder(there);
  if (isPlaceholder(publication.robots) && isSiteThere && found.manifest) {
    throw new DeployError(
      'Er is niets gepubliceerd: op de host staat jullie site, en wat nu gemaakt is, is de pagina ‘Hier komt de site’. In content/site.yaml staat weer de voorbeeldgroep: zet de inhoud van jullie groep terug, voer npm run nakijken uit en probeer het opnieuw.',
    );
  }
  await refuseForeign(host, found, publication, isSiteThere ? there : null);
  await refuseOlder(host, publication);
}

/** Whether a `robots.txt` is that of the page of a group that has not begun (pipeline/unbegun). */
const isPlaceholder = (robots: Buffer): boolean => /^Disallow:\s*\/\s*$/m.test(robots.toString('utf8'));

async function refuseForeign(
  host: Host,
  { manifest, pending }: HostRecords,
  { robots, replaces, ask }: Publication,
  there: Buffer | null,
): Promise<void> {
  const [address, other] = [originOf(robots), originOf(there)];
  const isOurs = manifest !== null || pending !== null;
  if (isOurs && (other === undefined || other === address)) return;
  const names = ((await host.list('')) ?? []).map(({ name }) => name).filter((name) => !name.startsWith('.'));
  // an index.html that is not ours is a conflict already: nothing overwrites it
  const homeName = isOurs
    ? 'index.html'
    : names.find((name) => /^(?:index|default)\.(?!html$)\w+$/i.test(name));
  const home = homeName === undefined ? null : await host.read(homeName);
  if (home === null) return;
  const sign = sha256(home).slice(0, 8);
  if (replaces === sign) return;

  const title = /<title>\s*([^<]*?)\s*<\/title>/i.exec(home.toString('utf8'))?.[1];
  const what = [
    isOurs
      ? `Op de host staat de site van een ander adres: ${other}.`
      : 'Op de host staat een site die niet van dit programma komt.',
    ...(title ? [`Haar titel: “${title}”.`] : []),
    `In haar map: ${names.sort().slice(0, 6).join(', ')}${names.length > 6 ? ` en nog ${names.length - 6}` : ''}.`,
  ].join(' ');
  const answer = await ask?.(
    `${what}\nMoet jullie site (${address ?? 'zonder adres'}) ze vervangen? Typ ja of nee: `,
  );
  if (answer?.trim().toLowerCase() === 'ja') return;
  throw new DeployError(
    `${what}\nEr is niets gepubliceerd. Is dit de verkeerde map of host, verander dan DEPLOY_URL. Moet jullie site ze vervangen, zet dan deze instelling erbij en probeer het opnieuw (in .github/workflows/publish.yml, bij env van de stap Publish):\n  DEPLOY_REPLACE: "${sign}"`,
  );
}

async function refuseOlder(host: Host, { madeOf: made, mayBeOlder }: Publication): Promise<void> {
  if (!made || mayBeOlder) return;
  const there = parseMadeOf(await host.read(STORE.madeOf));
  if (!there || there.commit === made.commit || Date.parse(there.at) <= Date.parse(made.at)) return;
  throw new DeployError(
    `Er is niets gepubliceerd: op de host staat een nieuwere versie (${words(there)}) dan deze (${words(made)}). Haal eerst de laatste wijzigingen op (git pull), en doe npm run nakijken opnieuw. Moet de oudere er toch op: npm run deploy -- --ouder.`,
  );
}

const words = ({ commit, at }: MadeOf) => `${commit.slice(0, 7)} van ${at.slice(0, 10)}`;

/** Stores on the host of which commit its site was made; of a site without one it stores nothing, so that what was known is not believed. */
export async function rememberMadeOf(host: Host, made: MadeOf | undefined): Promise<void> {
  if (made) await upload(host, STORE.madeOf, Buffer.from(JSON.stringify(made)));
  else await host.remove(STORE.madeOf);
}

function parseMadeOf(bytes: Buffer | null): MadeOf | undefined {
  try {
    return madeOf.safeParse(JSON.parse(bytes?.toString('utf8') ?? '')).data;
  } catch {
    return undefined; // of a version before this one, or cut off
  }
}

/** From the settings of a workflow that hands a site over, else from git in the project. */
export function madeOfIn(
  env: Record<string, string | undefined>,
  git: (...args: string[]) => string,
): MadeOf | undefined {
  const [commit = env.DEPLOY_COMMIT, at = env.DEPLOY_COMMIT_AT] =
    env.DEPLOY_FROM === undefined ? git('log', '-1', '--format=%H %cI').split(' ') : [];
  return madeOf.safeParse({ commit, at }).data;
}
