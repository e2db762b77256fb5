import type { Join } from '@/lib/content/schemas/content';
import { type Authority, federations, helpline, reductionCard, taxOffice } from './publicFacts';

/** The addresses to which the page about joining of a group leads, for the list on the page about privacy. */
export function joiningAddresses({
  koepel,
  attest,
  korting,
}: Pick<Join, 'koepel' | 'attest' | 'korting'>): string[] {
  const used: readonly Authority[] = [
    helpline,
    ...(koepel ? [federations[koepel]] : []),
    ...(attest ? [taxOffice] : []),
    ...(korting?.uitpas ? [reductionCard] : []),
  ];
  return used.map(({ address }) => address);
}
