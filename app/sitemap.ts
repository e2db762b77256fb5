import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { pageChanged } from '@/lib/pages/changed';
import { routesOf } from '@/lib/pages/groupPages';
import { absolute } from '@/lib/pages/metadata';
import { routePath } from '@/lib/pages/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const group = content();
  const { site } = group;
  return routesOf(group).map((route) => ({
    url: absolute(site, routePath(route)),
    lastModified: pageChanged(route, site),
  }));
}
