import { STORE } from './manifest';
import { type VisitResult, visit } from './visit';

/** What of a version a visitor is asked to see: the bytes of some of its files by path, and the home page of the version before. */
export type PublishedFiles = { files: ReadonlyMap<string, Buffer>; homeBefore?: Buffer | null };

export type Eyes = {
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** Aborted when the person asks to stop. */
  signal: AbortSignal;
};

/** What a visitor finds at the site's address; the texts are sentences for who publishes. */
type Sight =
  /** `isExact`: to the last byte. */
  | { kind: 'good'; remarks: string[]; isExact: boolean }
  /** It cannot be looked at from here: no name, no certificate or no answer (yet). */
  | { kind: 'unseen'; why: string }
  /** Something else than this site answers there. */
  | { kind: 'other'; why: string; remedy: string }
  /** This site answers, with an error. */
  | { kind: 'broken'; why: string; remedy: string };

type Answer = Extract<VisitResult, { kind: 'answer' }>;

const TRIES = 3;
const BETWEEN_TRIES = 2000; // for a server that is reading its settings anew
const UNKNOWN = 'deze-pagina-bestaat-niet/';

/** The site's own address, as its `robots.txt` names it (`siteAdres` of the content); undefined when it does not. */
export function originOf(robots: Buffer | null | undefined): string | undefined {
  const [, address = ''] = /^Sitemap:\s*(https?:\/\/\S+)$/im.exec(robots?.toString('utf8') ?? '') ?? [];
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Which files of a site the look needs: home, another page, a picture, the not-found page, and the file with address and headers. */
export function filesToSee(paths: readonly string[]): string[] {
  const page = paths.find((path) => /^(?!404\/|_)[^/]+\/index\.html$/.test(path));
  const picture = paths.find((path) => pictureType(path) !== undefined && path.startsWith('fotos/'));
  return ['index.html', page, picture, '404.html', '_headers', 'robots.txt'].filter(
    (path) => path !== undefined,
  );
}

/**
 * Looks at the site as a visitor would after it was published: home, another page, a picture, an address that does not exist,
 * and the headers that come with them. What is not good is looked at again before it counts.
 */
export async function lookAtSite(origin: string, site: PublishedFiles, eyes: Eyes): Promise<Sight> {
  for (let tries = 1; ; tries += 1) {
    const sight = await seeSite(origin, site, eyes);
    if (sight.kind === 'good' || sight.kind === 'unseen' || tries === TRIES) return sight;
    await eyes.wait(BETWEEN_TRIES);
  }
}

async function seeSite(origin: string, site: PublishedFiles, eyes: Eyes): Promise<Sight> {
  const missing = new Set<string>();
  const home = await lookAtHome(origin, site, eyes, missing);
  if (home.kind !== 'good') return home;

  const paths = [...site.files.keys()].filter((path) => path.includes('/'));
  const others = await Promise.all([
    ...paths.map((path) => seeFile(origin, site, path, eyes, missing)),
    seeUnknown(origin, site, eyes),
    seeStore(origin, eyes),
  ]);
  const remarks: string[] = [];
  for (const sight of others) {
    if (sight.kind === 'good') remarks.push(...sight.remarks);
    else if (sight.kind === 'broken') return sight;
    // An older home page may come from a cache, or from the host before: then the rest of what is there is no evidence about this one.
    else if (home.isExact && sight.kind === 'other') return { ...sight, kind: 'broken' };
    else remarks.push(sight.why);
  }
  if (missing.size > 0) {
    remarks.unshift(
      `Deze headers, voor beveiliging en snelheid, ontbreken of zeggen iets anders: ${[...missing].sort().join(', ')}. Vraag de helpdesk van je host om mod_headers en AllowOverride FileInfo aan te zetten; bij een eigen server met nginx: neem nginx.conf opnieuw op (zie docs/publiceren.md).`,
    );
  }
  return { ...home, remarks: [...new Set([...home.remarks, ...remarks])] };
}

/**
 * Looks once at the home page: it decides whether it is this site at all that answers.
 * @param missing gets the names of headers that are not as they should be
 */
export async function lookAtHome(
  origin: string,
  site: PublishedFiles,
  eyes: Eyes,
  missing = new Set<string>(),
): Promise<Sight> {
  const address = `${origin}/`;
  const answer = await visit(address, 'identity', eyes.signal);
  if (answer.kind === 'nothing') return { kind: 'unseen', why: `${address}: ${answer.why}` };
  if (answer.kind === 'circle' || answer.status >= 500) return brokenBy(answer, address);
  const isSite = isAlike(answer.body, site.files.get('index.html')) || isAlike(answer.body, site.homeBefore);
  if (answer.status !== 200 || !isSite) {
    return {
      kind: 'other',
      why: `Op ${address} staat iets anders dan deze site (antwoord ${answer.status}).`,
      remedy:
        'Klopt siteAdres in content/site.yaml? Wijst die naam al naar deze host, en is de map in DEPLOY_URL die van dat adres? Kijk ook na of een bestand of regel van je host voorgaat, zoals index.php.',
    };
  }
  return seen(answer, address, 'index.html', site, missing);
}

async function seeFile(
  origin: string,
  site: PublishedFiles,
  path: string,
  eyes: Eyes,
  missing: Set<string>,
): Promise<Sight> {
  const address = new URL(`/${path.replace(/(^|\/)index\.html$/, '$1')}`, origin).href;
  const answer = await visit(address, 'br, gzip', eyes.signal);
  if (answer.kind === 'nothing') return { kind: 'unseen', why: notSeen(address, answer.why) };
  if (answer.kind === 'circle' || answer.status >= 500) return brokenBy(answer, address);
  const expected = site.files.get(path);
  const isChangedPicture = answer.headers.get('Content-Type')?.startsWith('image/') === true; // made smaller on the way
  const isThere = isAlike(answer.body, expected) || (pictureType(path) !== undefined && isChangedPicture);
  if (answer.status === 200 && isThere) {
    return seen(answer, address, path, site, missing);
  }
  return {
    kind: 'other',
    why: `${address} is niet wat gepubliceerd is (antwoord ${answer.status}).`,
    remedy:
      'Kijk bij je host na wat ervoor in de plaats komt: een eigen regel in .htaccess, een bestand zoals index.php, of bestanden die niemand mag lezen.',
  };
}

async function seeUnknown(origin: string, site: PublishedFiles, eyes: Eyes): Promise<Sight> {
  const address = `${origin}/${UNKNOWN}`;
  const answer = await visit(address, 'identity', eyes.signal);
  if (answer.kind === 'nothing') return { kind: 'unseen', why: notSeen(address, answer.why) };
  if (answer.kind === 'circle' || answer.status >= 500) return brokenBy(answer, address);
  const isOurs = answer.status === 404 && isAlike(answer.body, site.files.get('404.html'));
  const remark = `Wie een adres intikt dat niet bestaat, krijgt niet de pagina ‘niet gevonden’ van de site (antwoord ${answer.status}). Zet een eigen foutpagina bij je host uit, of vraag de helpdesk om AllowOverride FileInfo.`;
  return { kind: 'good', remarks: isOurs ? [] : [remark], isExact: isOurs };
}

/** The folder of the program holds what was taken off the site, until the next version: no visitor may read it. */
async function seeStore(origin: string, eyes: Eyes): Promise<Sight> {
  const answer = await visit(`${origin}/${STORE.manifest}`, 'identity', eyes.signal);
  const isOpen = answer.kind === 'answer' && answer.status === 200 && answer.body.toString().startsWith('{');
  const remark = `Iedereen kan de map ${STORE.folder} op je host lezen, met wat van de site gehaald is. Vraag de helpdesk om AllowOverride AuthConfig; bij een eigen server met nginx: neem nginx.conf opnieuw op (zie docs/publiceren.md).`;
  return { kind: 'good', remarks: isOpen ? [remark] : [], isExact: true };
}

const notSeen = (address: string, why: string) => `${address} kon ik niet bekijken: ${why}.`;

function brokenBy(answer: Exclude<VisitResult, { kind: 'nothing' }>, address: string): Sight {
  if (answer.kind === 'circle') {
    return {
      kind: 'broken',
      why: `${address} stuurt bezoekers eindeloos door.`,
      remedy:
        'Waarschijnlijk regelt je host https vóór de webserver en zegt hij dat niet door. Vraag de helpdesk om X-Forwarded-Proto mee te sturen, en zet een eigen ‘forceer https’ of ‘forceer zonder www’ bij je host uit.',
    };
  }
  return {
    kind: 'broken',
    why: `${address} geeft een serverfout (${answer.status}).`,
    remedy:
      answer.status === 500
        ? 'Waarschijnlijk verbiedt je host een regel in .htaccess; welke, staat in zijn foutenlogboek (error log). Vraag de helpdesk om AllowOverride FileInfo Indexes voor je website, en publiceer dan opnieuw.'
        : 'Waarschijnlijk is je host overbelast of even weg. Vraag het de helpdesk als het blijft duren, en publiceer dan opnieuw.',
  };
}

/**
 * Whether this is the page, or one with its title and most of its text: an older one from a cache, or one that a service on the
 * way adds to. Another page of the site has much of it too, but another title.
 */
function isAlike(served: Buffer, expected: Buffer | null | undefined): boolean {
  if (!expected) return false;
  if (served.equals(expected)) return true;
  const [found, wanted] = [served.toString('utf8'), expected.toString('utf8')];
  const pieces = wanted.match(/[\s\S]{1,60}/g) ?? [];
  return (
    titleOf(found) === titleOf(wanted) &&
    pieces.filter((piece) => found.includes(piece)).length > pieces.length / 2
  );
}

const titleOf = (page: string) => /<title>[^<]*/i.exec(page)?.[0];

/** Visitors see the file; what is not as it should be is a remark: other bytes, another type. Other headers are `missing`. */
function seen(
  { headers, body }: Answer,
  address: string,
  path: string,
  { files }: PublishedFiles,
  missing: Set<string>,
): Sight {
  const remarks: string[] = [];
  const isExact = files.get(path)?.equals(body) === true;
  if (!isExact) {
    remarks.push(
      `Wat ${address} toont, is niet precies wat gepubliceerd is. Is het nog de oude versie, maak dan de cache bij je host leeg; verandert een dienst vóór je host de pagina’s of foto’s, zet dat dan uit.`,
    );
  }
  const type = headers.get('Content-Type') ?? '';
  if (!(pictureType(path) ?? /^text\/html(; *charset="?utf-8"?)?$/i).test(type)) {
    remarks.push(
      `Je host noemt ${address} ‘${type || 'niets'}’, en dat klopt niet. Vraag de helpdesk om mod_mime en AllowOverride FileInfo aan te zetten.`,
    );
  }
  for (const name of otherHeaders(headers, path, files.get('_headers'), address.startsWith('https:')))
    missing.add(name);
  return { kind: 'good', remarks, isExact };
}

const pictureType = (path: string): RegExp | undefined =>
  ({ avif: /^image\/avif$/i, webp: /^image\/webp$/i, jpg: /^image\/jpeg$/i, png: /^image\/png$/i })[
    /\.(avif|webp|jpg|png)$/.exec(path)?.[1] ?? ''
  ];

/** Whether a line of `_headers` is for an address: `/fotos/*` for all that begin so, `/` for the home page alone. */
const isFor = (rule: string, address: string) =>
  rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : address === rule;

/** Which headers are not those of the site's own table: the one that it brings for hosts that read `_headers`. */
function otherHeaders(headers: Headers, path: string, table: Buffer | undefined, https: boolean): string[] {
  const names: string[] = [];
  const address = `/${path}`.replace(/\/index\.html$/, '/');
  let isForPath = false;
  for (const line of table?.toString('utf8').split('\n') ?? []) {
    if (line.startsWith('/')) isForPath = isFor(line.trim(), address);
    const [, name = '', value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (!isForPath || value === undefined || (name === 'Strict-Transport-Security' && !https)) continue;
    if (headers.get(name) !== value) names.push(name);
  }
  // The table leaves it out for pages: those hosts ask for each page anew by themselves.
  const isPreserved = !/no-cache|no-store|max-age=0/.test(headers.get('Cache-Control') ?? '');
  return table && path.endsWith('.html') && isPreserved ? [...names, 'Cache-Control'] : names;
}
