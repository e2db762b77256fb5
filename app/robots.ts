import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { absolute } from '@/lib/pages/metadata';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute(content().site, '/sitemap.xml') };
}
