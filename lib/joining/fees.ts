import { groupsOnPages, type Teams } from '@/lib/content/groupNames';
import { euro } from '@/lib/text/format';

/** How often a fee is paid. */
export const feePeriods = ['jaar', 'half jaar', 'trimester'] as const;
export type FeePeriod = (typeof feePeriods)[number];

/** `€ 35 per half jaar`. @param fee in euro @param per without it a year */
export const feeLine = (fee: number, per: FeePeriod = 'jaar'): string => `${euro(fee)} per ${per}`;

/** What it costs in euro: for most, and for each age group that pays another fee. */
export const feesOf = ({
  site,
  ...pages
}: Teams<{ lidgeld?: number | undefined }> & { site: { werking: { lidgeld?: number | undefined } } }) =>
  [site.werking, ...groupsOnPages(pages).map(({ group }) => group)].flatMap(({ lidgeld }) => lidgeld ?? []);

/** `€ 15 tot € 35 per half jaar`, or one fee; undefined without any. */
export function feeRange(fees: readonly number[], per?: FeePeriod): string | undefined {
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  if (fees.length === 0) return undefined;
  return least === most ? feeLine(most, per) : `${euro(least)} tot ${feeLine(most, per)}`;
}

/** What brothers and sisters pay, in euro; the last line holds for those after them too. */
export function siblingFees(second?: number, third?: number): { who: string; price: number }[] {
  const fees = [
    { who: 'Tweede kind', price: second },
    { who: 'Derde kind', price: third },
  ].flatMap(({ who, price }) => (price === undefined ? [] : [{ who, price }]));
  return fees.map(({ who, price }, index) => ({
    who: index === fees.length - 1 ? `${who}, en elk volgend` : who,
    price,
  }));
}
