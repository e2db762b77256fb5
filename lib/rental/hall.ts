import type { Rental } from '@/lib/content/schemas/content';
import { usualWords } from '@/lib/text/groupWords';
import { nightsAround, stayAsTimeSpan, timeSpanOf } from './dayParts';
import type { Hall } from './request';

/** What a request has to do with, out of the content of the rental page. @param name what the hall is called, with its article */
export function hallOf(
  {
    slapen,
    dagdelen,
    bezet,
    prijzen,
    aanvraag,
  }: Pick<Rental, 'slapen' | 'dagdelen' | 'bezet' | 'prijzen' | 'aanvraag'>,
  name = usualWords.hall,
): Hall {
  const hours = bezet && { leaving: bezet.vertrek, arrival: bezet.aankomst };
  const stays = bezet?.periodes ?? [];
  const inParts = dagdelen?.verhuurd?.flat() ?? [];
  return {
    name,
    rooms: slapen?.kamers ?? [],
    tentPlaces: aanvraag?.tentplaatsen ?? 0,
    taken: hours && [...stays, ...inParts.map((one) => nightsAround(one, hours))],
    hours,
    prices: prijzen && { from: prijzen.van, until: prijzen.tot, rates: prijzen.tarieven },
    byPart:
      dagdelen && (dagdelen.verhuurd || !slapen)
        ? {
            parts: dagdelen.delen.map(({ naam, van, tot, prijs }) => ({
              name: naam,
              from: van,
              until: tot,
              price: prijs,
            })),
            wholeDay: dagdelen.heleDag,
            perHour: dagdelen.perUur,
            people: dagdelen.personen,
            taken: dagdelen.verhuurd && [
              ...inParts.map(({ day, ...times }) => timeSpanOf(day, times)),
              ...(hours ? stays.map((stay) => stayAsTimeSpan(stay, hours)) : []),
            ],
          }
        : undefined,
    kinds: (aanvraag?.groepen ?? []).map(({ naam, niet }) => ({
      name: naam,
      refusal: niet && { title: niet.kop, text: niet.tekst },
    })),
  };
}

/** The cheapest part of a day. */
export const leastForPart = ({ delen }: NonNullable<Rental['dagdelen']>) =>
  delen.reduce((least, part) => (part.prijs < least.prijs ? part : least));
