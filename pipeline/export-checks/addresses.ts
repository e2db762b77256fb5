import { filesAttribute, ownFileAttribute } from '@/lib/browser/startup';
import { mapAttribute } from '@/lib/rental/map';
import { attribute, type Element } from '@/lib/text/html';
import type { Export, Page } from './export';

/** Everything that a page leads to or loads, as whole addresses on the public site; those that cannot be read apart. */
export function addressesOf(page: Page, origin: string): { urls: URL[]; unreadable: string[] } {
  const written = [...new Set(page.elements.flatMap(addressesIn))].filter((address) => address !== '');
  const base = `${origin}${page.address}`;
  return {
    urls: written.filter((one) => URL.canParse(one, base)).map((one) => new URL(one, base)),
    unreadable: written.filter((one) => !URL.canParse(one, base)),
  };
}

function addressesIn(element: Element): string[] {
  const value = (name: string) => attribute(element, name) ?? '';
  return [
    value('href'),
    value('action'),
    value('src'),
    value('poster'),
    value(mapAttribute),
    value(ownFileAttribute),
    ...value(filesAttribute).split(' '),
    ...candidates(value('srcset')),
    ...candidates(value('imagesrcset')),
    ...(/^(og|twitter):image$/.test(value('property') || value('name')) ? [value('content')] : []),
  ];
}

/** The addresses in a `srcset`: each runs to the next space, so that the comma in a `data:` address ends nothing. */
const candidates = (srcset: string) =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(([, address = '']) => address);

/** The file of the export that answers a path without a redirect; undefined when none does. */
export function fileFor({ files }: Pick<Export, 'files'>, pathname: string): string | undefined {
  const path = decoded(pathname).slice(1);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return files.has(file) ? file : undefined;
}

/** An address as people write it: `%C3%A9` → `é`. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // a stray %: no such file
  }
}
