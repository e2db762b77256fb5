import type { Metadata, Viewport } from 'next';
import type { OwnPage, ShownContent, Site } from '@/lib/content/schemas/content';
import type { Group } from '@/lib/meetings/groups';
import { slug } from '@/lib/text/slug';
import { palette } from '@/lib/theme/palette';
import { ageGroupAddress, ageGroupPath } from './ageGroupPages';
import { newsFeedPath, pageNews } from './news';
import { ownAddress } from './ownPages';
import { type PageAddress, pages, type Route, routePath } from './pages';

export const socialPictureSize = { width: 1200, height: 630 };

/**
 * The metadata of a page, from its own content: for browsers, search engines and shared links. Nothing where the group has no such page.
 * @param imageAlt `alt` of the shared picture; defaults to the title of the page
 */
export function metadataOf(group: ShownContent, route: Route, imageAlt?: string): Metadata {
  const page = wordsOf(group, route);
  if (!page) return {};
  const { titel: title, beschrijving: description } = page;
  return pageMetadata(group, { path: routePath(route), title, description, picture: route, imageAlt });
}

/** The metadata of the page of an age group. */
export function ageGroupMetadata(content: ShownContent, { id, fullName }: Group): Metadata {
  return pageMetadata(content, {
    path: ageGroupPath(id),
    title: `${fullName} – ${content.site.korteNaam}`,
    description: `Alles over de ${fullName} van ${content.site.korteNaam}: wanneer, waar, met wie, en wat het kost.`,
    picture: ageGroupAddress(id),
  });
}

/** The metadata of a page of the group's own, with the feed of its news. */
export function ownPageMetadata(content: ShownContent, page: OwnPage): Metadata {
  const { naam, titel = `${naam} – ${content.site.korteNaam}`, beschrijving: description } = page;
  const picture = ownAddress(page);
  const hasNews = pageNews(page).length > 0;
  return pageMetadata(content, {
    path: routePath(picture),
    title: titel,
    description,
    picture,
    ...(hasNews && { feed: absolute(content.site, newsFeedPath(picture)) }),
  });
}

type Words = {
  path: string;
  title: string;
  description: string;
  /** The page whose shared picture it has. */
  picture: PageAddress;
  imageAlt?: string | undefined;
  /** An Atom feed of what is new on it. */
  feed?: string;
};

function pageMetadata(
  { site }: ShownContent,
  { path, title, description, picture, imageAlt, feed }: Words,
): Metadata {
  const url = absolute(site, path);
  const image = {
    url: absolute(site, socialPicturePath(picture)),
    alt: imageAlt ?? title,
    type: 'image/png',
    ...socialPictureSize,
  };
  return {
    title,
    description,
    alternates: { canonical: url, ...(feed && { types: { 'application/atom+xml': feed } }) },
    openGraph: {
      type: 'website',
      locale: 'nl_BE',
      siteName: site.naam,
      url,
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** The title and description of a page, from its own file or the block of it. */
function wordsOf(group: ShownContent, route: Route): { titel: string; beschrijving: string } | undefined {
  const page = pages[route];
  const blocks = { infofiche: group.rental?.infofiche, boekje: group.camp?.boekje };
  return 'block' in page ? blocks[page.block] : group[page.content[0]];
}

/** The metadata of every page, the not-found page included. */
export function layoutMetadata(site: Pick<Site, 'naam' | 'korteNaam' | 'siteAdres'>): Metadata {
  return {
    metadataBase: new URL(site.siteAdres),
    applicationName: site.korteNaam,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: { url: '/icons/favicon.svg', type: 'image/svg+xml' },
      apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
    },
    // The page links its telephone numbers; a price or a year is none.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: palette.paper };

/** Where the shared picture of a page lies below the site's address: `/og/bivak.png`. */
export const socialPicturePath = (route: PageAddress) => `/og/${slug(route) || 'home'}.png`;

/** A path of this site as the whole address that is shared: `/bivak/` → `https://…/bivak/`. */
export const absolute = ({ siteAdres }: Pick<Site, 'siteAdres'>, path: string) =>
  new URL(path, siteAdres).href;
