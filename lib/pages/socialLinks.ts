import type { IconName } from '@/lib/theme/icons';

/**
 * The social networks, in the order of the footer, by the name of their field in `site.yaml`, which is that of their drawing
 * in `lib/theme/icons.ts` too. The schema, the editor, the footer and the structured data follow from here.
 */
export const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
} as const satisfies Partial<Record<IconName, string>>;

export type Network = keyof typeof networks;

type SocialLink = { name: string; icon: Network; href: string };

/** The group's links to social networks, for the footer and the structured data. */
export const socialLinks = (site: { [network in Network]?: string | undefined }): SocialLink[] =>
  (Object.keys(networks) as Network[]).flatMap((icon) => {
    const href = site[icon];
    return href === undefined ? [] : [{ name: networks[icon], icon, href }];
  });
