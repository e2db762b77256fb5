import type { FileName } from '@/lib/content/schemas/files';
import { blockOf, pages, type Route, routes } from './pages';

/** The content of a group, of which this asks only which blocks are there. */
type Blocks = Readonly<Record<FileName, object>>;

/** The pages that a group has, in the order of the table: all but those of which it left the block out. */
export const routesOf = (content: Blocks): Route[] => routes.filter((route) => hasPage(content, route));

export function hasPage(content: Blocks, route: Route): boolean {
  const block = blockOf(route);
  return block === undefined || Reflect.get(content[pages[route].content[0]], block) !== undefined;
}
