import type { Values } from '@/lib/content/blocks';
import { betterLink, pageList } from '@/lib/content/kinds/link';
import { type Problem, quote } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import { contentFiles } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import { problemAt } from '@/lib/content/yaml/source';
import { ownAddress } from '@/lib/pages/ownPages';
import { type Address, addressOf, isOwnAddress } from '@/lib/pages/pages';
import { checkFile } from './files';
import type { Sources } from './sources';

/** The addresses of the pages that a group wrote itself. @param values of its files */
export const ownAddressesIn = ({ ownPages }: Values): Address[] => {
  const pages = checkFile('ownPages', ownPages).data as Content['ownPages'];
  return (pages?.paginas ?? []).map(ownAddress);
};

/**
 * Returns a problem for each link to a page that neither the program nor the group has.
 *
 * @param shown what the site may show
 * @param own addresses of the pages that the group wrote, also of those that it has switched off
 * @param existing the pages that it shows
 */
export function linksToNoPage(
  shown: Sources,
  own: readonly Address[],
  existing: readonly Address[],
): Problem[] {
  const isMissing = (target: string) => {
    const address = addressOf(target.replace(/[#?].*$/, ''));
    return address !== undefined && isOwnAddress(address) && !own.includes(address);
  };
  return contentFiles.flatMap((file) => {
    const source = shown[file];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) => {
      const kind = kindAt(file, path);
      const isText = kind === 'text';
      if (!isText && kind !== 'page' && kind !== 'linkOrPage') return [];
      const links = isText
        ? [...String(value).matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to)
        : [String(value)];
      const target = links.find(isMissing);
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
