import { allDocuments, campDocuments } from '@/lib/camp/documents';
import { fieldName } from '@/lib/content/problem';
import { fileNames } from '@/lib/content/schemas/files';
import { attribute } from '@/lib/text/html';
import { photoSlug } from '@/lib/text/slug';
import { addressesOf, decoded, fileFor } from './addresses';
import type { Export, Page } from './export';
import { codeAdvice, type ExportProblem, type Place, placesOf } from './problem';

/** Every link, picture, style, script and paper that a page names is there, and is reached without a detour. */
export function brokenLinks(site: Export): ExportProblem[] {
  return site.pages.flatMap((page) => {
    const { urls, unreadable } = addressesOf(page, site.origin);
    const missing = urls
      .filter(({ origin }) => origin === site.origin)
      .map(({ pathname }) => pathname)
      .filter((pathname) => !fileFor(site, pathname));
    return [
      ...unreadable.map((address) => finding(site, page.address, address, 'dat is geen geldig adres')),
      ...[...new Set(missing)].map((path) =>
        fileFor(site, `${path}/`)
          ? finding(site, page.address, path, 'dat adres hoort op een / te eindigen')
          : finding(site, page.address, path, 'dat is er niet op de site'),
      ),
    ];
  });
}

/** What the files beside the pages name is there too: style sheets, the web manifest, the sitemap, robots and calendars. */
export function brokenNames(site: Export): ExportProblem[] {
  return [...site.files].flatMap((file) => {
    const named = Object.entries(namesIn).find(([end]) => file.endsWith(end))?.[1];
    if (!named) return [];
    const base = `${site.origin}/${file}`;
    return [...new Set(named(site.read(file).toString()))]
      .filter((address) => !isThere(site, address, base))
      .map((address) => finding(site, `/${file}`, address, 'dat is er niet op de site'));
  });
}

/** Where each kind of file writes the addresses that it names. */
const namesIn: Record<string, (text: string) => string[]> = {
  '.css': (text) => all(text, /url\(\s*["']?(?!data:|#)([^"')]+)/g),
  'manifest.webmanifest': (text) => all(text, /"(?:src|start_url)":\s*"([^"]+)"/g),
  'sitemap.xml': (text) => all(text, /<loc>([^<]+)<\/loc>/g),
  'robots.txt': (text) => all(text, /^Sitemap:\s*(\S+)/gm),
  // a long line of a calendar goes on after a line break and a space (RFC 5545, 3.1)
  '.ics': (text) => all(text.replace(/\r\n[ \t]/g, ''), /^URL(?:;[^:\r\n]*)?:(\S+)/gm),
};

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address = '']) => address);

function isThere(site: Export, address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { origin, pathname } = new URL(address, base);
  return origin !== site.origin || fileFor(site, pathname) !== undefined;
}

/** A link to another site opens in a new tab, and what opens there cannot reach back into this one. */
export function exposedLinks(site: Export): ExportProblem[] {
  return site.pages.flatMap((page) =>
    outsideLinks(page, site.origin)
      .filter(({ target, rel }) => target !== '_blank' || !/\bnoopener\b/.test(rel))
      .map(({ href }) => ({
        on: page.address,
        found: `een link naar een andere site die niet veilig in een nieuw tabblad opent: ${href}`,
        advice: codeAdvice,
        places: [],
      })),
  );
}

function outsideLinks({ elements }: Page, origin: string) {
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => ({
      href: attribute(link, 'href') ?? '',
      target: attribute(link, 'target'),
      rel: attribute(link, 'rel') ?? '',
    }))
    .filter(({ href }) => /^https?:/.test(href) && !href.startsWith(`${origin}/`));
}

function finding(site: Export, on: string, address: string, why: string): ExportProblem {
  const places = [
    ...placesOfDocument(site, address),
    ...placesOf(site.sources, (text) => names(text, address)),
  ];
  const advice = places.length ? 'verbeter de verwijzing, of zet het bestand erbij' : codeAdvice;
  return { on, found: `een verwijzing naar ${address}; ${why}`, advice, places };
}

/** Whether a text of the content links to the address, or is the name of the photo that it was made of. */
function names(text: string, address: string): boolean {
  const photo = /^\/fotos\/(.+)\.[0-9a-f]+-\d+\.\w+$/.exec(address)?.[1];
  if (photo !== undefined) return photoSlug(text) === photo;
  return [address, decoded(address)].some((form) =>
    [')', '#', '?'].some((end) => text.includes(`](${form}${end}`)),
  );
}

/** Where a year and an insurer ask for the paper at an address. */
function placesOfDocument({ content, sources }: Export, address: string): Place[] {
  const paper = allDocuments(campDocuments(content.documents)).find(({ href }) => href === decoded(address));
  const source = sources.find(({ file }) => file === `content/${fileNames.documents}`);
  if (!paper || !source) return [];
  return [{ file: source.file, line: source.lineOf(paper.place), field: fieldName(paper.place) }];
}
