import { filesAttribute, ownFileAttribute } from '@/lib/browser/startup';
import { mapAttribute } from '@/lib/rental/map';
import { decoded } from '@/lib/text/decoded';
import { attribute, type Element } from '@/lib/text/html';
import type { Export, FinishedPage } from './export';

/** Every address that a page links to or loads, resolved; those that do not parse are `unreadable`. */
export function addressesOf(page: FinishedPage, origin: string): { urls: URL[]; unreadable: string[] } {
  const addresses = [...new Set(page.elements.flatMap(addressesIn))].filter((address) => address !== '');
  const base = `${origin}${page.address}`;
  return {
    urls: addresses.filter((one) => URL.canParse(one, base)).map((one) => new URL(one, base)),
    unreadable: addresses.filter((one) => !URL.canParse(one, base)),
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

/** The addresses in a `srcset`. Each ends at a space, not at a comma: a `data:` address may hold one. */
const candidates = (srcset: string) =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(([, address = '']) => address);

/** The file that a host serves for a path without a redirect, if any. */
export function fileFor({ files }: Pick<Export, 'files'>, pathname: string): string | undefined {
  const path = decoded(pathname).slice(1);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return files.has(file) ? file : undefined;
}
