import type { Values } from '@/lib/content/blocks';
import { problemAt } from '@/lib/content/check/problemAt';
import type { FieldKind } from '@/lib/content/kinds/field';
import { betterLink, pageList } from '@/lib/content/kinds/link';
import { type Problem, quote } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import { contentFiles } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import { ownAddress } from '@/lib/pages/ownPages';
import { addressOf, isOwnAddress, type PageAddress } from '@/lib/pages/pages';
import { checkFile } from './files';
import type { Sources } from './sources';

/** The addresses of the pages that a group wrote itself. @param values of its files */
export const ownAddressesIn = ({ ownPages }: Values): PageAddress[] => {
  const pages = checkFile('ownPages', ownPages).data as Content['ownPages'];
  return (pages?.paginas ?? []).map(ownAddress);
};

/** What the links in a field lead to, as they are written: those of a text, or its value. */
export function linksIn(kind: FieldKind | undefined, value: unknown): string[] {
  if (kind === 'text') return [...String(value).matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to);
  return kind === 'page' || kind === 'linkOrPage' ? [String(value)] : [];
}

/** The page to which a link leads, without a hash behind it; undefined for another site or a file. */
export const pageIn = (target: string): PageAddress | undefined => addressOf(target.replace(/[#?].*$/, ''));

/**
 * Returns a problem for each link to a page that neither the program nor the group has.
 *
 * @param shown what the site may show
 * @param own addresses of the pages that the group wrote, also of those that it has switched off
 * @param existing the pages that it shows
 */
export function linksToNoPage(
  shown: Sources,
  own: readonly PageAddress[],
  existing: readonly PageAddress[],
): Problem[] {
  const isMissing = (target: string) => {
    const address = pageIn(target);
    return address !== undefined && isOwnAddress(address) && !own.includes(address);
  };
  return contentFiles.flatMap((file) => {
    const source = shown[file];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) => {
      const kind = kindAt(file, path);
      const isText = kind === 'text';
      const target = linksIn(kind, value).find(isMissing);
      if (target === undefined) return [];
      const better = betterLink(target.replace(/[#?].*$/, ''), existing);
      const advice = isText ? `schrijf (${better}) in plaats van (${target})` : `schrijf ${better}`;
      return problemAt(source, path, {
        found: quote(String(value), target),
        expected: 'een link naar een pagina die er is',
        advice: better ? advice : `kies een van ${pageList(existing)}, of haal de link weg`,
        ...(better && !isText && { instead: better }),
      });
    });
  });
}
