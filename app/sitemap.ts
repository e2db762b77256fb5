import type { MetadataRoute } from 'next';
import { pageChanged } from '@/lib/changed';
import { content } from '@/lib/content';
import { absolute } from '@/lib/metadata';
import { routePath, routes } from '@/lib/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { site } = content();
  return routes.map((route) => ({
    url: absolute(site, routePath(route)),
    lastModified: pageChanged(route, site),
  }));
}
