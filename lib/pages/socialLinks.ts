import type { Site } from '@/lib/content/schemas/content';
import type { IconName } from '@/lib/theme/icons';

/** In the order of the footer; each `field` is an optional link in the schema of the site. */
const networks = [
  { field: 'facebook', name: 'Facebook', icon: 'facebook' },
  { field: 'instagram', name: 'Instagram', icon: 'instagram' },
] as const satisfies readonly { field: keyof Site; name: string; icon: IconName }[];

type SocialLink = { name: string; icon: IconName; href: string };

/** The group's links to social networks, for the footer and the structured data. */
export function socialLinks(site: Pick<Site, (typeof networks)[number]['field']>): SocialLink[] {
  return networks.flatMap(({ field, name, icon }) => {
    const href = site[field];
    return href === undefined ? [] : [{ name, icon, href }];
  });
}
