import type { Site } from '@/lib/content/schemas/content';
import type { Identifiers } from './sendMessage';

/** The account of the provider that content names; undefined for a group without one, which has no forms that send. */
export const identifiers = ({ formulier }: Pick<Site, 'formulier'>): Identifiers | undefined =>
  formulier && {
    service: formulier.service,
    template: formulier.sjabloon,
    publicKey: formulier.sleutel,
  };
