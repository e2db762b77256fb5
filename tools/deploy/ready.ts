import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { topFolders } from '@/lib/files/files';
import { refuseOtherKinds } from './allowedFiles';
import { hashOfContent, hashOfSite, readChecked } from './checked';
import { DeployError } from './errors';
import { SHARED } from './hostLines';
import { readSite, readSiteFile, sha256 } from './local';
import { originOf } from './look';
import type { FileMap } from './manifest';

const NEEDED = ['index.html', '404.html', 'robots.txt'];
const REMEDY = 'Voer npm run nakijken uit en probeer het opnieuw.';

type Ready = {
  /** The folder of the site. */
  folder: string;
  /** Makes the server's settings for the host name of the site and the folders at its top. */
  settings: (host: string, folders: readonly string[]) => string;
  /**
   * Of a site that was made here: the project, which remembers whether it was found good. Undefined where it was handed over:
   * then the run of which this is a part knows that it was checked.
   */
  own?: { root: string } | undefined;
};

/** A site as it goes to the host. */
export type ReadySite = {
  files: FileMap;
  /** @throws DeployError when the site was built again in the meantime */
  contents: (path: string, hash: string) => Promise<Buffer>;
  robots: Buffer;
};

/**
 * The site in a folder, with the settings that this program makes in the place of any that are there: whoever may change
 * what the site is built from cannot change them.
 * @throws DeployError with the reason and the remedy, for a site that is not whole, not the one that was checked, or holds
 * what no host may get
 */
export async function readySite({ folder, settings, own }: Ready): Promise<ReadySite> {
  const site = new Map(await readSite(folder));
  const missing = NEEDED.filter((path) => !site.has(path));
  if (missing.length > 0) {
    throw new DeployError(
      `De site in ${folder} is niet volledig: ${missing.join(', ')} ontbreekt. ${REMEDY}`,
    );
  }
  if (own) {
    await refuseUnchecked(site, folder, own);
    site.delete(SHARED); // the build writes one, for whoever copies the folder by hand
  }
  refuseOtherKinds(site.keys());
  const robots = await readFile(join(folder, 'robots.txt'));
  const bytes = Buffer.from(settings(hostOf(robots), topFolders(folder)));
  return {
    files: site.set(SHARED, { hash: sha256(bytes), size: bytes.length }),
    contents: async (path, hash) => (path === SHARED ? bytes : readSiteFile(folder, path, hash)),
    robots,
  };
}

/** The host name in `robots.txt`; it becomes a part of the settings, so nothing but a name may stand there. */
function hostOf(robots: Buffer): string {
  const origin = originOf(robots);
  const host = origin && new URL(origin).host;
  if (host && /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host)) return host;
  throw new DeployError(
    'Het adres van de site staat niet in haar robots.txt, of is geen gewoon adres. Kijk siteAdres in content/site.yaml na en voer npm run nakijken opnieuw uit.',
  );
}

async function refuseUnchecked(
  site: FileMap,
  folder: string,
  { root }: NonNullable<Ready['own']>,
): Promise<void> {
  const checked = readChecked(root);
  if (!checked) throw new DeployError(`De site in ${folder} is nog niet nagekeken. ${REMEDY}`);
  if (hashOfSite(site) !== checked.site) {
    throw new DeployError(
      `De site in ${folder} is niet die welke nagekeken is: ze is daarna opnieuw gebouwd of gewijzigd. ${REMEDY}`,
    );
  }
  if ((await hashOfContent(root)) !== checked.content) {
    throw new DeployError(`De inhoud is gewijzigd nadat de site nagekeken is. ${REMEDY}`);
  }
}
