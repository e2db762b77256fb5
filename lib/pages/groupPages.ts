import type { FileName } from '@/lib/content/schemas/files';
import { ownLinks } from './ownPages';
import { blockOf, type PageAddress, pages, type Route, routes } from './pages';

/** The content of a group, of which this asks only which files and blocks are there. */
type Blocks = Readonly<Partial<Record<FileName, object | undefined>>>;

/** The pages that a group has, in the order of the table: all but those of which it left the file or the block out. */
export const routesOf = (content: Blocks): Route[] => routes.filter((route) => hasPage(content, route));

/** The pages that a group has, with those that it wrote itself. */
export const pageAddressesOf = (content: Blocks & Parameters<typeof ownLinks>[0]): PageAddress[] => [
  ...routesOf(content),
  ...ownLinks(content).map(({ address }) => address),
];

/** The pages that a group does not have. */
export const absentRoutes = (content: Blocks): Route[] => routes.filter((route) => !hasPage(content, route));

export function hasPage(content: Blocks, route: Route): boolean {
  const own = content[pages[route].content[0]];
  const block = blockOf(route);
  return own !== undefined && (block === undefined || Reflect.get(own, block) !== undefined);
}
