import type { Metadata, Viewport } from 'next';
import type { ShownContent, Site } from '@/lib/content/schemas/content';
import { slug } from '@/lib/text/slug';
import { palette } from '@/lib/theme/palette';
import { blockOf, pages, type Route, routePath } from './pages';

export const socialPictureSize = { width: 1200, height: 630 };

type PageMetadataOptions = {
  site: Pick<Site, 'naam' | 'siteAdres'>;
  /** Title and description. */
  page: { titel: string; beschrijving: string };
  route: Route;
  /** `alt` of the shared picture; defaults to the title of the page. */
  imageAlt?: string | undefined;
};

/** The metadata of a page: for browsers, search engines and shared links. */
export function pageMetadata({
  site,
  page: { titel: title, beschrijving: description },
  route,
  imageAlt = title,
}: PageMetadataOptions): Metadata {
  const url = absolute(site, routePath(route));
  const image = {
    url: absolute(site, socialPicturePath(route)),
    alt: imageAlt,
    type: 'image/png',
    ...socialPictureSize,
  };
  return {
    title,
    description,
    alternates: { canonical: url },
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

/** The same by the route, from the page's own content; nothing where the group has no such page. */
export function metadataOf(group: ShownContent, route: Route, imageAlt?: string): Metadata {
  const block = blockOf(route);
  const own = group[pages[route].content[0]];
  const page: PageMetadataOptions['page'] | undefined = own && block ? Reflect.get(own, block) : own;
  return page ? pageMetadata({ site: group.site, page, route, imageAlt }) : {};
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
export const socialPicturePath = (route: Route) => `/og/${slug(route) || 'home'}.png`;

/** A path of this site as the whole address that is shared: `/bivak/` → `https://…/bivak/`. */
export const absolute = ({ siteAdres }: Pick<Site, 'siteAdres'>, path: string) =>
  new URL(path, siteAdres).href;
