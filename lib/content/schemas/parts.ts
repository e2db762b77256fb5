import * as z from 'zod';
import { latitude, longitude } from '@/lib/content/kinds/number';
import { photoFile } from '@/lib/content/kinds/photo';
import { name, plain } from '@/lib/content/kinds/plain';
import { postcode, postcodeAnywhere } from '@/lib/content/kinds/postcode';
import { text } from '@/lib/content/kinds/text';
import type { Address } from '@/lib/text/address';
import { label, list } from './fields';
import { together } from './rules';

/** What several content files have. General values get English names here: code that knows no content reads no Dutch. */

/** The labels of fields that mean the same in every content file. */
export const commonLabels: Readonly<Record<string, string>> = {
  titel: 'Titel',
  beschrijving: 'Beschrijving voor zoekmachines',
  kop: 'Kop',
  inleiding: 'Inleiding',
  tekst: 'Tekst',
  knop: 'Knop',
  link: 'Link',
  tip: 'Tip',
  icoon: 'Tekening',
  foto: 'Foto',
  bestand: 'Foto',
  alt: 'Wat er te zien is',
  onderschrift: 'Onderschrift',
  naam: 'Naam',
  groet: 'Groet',
  email: 'E-mailadres',
  telefoon: 'Telefoon',
  straat: 'Straat en nummer',
  postcode: 'Postcode',
  gemeente: 'Gemeente',
  van: 'Van',
  tot: 'Tot en met',
  jaar: 'Jaar',
};

/** Every page: what the browser tab and a search engine show. */
export const head = { titel: label('Titel in de browser', plain), beschrijving: plain };

/** The title of a page and the sentences below it. */
export const banner = { kop: plain, inleiding: text };

/** One or more paragraphs. */
export const paragraphs = list('Tekst', 'alinea', text).min(1);

export const photo = z
  .strictObject({ bestand: photoFile, alt: plain })
  .transform(({ bestand, alt }) => ({ image: bestand, alt }));
export const captionedPhoto = z
  .strictObject({ bestand: photoFile, alt: plain, onderschrift: text })
  .transform(({ bestand, alt, onderschrift }) => ({ image: bestand, alt, caption: onderschrift }));

const writtenAddress = z.strictObject({ naam: name, straat: name, postcode, gemeente: name });

const toAddress = ({ naam, straat, postcode, gemeente }: z.infer<typeof writtenAddress>): Address => ({
  name: naam,
  street: straat,
  postcode,
  town: gemeente,
});

/** An address in Belgium or, by its postcode, in a country around it. */
export const address = writtenAddress.extend({ postcode: postcodeAnywhere }).transform(toAddress);

/** An address with its place on the map, where the group gave one. */
export const mappedAddress = writtenAddress
  .extend({
    breedtegraad: label('Breedtegraad', latitude).optional(),
    lengtegraad: label('Lengtegraad', longitude).optional(),
  })
  .refine(...together('breedtegraad', 'lengtegraad', 'de breedtegraad'))
  .refine(...together('lengtegraad', 'breedtegraad', 'de lengtegraad'))
  .transform(({ breedtegraad, lengtegraad, ...written }) => ({
    ...toAddress(written),
    ...(breedtegraad !== undefined &&
      lengtegraad !== undefined && { place: { latitude: breedtegraad, longitude: lengtegraad } }),
  }));
