import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadedBy } from '@/lib/loaded';
import { attribute, elementsOf } from '@/lib/markup';
import { type Command, run } from '@/lib/programs/programs';
import { DeployError, facts } from './errors';
import type { FileMap } from './manifest';

const REQUIRED = ['index.html', '404.html', '.htaccess'];
const REMEDY = 'Voer npm run build uit en probeer het opnieuw.';
const TEXT = /(\.(html|txt|js|css|json|xml|ics|webmanifest|svg)|(^|\/)(\.htaccess|_headers|_redirects))$/;
/** Addresses of the reader's own machine. In a script only with a port: libraries use a bare `http://localhost` as a base. */
const LOOPBACK = /\b(?:https?|wss?):\/\/(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])(:\d+)?/g;

/**
 * Runs the check of the content; what it prints is shown as it is.
 * @throws DeployError when it finds a problem or an example that is still there
 */
export async function checkContent(command: Command, print: (text: string) => void): Promise<void> {
  const { code, output } = await run(command, { quiet: true }).catch((error: unknown) => ({
    code: 1,
    output: facts(error).message,
  }));
  if (code === 0) return;
  print(output.trimEnd());
  throw new DeployError(
    'Er is niets gepubliceerd: de controle van de inhoud vond wat hierboven staat. Verbeter dat in de map content, voer npm run build uit en probeer het opnieuw.',
  );
}

/**
 * Refuses a site that is not whole: no build, half a build, a page that names a file that is not there, a build that
 * is older than the content, or one that was made for a try-out on this machine.
 * @throws DeployError naming every file that is wrong
 */
export async function checkSite(folder: string, site: FileMap, content: string): Promise<void> {
  const missing = REQUIRED.filter((path) => !site.has(path));
  if (missing.length > 0) {
    throw new DeployError(
      `De site in ${folder} is niet volledig: ${missing.join(', ')} ontbreekt. ${REMEDY}`,
    );
  }
  if ((await newest(content)) > (await stat(join(folder, 'index.html'))).mtimeMs) {
    throw new DeployError(`De inhoud is gewijzigd nadat de site gebouwd werd. ${REMEDY}`);
  }
  const broken: string[] = [];
  const loopback: string[] = [];
  for (const path of site.keys()) {
    if (!TEXT.test(path)) continue;
    const text = await readFile(join(folder, path), 'utf8');
    if (path.endsWith('.html')) {
      const gone = namedFiles(text, path).filter((name) => !site.has(name));
      broken.push(...gone.map((name) => `  - ${path} gebruikt ${name}`));
    }
    for (const [address, port] of text.matchAll(LOOPBACK)) {
      if (!path.endsWith('.js') || port !== undefined || !address.includes('localhost'))
        loopback.push(`  - ${path}: ${address}`);
    }
  }
  if (broken.length > 0) {
    throw new DeployError(
      ['De site is niet volledig: deze bestanden ontbreken.', ...listed(broken), REMEDY].join('\n'),
    );
  }
  if (loopback.length > 0) {
    throw new DeployError(
      [
        'Deze site is gemaakt om op deze computer te proberen: ze wijst naar adressen die bij bezoekers niet bestaan.',
        ...listed([...new Set(loopback)]),
        `Haal NEXT_PUBLIC_MAIL_ORIGIN uit je omgeving. ${REMEDY}`,
      ].join('\n'),
    );
  }
}

function listed(lines: readonly string[]): string[] {
  const shown = lines.slice(0, 20);
  return lines.length > shown.length ? [...shown, `  - en nog ${lines.length - shown.length} andere`] : shown;
}

/** Files of the site that a page loads, at once or later, as paths in the site. */
function namedFiles(html: string, page: string): string[] {
  const base = `http://site/${page}`;
  const addresses = elementsOf(html).flatMap((element) => {
    const value = (name: string) => attribute(element, name) ?? '';
    const isLoaded =
      element.tagName === 'link' && !/canonical|alternate|preconnect|dns-prefetch/.test(value('rel'));
    return isLoaded ? [value('href'), ...loadedBy(element)] : loadedBy(element);
  });
  const paths = addresses.flatMap((address) => {
    if (!URL.canParse(address, base)) return [];
    const url = new URL(address, base);
    return url.origin === 'http://site' ? [decodeURIComponent(url.pathname).slice(1)] : [];
  });
  return [...new Set(paths)];
}

/** When anything in a folder last changed, in milliseconds. */
async function newest(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(names.map((name) => stat(join(folder, name))));
  return Math.max(0, ...found.filter((entry) => entry.isFile()).map(({ mtimeMs }) => mtimeMs));
}
