import type { Rental } from '@/lib/content/schemas/content';
import type { Hall } from './request';

/** What a request has to do with, out of the content of the rental page. */
export function hallOf({
  slapen,
  bezet,
  prijzen,
  aanvraag,
}: Pick<Rental, 'slapen' | 'bezet' | 'prijzen' | 'aanvraag'>): Hall {
  return {
    rooms: slapen?.kamers ?? [],
    tentPlaces: aanvraag?.tentplaatsen ?? 0,
    taken: bezet?.periodes,
    hours: bezet && { leaving: bezet.vertrek, arrival: bezet.aankomst },
    prices: prijzen && { from: prijzen.van, until: prijzen.tot, rates: prijzen.tarieven },
    kinds: (aanvraag?.groepen ?? []).map(({ naam, niet }) => ({
      name: naam,
      refusal: niet && { title: niet.kop, text: niet.tekst },
    })),
  };
}

/** The cheapest part of a day. */
export const leastForPart = ({ delen }: NonNullable<Rental['dagdelen']>) =>
  delen.reduce((least, part) => (part.prijs < least.prijs ? part : least));
