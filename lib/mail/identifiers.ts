import type { Site } from '@/lib/content/schemas/content';
import type { Identifiers } from './sendMessage';

/** The account of the provider that content names. */
export const identifiers = ({ formulier }: Pick<Site, 'formulier'>): Identifiers => ({
  service: formulier.service,
  template: formulier.sjabloon,
  publicKey: formulier.sleutel,
});
