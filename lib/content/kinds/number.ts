import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { numberInFile } from '@/lib/content/wordings';
import type { Coordinates } from '@/lib/rental/map';
import { linkIn, placeInLink } from '@/lib/rental/placeInLink';
import { fieldInfo } from './field';

const inEuro = { kind: 'price', help: 'In euro.' } as const;

/** An amount in euro, as a number: `10` or `12.5`. */
export const price = z
  .number(aNumber('een getal zonder tekst, bijvoorbeeld 40 of ⟦12.5‖12,5⟧'))
  .nonnegative({ error: 'een bedrag van 0 of meer' })
  .register(fieldInfo, inEuro);

/** What a child pays, in euro: who pays nothing has no fee. */
export const fee = price
  .refine((value) => value > 0, {
    error: problemMessage(
      'een bedrag van meer dan 0',
      'schrijf het bedrag, of haal dit weg en zeg in een tekst dat het niets kost',
    ),
  })
  .register(fieldInfo, inEuro);

export const count = z
  .number(aNumber('een geheel getal, bijvoorbeeld 3'))
  .int({ error: 'een geheel getal, bijvoorbeeld 3' })
  .positive({ error: 'een getal van 1 of meer' })
  .register(fieldInfo, { kind: 'count' });

export const year = z
  .number(aNumber('een jaartal met vier cijfers, bijvoorbeeld 2026'))
  .int({ error: 'een jaartal met vier cijfers, bijvoorbeeld 2026' })
  .min(2000, { error: 'een jaartal vanaf 2000' })
  .max(2100, { error: 'een jaartal tot 2100' })
  .register(fieldInfo, { kind: 'year' });

/** Degrees north or east, within or near Belgium. A pasted link of a map says which. */
const degrees = (side: keyof Coordinates, min: number, max: number) => {
  const expected = `een getal⟦ met een punt‖⟧ tussen ${min} en ${max}, bijvoorbeeld ${numberInFile(min + 1.05)}`;
  const error = problemMessage(
    expected,
    'kopieer het getal van de kaart; kijk ook of de breedtegraad (rond 51) en de lengtegraad (rond 4) niet omgewisseld zijn',
  );
  return z
    .number({
      error: ({ input }) =>
        problemMessage(
          expected,
          linkIn(String(input)) ? linkAdvice(String(input), side) : numberAdvice(input),
        ),
    })
    .min(min, { error })
    .max(max, { error });
};

function linkAdvice(link: string, side: keyof Coordinates): string {
  const place = placeInLink(link);
  return place
    ? replaceAdvice(numberInFile(place[side]))
    : 'in deze link staat geen plaats: hou in de kaart je vinger op jullie lokaal en kopieer de twee getallen, of open de link in een browser en kopieer het adres bovenaan';
}

const pasted = 'Plak hier de link van jullie plek in Google Maps, OpenStreetMap of een andere kaart';
export const latitude = degrees('latitude', 49, 52).register(fieldInfo, {
  kind: 'degrees',
  help: `${pasted}, of schrijf het getal: rond 51 in België.`,
});
export const longitude = degrees('longitude', 2, 7).register(fieldInfo, {
  kind: 'degrees',
  help: `${pasted}, of schrijf het getal: rond 4 in België.`,
});

function aNumber(expected: string) {
  return { error: ({ input }: { input?: unknown }) => problemMessage(expected, numberAdvice(input)) };
}

/**
 * An amount as people write it: `40`, `€ 12,50`, `12.5 euro`, `1250,-`, `1 250`, `1.250,00`. Undefined for what is no amount, or can be
 * read in two ways: `1.250` is a thousand for one reader, and a euro and a quarter for another.
 */
export function readAmount(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^(?:€|eur)\s*|\s*(?:€|euro?)$/gi, '')
    .replace(/,[-–—]$/, '');
  const whole = /^-?\d{1,3}(?:\s\d{3})+(?=,|$)|^-?\d{1,3}(?:\.\d{3})+(?=,)|^-?\d{1,3}(?:\.\d{3}){2,}$/.exec(
    bare,
  )?.[0];
  const plain = whole ? whole.replace(/[\s.]/g, '') + bare.slice(whole.length) : bare;
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** A whole number as people write it: `3`, `1 250`. Undefined for anything else, `1.250` too: it may be a slip. */
export function readWhole(text: string): number | undefined {
  const plain = text.trim().replace(/(?<=^\d{1,3}|\s\d{3})\s(?=\d{3}(?:\s|$))/g, '');
  return /^-?\d+$/.test(plain) ? Number(plain) : undefined;
}

function numberAdvice(input: unknown): string {
  if (typeof input !== 'string') return '';
  const numbers = input.match(/-?\d[\d.,\s]*\d|-?\d/g) ?? [];
  const [found] = numbers;
  if (found === undefined || numbers.length > 1)
    return numbers.length > 1 ? 'schrijf één getal, zonder woorden' : '';
  const number = readAmount(found);
  if (number === undefined)
    return 'welk getal bedoel je? schrijf het zonder teken voor duizend, en met een komma of punt voor de centen: 1250 of ⟦1.25‖1,25⟧';
  const written = numberInFile(number.toFixed(/[.,](\d{1,2})$/.exec(found)?.[1]?.length ?? 0));
  return replaceAdvice(
    written,
    `schrijf alleen het getal, zonder woorden⟦ of aanhalingstekens‖⟧: ${written}`,
  );
}
