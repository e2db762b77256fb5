import type { OwnPage, PageBlock, ShownContent } from '@/lib/content/schemas/content';
import type { BlockKind } from '@/lib/content/schemas/paginas';
import type { GroupWords } from '@/lib/text/groupWords';
import { slug, unused } from '@/lib/text/slug';
import { bareText } from '@/lib/text/sourceMarkers';
import type { IconName } from '@/lib/theme/icons';
import { nameOfPage, ownPageNames } from './pageNames';
import { isRoute, type PageAddress } from './pages';

/** The pages that the group wrote itself, each at its own address. */

export type WithOwnPages = {
  site?: { woorden: GroupWords };
  ownPages?: { paginas: readonly { naam: string; adres: string; staatIn: Place }[] } | undefined;
};

/** Where the link to a page stands. */
type Place = OwnPage['staatIn'];

/** A link to a page of the group's own. */
export type OwnLink = { address: PageAddress; name: string; place: Place };

export const ownAddress = ({ adres }: { adres: string }): PageAddress => `/${adres}`;

/** A link to each of them, in their order. */
export const ownLinks = ({ ownPages }: WithOwnPages): OwnLink[] =>
  (ownPages?.paginas ?? []).map(({ naam, adres, staatIn }) => ({
    address: ownAddress({ adres }),
    name: naam,
    place: staatIn,
  }));

/** What a page is called: in the table, or by the group. */
export const pageName = (content: WithOwnPages | undefined, address: PageAddress): string =>
  isRoute(address)
    ? nameOfPage(address, content?.site && ownPageNames(content.site.woorden))
    : (ownLinks(content ?? {}).find((one) => one.address === address)?.name ?? address);

export const ownPageAt = ({ ownPages }: ShownContent, address: PageAddress): OwnPage | undefined =>
  ownPages?.paginas.find((page) => ownAddress(page) === address);

/** The anchors of the blocks of a page, in their order. */
export function blockAnchors({ blokken }: Pick<OwnPage, 'blokken'>): string[] {
  const used = new Set<string>();
  return blokken.map(({ titel }) => unused(`blok-${slug(bareText(titel))}`, used));
}

/** The drawing of each kind of block. */
export const drawingOf = {
  tekst: 'doc',
  vragen: 'chat',
  nieuws: 'calendar',
  fotos: 'sun',
  blaadjes: 'download',
  kaarten: 'heart',
  oproep: 'gift',
} as const satisfies Record<BlockKind, IconName>;

/** The drawing of a block, by its kind. */
export const blockIcon = (block: PageBlock): IconName =>
  Object.entries(drawingOf).find(([kind]) => Reflect.get(block, kind) !== undefined)?.[1] ?? drawingOf.tekst;
