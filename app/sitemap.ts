import type { MetadataRoute } from 'next';
import { pageChanged } from '@/lib/changed';
import { content } from '@/lib/content';
import { routesOf } from '@/lib/groupPages';
import { absolute } from '@/lib/metadata';
import { routePath } from '@/lib/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const group = content();
  const { site } = group;
  return routesOf(group).map((route) => ({
    url: absolute(site, routePath(route)),
    lastModified: pageChanged(route, site),
  }));
}
