import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { ageGroupPath, ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { ownPagesChanged, pageChanged, programmeChanged } from '@/lib/pages/changed';
import { routesOf } from '@/lib/pages/groupPages';
import { absolute } from '@/lib/pages/metadata';
import { ownLinks } from '@/lib/pages/ownPages';
import { routePath } from '@/lib/pages/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const group = content();
  const { site } = group;
  const pages = routesOf(group).map((route) => ({
    url: absolute(site, routePath(route)),
    lastModified: pageChanged(route, site),
  }));
  const ageGroups = ageGroupsWithPage(group).map(({ id }) => ({
    url: absolute(site, ageGroupPath(id)),
    lastModified: programmeChanged(group),
  }));
  const own = ownLinks(group).map(({ address }) => ({
    url: absolute(site, routePath(address)),
    lastModified: ownPagesChanged(site),
  }));
  return [...pages, ...ageGroups, ...own];
}
