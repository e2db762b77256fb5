import { allDocuments, campDocuments } from '@/lib/camp/documents';
import { fieldName, type Problem, type ProblemPlace } from '@/lib/content/problem';
import { fileNames } from '@/lib/content/schemas/files';
import { decoded } from '@/lib/text/decoded';
import { photoSlug } from '@/lib/text/slug';
import { addressesOf, fileFor } from './addresses';
import type { Export } from './export';
import { codeAdvice, placesOf } from './problem';

/** Addresses on the pages that do not exist, or that a host answers with a redirect. */
export function brokenLinks(site: Export): Problem[] {
  return site.pages.flatMap((page) => {
    const { urls, unreadable } = addressesOf(page, site.origin);
    const missing = urls
      .filter(({ origin }) => origin === site.origin)
      .map(({ pathname }) => pathname)
      .filter((pathname) => !fileFor(site, pathname));
    return [
      ...unreadable.map((address) => brokenAddress(site, page.address, address, 'dat is geen geldig adres')),
      ...[...new Set(missing)].map((path) =>
        fileFor(site, `${path}/`)
          ? brokenAddress(site, page.address, path, 'dat adres hoort op een / te eindigen')
          : brokenAddress(site, page.address, path, 'dat is er niet op de site'),
      ),
    ];
  });
}

/** Addresses that do not exist in style sheets, the web manifest, the sitemap, robots.txt and calendars. */
export function brokenAddressesInFiles(site: Export): Problem[] {
  return [...site.files].flatMap((file) => {
    const find = Object.entries(addressesIn).find(([end]) => file.endsWith(end))?.[1];
    if (!find) return [];
    const base = `${site.origin}/${file}`;
    return [...new Set(find(site.read(file).toString()))]
      .filter((address) => !isThere(site, address, base))
      .map((address) => brokenAddress(site, `/${file}`, address, 'dat is er niet op de site'));
  });
}

/** Finds the addresses in each kind of file. */
const addressesIn: Record<string, (text: string) => string[]> = {
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

function brokenAddress(site: Export, file: string, address: string, why: string): Problem {
  const places = [
    ...placesOfDocument(site, address),
    ...placesOf(site.sources, (text) => names(text, address)),
  ];
  const advice = places.length ? 'verbeter de verwijzing, of zet het bestand erbij' : codeAdvice;
  return { file, found: `een verwijzing naar ${address}; ${why}`, advice, places };
}

/** Whether a text of the content links to the address, or is the file name of its photo. */
function names(text: string, address: string): boolean {
  const photo = /^\/fotos\/(.+)\.[0-9a-f]+-\d+\.\w+$/.exec(address)?.[1];
  if (photo !== undefined) return photoSlug(text) === photo;
  return [address, decoded(address)].some((form) =>
    [')', '#', '?'].some((end) => text.includes(`](${form}${end}`)),
  );
}

/** The field that lists the document at an address. */
function placesOfDocument({ content, sources }: Export, address: string): ProblemPlace[] {
  const document = allDocuments(campDocuments(content.documents)).find(
    ({ path }) => `/documents/${path}` === decoded(address),
  );
  const source = sources.find(({ file }) => file === `content/${fileNames.documents}`);
  if (!document || !source) return [];
  return [{ file: source.file, line: source.lineOf(document.place), field: fieldName(document.place) }];
}
