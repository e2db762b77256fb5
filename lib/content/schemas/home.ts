import * as z from 'zod';
import { icon } from '@/lib/content/kinds/icon';
import { linkOrPage, page } from '@/lib/content/kinds/link';
import { price } from '@/lib/content/kinds/number';
import { photoFile } from '@/lib/content/kinds/photo';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { problemMessage } from '@/lib/content/problem';
import { block, label, list } from './fields';
import { captionedPhoto, head, paragraphs, photo } from './parts';

const event = z.strictObject({ naam: plain, foto: photo.optional(), tekst: text });

const card = z
  .strictObject({
    titel: plain,
    icoon: icon,
    foto: photo.optional(),
    tekst: text,
    link: page.optional(),
    info: block('Venster met uitleg', {
      tekst: text,
      voorWie: label('Voor wie', text),
      meebrengen: label('Meebrengen', text),
      meebrengenExtra: label('Ook meebrengen', text).optional(),
      lidgeldExtra: label('Bij het lidgeld', text).optional(),
    }).optional(),
    events: list('Venster met evenementen', 'evenement', event).min(1).optional(),
  })
  .refine((value) => [value.link, value.info, value.events].filter(Boolean).length === 1, {
    error: problemMessage(
      'precies één van de velden link, info of events',
      'hou er één over: een link, of een venster met info, of een venster met events',
    ),
  });

const priceRow = z
  .strictObject({
    stuk: label('Stuk', plain),
    icoon: icon,
    opmerking: label('Opmerking', text),
    kind: label('Prijs voor een kind', price).optional(),
    volwassene: label('Prijs voor een volwassene', price).optional(),
    enkel: label('Waar je het koopt', text).optional(),
  })
  .refine(
    (row) =>
      row.enkel
        ? row.kind === undefined && row.volwassene === undefined
        : row.kind !== undefined && row.volwassene !== undefined,
    {
      error: problemMessage(
        'de velden kind en volwassene, of alleen het veld enkel',
        'geef de twee prijzen, of haal ze weg en schrijf bij enkel waar je het stuk koopt',
      ),
    },
  );

export const homeFile = block('Startpagina', {
  ...head,
  welkom: block('Welkom', {
    groet: plain,
    slogan: list('Slogan', 'regel', plain).min(1).max(2),
    sticker: label('Sticker', plain),
    foto: photo.optional(),
    fotoStaand: label('Staande foto voor telefoons', photoFile).optional(),
    inleiding: text,
    knop: plain,
    proberen: label('Knop om te komen proberen', plain),
  }),
  kamp: label(
    'Rond het kamp',
    z
      .strictObject({
        vooraf: label('In de weken ervoor', text),
        tijdens: label('Tijdens het kamp', text),
        nadien: label('Na het kamp', text),
        verloren: label('Over verloren voorwerpen', text),
      })
      .partial(),
  ).optional(),
  overOns: block('Over ons', {
    titel: plain,
    inleiding: text,
    tekst: paragraphs,
    foto: captionedPhoto.optional(),
    watTitel: label('Titel van wat we doen', plain),
    wat: list('Wat we doen', 'punt', z.strictObject({ titel: plain, icoon: icon, tekst: text })).min(1),
  }),
  activiteiten: block('Activiteiten', {
    titel: plain,
    inleiding: text,
    kaarten: list('Kaarten', 'kaart', card).min(1),
  }),
  uniformen: block('Uniformen', {
    titel: plain,
    inleiding: text,
    tekst: text,
    prijzen: list('Prijzen', 'stuk', priceRow).min(1),
    tip: text,
    fotos: list('Foto’s', 'foto', photo).default([]),
  }),
  steun: block('Steun ons', {
    titel: plain,
    inleiding: text,
    knop: plain,
    link: linkOrPage,
    stappen: list('Stappen', 'stap', text).min(1),
  }),
});
