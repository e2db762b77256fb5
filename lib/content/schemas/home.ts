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
  .refine((value) => [value.link, value.info, value.events].filter(Boolean).length <= 1, {
    error: problemMessage(
      'hoogstens één van de velden ⟦link⟧, ⟦info⟧ en ⟦events⟧',
      'hou er één over: een link, of een venster met ⟦info⟧, of een venster met ⟦events⟧',
    ),
  });

const priceRow = z
  .strictObject({
    stuk: label('Stuk', plain),
    icoon: icon,
    opmerking: label('Opmerking', text),
    prijs: label('Prijs voor iedereen', price).optional(),
    kind: label('Prijs voor een kind', price).optional(),
    volwassene: label('Prijs voor een volwassene', price).optional(),
    enkel: label('Waar je het koopt', text).optional(),
  })
  .refine(
    ({ prijs, kind, volwassene, enkel }) => {
      const isOfTwo = kind !== undefined || volwassene !== undefined;
      const ways = [prijs !== undefined, isOfTwo, Boolean(enkel)].filter(Boolean).length;
      return ways === 1 && (!isOfTwo || (kind !== undefined && volwassene !== undefined));
    },
    {
      error: problemMessage(
        'de velden ⟦kind⟧ en ⟦volwassene⟧, of alleen het veld ⟦prijs⟧, of alleen het veld ⟦enkel⟧',
        'geef één prijs of twee, of haal ze weg en schrijf bij ⟦enkel⟧ waar je het stuk koopt',
      ),
    },
  );

/** The cards of a group that wrote none: those about a block it does not have are left out. */
const builtInCards = [
  {
    titel: 'Spelen',
    icoon: 'sun',
    tekst: 'Elke {werking.dagen} iets anders.',
  },
  {
    titel: 'Kamp',
    icoon: 'tent',
    tekst: 'In de zomer trekken we op kamp. Voor veel leden het hoogtepunt van het jaar.',
    link: '/bivak',
  },
  {
    titel: 'Lokaal',
    icoon: 'house',
    tekst: 'Ons lokaal is er ook voor andere groepen: je kan het huren.',
    link: '/verhuur',
  },
] satisfies z.input<typeof card>[];

/** What a group did not write has a text that is true of any group. */
export const homeFile = block('Startpagina', {
  titel: head.titel.default('{naam} in {gemeente}'),
  beschrijving: head.beschrijving.default('Elke {werking.wanneer} spelen in {gemeente}.'),
  welkom: block('Welkom', {
    groet: plain.default('Welkom bij {korteNaam}'),
    slogan: list('Slogan', 'regel', plain).min(1).max(2).default(['Kom', 'spelen.']),
    sticker: label('Sticker', plain).optional(),
    foto: photo.optional(),
    fotoStaand: label('Staande foto voor telefoons', photoFile).optional(),
    inleiding: text.default('Elke {werking.dagen} laten we alles even liggen en komen we samen. Kom je mee?'),
    knop: plain.default('Leer ons kennen'),
    proberen: label('Knop om te komen proberen', plain).optional(),
  }).prefault({}),
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
    titel: plain.default('Over Ons'),
    inleiding: text.default(
      '{korteNaam} is een jeugdbeweging uit {gemeente}: kinderen en jongeren die samen spelen, en een ploeg vrijwilligers die dat mogelijk maakt.',
    ),
    tekst: paragraphs.default(['Je hoeft niets te kunnen om mee te mogen doen: de rest leer je onderweg.']),
    foto: captionedPhoto.optional(),
    watTitel: label('Titel van wat we doen', plain).default('Wat we doen'),
    wat: list('Wat we doen', 'punt', z.strictObject({ titel: plain, icoon: icon, tekst: text })).default([]),
  }).prefault({}),
  activiteiten: block('Activiteiten', {
    titel: plain.default('Onze Activiteiten'),
    inleiding: text.optional(),
    kaarten: list('Kaarten', 'kaart', card).prefault(builtInCards),
  }).prefault({}),
  uniformen: block('Uniformen', {
    titel: plain,
    inleiding: text,
    tekst: text,
    prijzen: list('Prijzen', 'stuk', priceRow).min(1),
    tip: text,
    fotos: list('Foto’s', 'foto', photo).default([]),
  }).optional(),
  steun: block('Steun ons', {
    titel: plain,
    inleiding: text,
    knop: plain,
    link: linkOrPage,
    stappen: list('Stappen', 'stap', text).min(1),
  }).optional(),
});
