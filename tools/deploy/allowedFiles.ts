import { DeployError } from './errors';
import { SHARED } from './hostLines';

/** Extensions of files that every host sends as they are. */
const sentAsTheyAre = [
  ...['html', 'css', 'js', 'json', 'txt', 'xml', 'webmanifest', 'ics', 'svg', 'wasm', 'woff2'],
  ...['avif', 'webp', 'jpg', 'jpeg', 'png', 'gif', 'ico', 'mp3', 'mp4', 'webm'],
  ...['pdf', 'csv', 'docx', 'odt', 'xlsx', 'ods', 'gpx', 'zip'],
];

/** The one file of the export that has no extension: in its root, and nowhere else. */
const ofTheHost = '_headers';

/** A host may run a file with any of these among its extensions: also `flyer.php.pdf` (Apache, mod_mime). */
const program =
  /\.(?:php\d?|pht(?:ml?)?|phar|phps|cgi|fcgi|pl|py|rb|sh|shtml?|stm|aspx?|ashx|jspx?|cfm|lua)(?:\.|$)/i;

/**
 * Whether a file of a site may go to a host: of a kind that no host runs. Whoever may
 * change a text of the site may not get code to run there.
 * @param path from the root of the site, with `/`
 */
export function isAllowed(path: string): boolean {
  if (path === ofTheHost) return true;
  if (path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) return false;
  const name = path.replace(/\.(?:br|gz)$/i, '');
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return sentAsTheyAre.includes(extension) && !program.test(name);
}

/** @throws DeployError that names the first file of a site that may not go to a host */
export function refuseOtherKinds(paths: Iterable<string>): void {
  for (const path of paths) {
    if (isAllowed(path)) continue;
    throw new DeployError(
      path === SHARED
        ? `${path} wordt niet overgenomen: de regels voor de webserver maakt dit programma zelf. Er is niets verstuurd.`
        : `${path} mag niet op een host: alleen pagina’s, stijlen, scripts van de site, foto’s, lettertypes, agenda’s en documenten worden verstuurd. Verwijder het bestand, ook in de map public.`,
    );
  }
}
