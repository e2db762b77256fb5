import { z } from 'zod';
import {
  address,
  captionedPhoto,
  count,
  date,
  dayMonth,
  documentFile,
  email,
  hexColour,
  icon,
  link,
  paragraphs,
  phone,
  photo,
  photoFile,
  postcode,
  price,
  route,
  text,
  time,
  workingYear,
  year,
  yesNo,
} from './fields';

/** One schema per content file; the types of the whole site come from here. Keys are Dutch, as in the files. */

export const siteFile = z.strictObject({
  naam: text,
  korteNaam: text,
  gemeente: text,
  siteAdres: link,
  kleuren: z
    .strictObject({
      accent: hexColour,
      knop: hexColour,
      link: hexColour,
      donker: hexColour,
      voet: hexColour,
      licht: hexColour,
      vonk: hexColour,
      zon: hexColour,
    })
    .partial()
    .optional(),
  lokaal: z.strictObject({
    naam: text,
    straat: text,
    postcode,
    gemeente: text,
    breedtegraad: z.number({ error: 'een getal met een punt, bijvoorbeeld 51.05' }).min(49).max(52),
    lengtegraad: z.number({ error: 'een getal met een punt, bijvoorbeeld 3.72' }).min(2).max(7),
  }),
  email,
  facebook: link.optional(),
  instagram: link.optional(),
  werking: z.strictObject({
    dag: z.enum(['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'], {
      error: 'een dag van de week, bijvoorbeeld zondag',
    }),
    van: time,
    tot: time,
    vanafLeeftijd: count,
    vanafKlas: text,
    lidgeld: price,
  }),
  activiteiten: z.array(z.strictObject({ naam: text, link })),
  voettekst: z.strictObject({ groet: text, jaar: year }),
  formulier: z.strictObject({ service: text, sjabloon: text, sleutel: text }),
  nietGevonden: z.strictObject({ kop: text, inleiding: text, melding: text }),
});

/** Every page: what the browser tab and a search engine show. */
const head = { titel: text, beschrijving: text };
const banner = { kop: text, inleiding: text };

const event = z.strictObject({ naam: text, foto: photo, tekst: text });

const card = z
  .strictObject({
    titel: text,
    icoon: icon,
    foto: photo,
    tekst: text,
    link: route.optional(),
    info: z
      .strictObject({ tekst: text, voorWie: text, meebrengen: text, meebrengenExtra: text.optional() })
      .optional(),
    events: z.array(event).min(1).optional(),
  })
  .refine((value) => [value.link, value.info, value.events].filter(Boolean).length === 1, {
    error: 'precies één van de velden link, info of events',
  });

const priceRow = z
  .strictObject({
    stuk: text,
    icoon: icon,
    opmerking: text,
    kind: price.optional(),
    volwassene: price.optional(),
    enkel: text.optional(),
  })
  .refine(
    (row) =>
      row.enkel
        ? row.kind === undefined && row.volwassene === undefined
        : row.kind !== undefined && row.volwassene !== undefined,
    {
      error: 'de velden kind en volwassene, of alleen het veld enkel',
    },
  );

export const homeFile = z.strictObject({
  ...head,
  welkom: z.strictObject({
    groet: text,
    slogan: z.array(text).min(1).max(2),
    sticker: text,
    foto: photo,
    fotoStaand: photoFile.optional(),
    inleiding: text,
    knop: text,
    proberen: text,
  }),
  overOns: z.strictObject({
    titel: text,
    inleiding: text,
    tekst: paragraphs,
    foto: captionedPhoto,
    watTitel: text,
    wat: z.array(z.strictObject({ titel: text, icoon: icon, tekst: text })).min(1),
  }),
  activiteiten: z.strictObject({ titel: text, inleiding: text, kaarten: z.array(card).min(1) }),
  uniformen: z.strictObject({
    titel: text,
    inleiding: text,
    tekst: text,
    prijzen: z.array(priceRow).min(1),
    tip: text,
    fotos: z.array(photo),
  }),
  steun: z.strictObject({ titel: text, inleiding: text, knop: text, link, stappen: z.array(text).min(1) }),
});

export const leadersFile = z.strictObject({
  ...head,
  ...banner,
  groepen: z
    .array(
      z.strictObject({
        naam: text,
        leeftijd: text.optional(),
        icoon: icon,
        foto: photo,
        leiding: z.array(z.strictObject({ naam: text, foto: photoFile.optional() })),
      }),
    )
    .min(1),
});

export const campFile = z.strictObject({
  ...head,
  ...banner,
  foto: photo,
  kamp: z.strictObject({
    titel: text,
    van: dayMonth,
    tot: dayMonth,
    duur: text,
    inleiding: text,
    tekst: paragraphs,
    plaats: address,
    foto: captionedPhoto,
    bezoek: z.strictObject({ dag: dayMonth, van: time, tot: time, tekst: text }).optional(),
    meerWeten: z.strictObject({ titel: text, tekst: text }).optional(),
  }),
  documenten: z.strictObject({
    titel: text,
    inleiding: text,
    fiche: z.strictObject({ titel: text, tekst: text, knop: text }),
  }),
  terugbetaling: z.strictObject({
    titel: text,
    inleiding: text,
    stappen: z.array(text).min(1),
    neutraal: text,
  }),
});

const insurers = z.array(text);

export const documentsFile = z.strictObject({
  medischeFiche: documentFile.optional(),
  bivak: z.array(z.strictObject({ jaar: year, ziekenfondsen: insurers, neutraal: yesNo })),
  lidgeld: z.array(z.strictObject({ werkjaar: workingYear, ziekenfondsen: insurers })),
});

export const contactFile = z.strictObject({
  ...head,
  ...banner,
  formulierTitel: text,
  hoofdleiding: z.strictObject({
    titel: text,
    inleiding: text,
    personen: z
      .array(z.strictObject({ rol: text, naam: text, telefoon: phone, email: email.optional() }))
      .min(1),
    verhuur: text,
  }),
});

export const rentalFile = z.strictObject({
  ...head,
  ...banner,
  foto: photo,
  slapen: z.strictObject({ titel: text, kamers: z.array(count).min(1), tip: text }),
  reserveren: z.strictObject({ titel: text, inleiding: text, knop: text, link, tekst: text, email }),
  voorzieningen: z.strictObject({
    titel: text,
    lijst: z.array(z.strictObject({ aantal: count.optional(), wat: text, icoon: icon })).min(1),
    tip: text.optional(),
  }),
  fotos: z.strictObject({ titel: text, lijst: z.array(photo).min(1) }),
  kaart: z.strictObject({ titel: text }),
});

export const calendarFile = z.strictObject({
  titel: text,
  inleiding: text,
  werkjaar: z.strictObject({ van: date, tot: date, geenActiviteit: z.array(date) }),
  evenementen: z.array(
    z.strictObject({
      naam: text,
      datum: date,
      van: time,
      tot: time,
      plaats: text.optional(),
      tekst: text.optional(),
    }),
  ),
});

/** Every content file and its schema: the loader reads exactly these. */
export const files = {
  site: ['site.yaml', siteFile],
  home: ['home.yaml', homeFile],
  boys: ['leiding/jongens.yaml', leadersFile],
  girls: ['leiding/meisjes.yaml', leadersFile],
  camp: ['bivak.yaml', campFile],
  documents: ['documenten.yaml', documentsFile],
  contact: ['contact.yaml', contactFile],
  rental: ['verhuur.yaml', rentalFile],
  calendar: ['kalender.yaml', calendarFile],
} as const;

export type Content = { [Name in keyof typeof files]: z.infer<(typeof files)[Name][1]> };
export type Site = Content['site'];
export type Home = Content['home'];
export type Leaders = Content['boys'];
export type AgeGroup = Leaders['groepen'][number];
export type Camp = Content['camp'];
export type Documents = Content['documents'];
export type Contact = Content['contact'];
export type Rental = Content['rental'];
export type Calendar = Content['calendar'];
