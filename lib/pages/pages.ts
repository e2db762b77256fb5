import type { FileName } from '@/lib/content/schemas/files';

type Page = {
  /** What the menu, the signpost of the not-found page and the breadcrumbs call it. */
  name: string;
  /**
   * The content files that it is made of: first its own, with its title and description. When one of them changes, the
   * page is new to a search engine. What stands on every page (the footer's year) is left out.
   */
  content: readonly [own: FileName, ...also: FileName[]];
  /** The block of its own file that it is made of. A group that leaves the block out has no such page. */
  block?: string;
};

/**
 * Every page of the site: its address and what belongs to it. Menu, sitemap, share pictures, breadcrumbs, the links that
 * content may use, and the tests that open every page follow from here. Read in the browser too, so it stays small.
 */
export const pages = {
  '/': { name: 'Home', content: ['home', 'calendar', 'camp'] },
  '/leiding': { name: 'Leiding', content: ['leaders'] },
  '/jongensleiding': { name: 'Jongensleiding', content: ['boys'] },
  '/meisjesleiding': { name: 'Meisjesleiding', content: ['girls'] },
  '/programma': { name: 'Programma', content: ['programme', 'calendar'] },
  '/verhuur': { name: 'Verhuur', content: ['rental'] },
  '/verhuur/infofiche': { name: 'Infofiche', content: ['rental'], block: 'infofiche' },
  '/bivak': { name: 'Bivak', content: ['camp', 'documents'] },
  '/bivak/boekje': { name: 'Kampboekje', content: ['camp'], block: 'boekje' },
  '/lid-worden': { name: 'Lid worden', content: ['join'] },
  '/contact': { name: 'Contact', content: ['contact'] },
  '/privacy': { name: 'Privacy', content: ['privacy'] },
} as const satisfies Record<`/${string}`, Page>;

/** A link to anything else is a type error. */
export type Route = keyof typeof pages;

export type MenuEntry =
  | Route
  | {
      id: string;
      name: string;
      below: readonly (Route | 'events')[];
      /** The place of pages of the group's own that come after these. */
      own: 'leiding' | 'activiteiten';
    };

/**
 * The menu, in its order: pages, and words with pages or with the group's own events below them. What a group lacks is left out.
 */
export const menuEntries: readonly MenuEntry[] = [
  '/',
  {
    id: 'menu-leiding',
    name: 'Leiding',
    below: ['/leiding', '/jongensleiding', '/meisjesleiding'],
    own: 'leiding',
  },
  { id: 'menu-activiteiten', name: 'Activiteiten', below: ['/programma', 'events'], own: 'activiteiten' },
  '/verhuur',
  '/bivak',
  '/contact',
  '/lid-worden',
];

/** Pages to which the foot of every page leads, of a group that has them. */
export const inFoot: readonly Route[] = ['/lid-worden', '/privacy'];

/** Pages that the menu does not hold, on purpose: the foot or another page leads to them. */
export const outsideMenu: readonly Route[] = ['/bivak/boekje', '/verhuur/infofiche', '/privacy'];

/** Where a reader who took a wrong turn is sent. */
export const signpost: readonly Route[] = ['/', '/bivak', '/contact'];

/** All pages, in the order of the table; a group may lack some (lib/pages/groupPages.ts). */
export const routes = Object.keys(pages).filter(isRoute);

/** Whether a link leads to a page of this site, without a hash behind it: `/bivak`. */
export function isRoute(href: string): href is Route {
  return Object.hasOwn(pages, href);
}

/** A page of the table, or one of the group's own (`content/paginas.yaml`): `/bivak`, `/nieuws`. */
export type PageAddress = `/${string}`;

/** Whether a link may lead to a page of the group's own, without a hash behind it: `/nieuws`. */
export const isOwnAddress = (href: string): href is PageAddress =>
  /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(href) && !isRoute(href);

/** Folders that the site fills itself. */
const folders = ['beheer', 'icons', 'fotos', 'documents', 'og', 'kalender'];

/** Whether a folder is one that the site fills itself. */
export const isFolder = (name: string): boolean => folders.includes(name);

/** Whether a page of the group's own cannot have this name: one of the program has it, or its shared picture. */
export const isOfProgram = (name: string): boolean =>
  isFolder(name) ||
  ['groepen', 'home', 'components'].includes(name) ||
  routes.some((route) => route.slice(1).replace('/', '-') === name);

/** The address as the host serves it: folders end in a slash, so that no visitor pays for a redirect. */
export function routePath(route: PageAddress): string {
  return route === '/' ? '/' : `${route}/`;
}

/** `/bivak/` → `/bivak`; undefined for anything else. */
export function routeOf(pathname: string): Route | undefined {
  const route = pathname.replace(/(.)\/$/, '$1');
  return isRoute(route) ? route : undefined;
}

/** The same for pages of the group's own too: `/nieuws/` → `/nieuws`. */
export function addressOf(pathname: string): PageAddress | undefined {
  const address = pathname.replace(/(.)\/$/, '$1');
  return isRoute(address) || isOwnAddress(address) ? address : undefined;
}

/** The block of its content file that a page is made of, and without which it is not there. */
export function blockOf(route: Route): string | undefined {
  const page: Page = pages[route];
  return page.block;
}
