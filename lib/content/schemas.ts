import * as z from 'zod';
import { isInOneGo, longestNight } from '@/lib/calendar/hours';
import { addDays, compareDays, compareInYear, daysBetween, weekdayOf } from '@/lib/dates/days';
import type { Shown } from '@/lib/photos/photo';
import { slug } from '@/lib/text/slug';
import { palette } from '@/lib/theme/palette';
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
  linkOrPage,
  mappedAddress,
  name,
  noticeLevel,
  paragraphs,
  phone,
  photo,
  photoFile,
  plain,
  price,
  readable,
  route,
  siteAddress,
  text,
  time,
  weekday,
  words,
  workingYear,
  year,
  yesNo,
  yesNoOrLater,
} from './fields';
import { problemMessage } from './problem';
import { rentalParts } from './rental';
import { good, later, once, together } from './rules';

/** One schema per content file; the types of the whole site come from here. Keys are Dutch, as in the files. */

// What a group's own colours must be readable with.
const { paper, sheet, ink, chalk } = palette;
const onButton = readable(chalk, 4.5, 'witte letters op een knop', 'donkerder');
const onPaper = readable(paper, 4.5, 'een link op het papier', 'donkerder');
const mark = readable(paper, 3, 'grote letters en tekeningen op het papier', 'donkerder');
const underSheet = readable(sheet, 4.5, 'de lichte letters erop', 'donkerder');
const underInk = readable(ink, 4.5, 'de donkere letters erop', 'lichter');

/** In days, from the first to the last: what is told for longer has a wrong month or year, or is no news. */
const longestNotice = 92;

const isBetween = (least: number, value: number, most: number) => least <= value && value <= most;

const notice = z
  .strictObject({
    titel: plain,
    tekst: text.optional(),
    van: date,
    tot: date,
    niveau: noticeLevel.default('info'),
  })
  .refine(({ van, tot }) => isBetween(0, daysBetween(van, tot), longestNotice), {
    path: ['tot'],
    error: problemMessage(
      `de laatste dag: dezelfde als de eerste (veld van) of een latere, hoogstens ${longestNotice} dagen verder`,
      'kijk of van en tot niet omgewisseld zijn, en of de jaren juist zijn; wat langer geldt, hoort op een pagina',
    ),
    when: good('van', 'tot'),
  });

export const siteFile = z.strictObject({
  naam: name,
  korteNaam: name,
  gemeente: name,
  siteAdres: siteAddress,
  kleuren: z
    .strictObject({
      accent: mark,
      knop: onButton,
      link: onPaper,
      donker: underSheet,
      voet: underSheet,
      licht: underInk,
      vonk: hexColour,
      zon: underInk,
    })
    .partial()
    .optional(),
  lokaal: mappedAddress,
  email,
  meldingen: z.array(notice).default([]),
  facebook: link.optional(),
  instagram: link.optional(),
  werking: z
    .strictObject({
      dag: weekday,
      van: time,
      tot: time,
      vanafLeeftijd: count,
      vanafKlas: name,
      lidgeld: price,
    })
    .refine(({ van, tot }) => van < tot, later('uur')),
  activiteiten: z.array(z.strictObject({ naam: plain, link: linkOrPage })).default([]),
  voettekst: z.strictObject({ groet: plain, jaar: year }),
  formulier: z.strictObject({ service: words, sjabloon: words, sleutel: words }),
  nietGevonden: z.strictObject({
    titel: plain,
    beschrijving: plain,
    kop: plain,
    inleiding: text,
    melding: text,
  }),
});

/** Every page: what the browser tab and a search engine show. */
const head = { titel: plain, beschrijving: plain };
const banner = { kop: plain, inleiding: text };

const event = z.strictObject({ naam: plain, foto: photo, tekst: text });

const card = z
  .strictObject({
    titel: plain,
    icoon: icon,
    foto: photo,
    tekst: text,
    link: route.optional(),
    info: z
      .strictObject({
        tekst: text,
        voorWie: text,
        meebrengen: text,
        meebrengenExtra: text.optional(),
        lidgeldExtra: text.optional(),
      })
      .optional(),
    events: z.array(event).min(1).optional(),
  })
  .refine((value) => [value.link, value.info, value.events].filter(Boolean).length === 1, {
    error: problemMessage(
      'precies één van de velden link, info of events',
      'hou er één over: een link, of een venster met info, of een venster met events',
    ),
  });

const priceRow = z
  .strictObject({
    stuk: plain,
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
      error: problemMessage(
        'de velden kind en volwassene, of alleen het veld enkel',
        'geef de twee prijzen, of haal ze weg en schrijf bij enkel waar je het stuk koopt',
      ),
    },
  );

export const homeFile = z.strictObject({
  ...head,
  welkom: z.strictObject({
    groet: plain,
    slogan: z.array(plain).min(1).max(2),
    sticker: plain,
    foto: photo,
    fotoStaand: photoFile.optional(),
    inleiding: text,
    knop: plain,
    proberen: plain,
  }),
  kamp: z.strictObject({ vooraf: text, tijdens: text, nadien: text, verloren: text }).partial().optional(),
  overOns: z.strictObject({
    titel: plain,
    inleiding: text,
    tekst: paragraphs,
    foto: captionedPhoto,
    watTitel: plain,
    wat: z.array(z.strictObject({ titel: plain, icoon: icon, tekst: text })).min(1),
  }),
  activiteiten: z.strictObject({ titel: plain, inleiding: text, kaarten: z.array(card).min(1) }),
  uniformen: z.strictObject({
    titel: plain,
    inleiding: text,
    tekst: text,
    prijzen: z.array(priceRow).min(1),
    tip: text,
    fotos: z.array(photo).default([]),
  }),
  steun: z.strictObject({
    titel: plain,
    inleiding: text,
    knop: plain,
    link: linkOrPage,
    stappen: z.array(text).min(1),
  }),
});

/** A leader's photo is part of the content only with the consent of who stands on it; nothing behind this border knows of it without. */
const leader = z
  .strictObject({ naam: plain, foto: photoFile.optional(), toestemming: yesNo.optional() })
  .transform(({ naam, foto, toestemming }) => ({ naam, foto: toestemming ? foto : undefined }));

export const leadersFile = z.strictObject({
  ...head,
  ...banner,
  bekendOp: date.optional(),
  groepen: z
    .array(
      z.strictObject({
        naam: plain,
        leeftijd: plain.optional(),
        icoon: icon,
        foto: photo,
        leiding: z.array(leader).default([]),
      }),
    )
    .min(1)
    .superRefine(
      ...once(
        'naam',
        ({ naam }) => slug(naam), // the name is the anchor that the banner links to
        'een naam die nog geen andere groep op deze pagina heeft',
        'geef elke groep een eigen naam, of zet de leiding bij elkaar in één groep',
      ),
    ),
});

/** Who writes what on a paper, and where it goes then. */
const whoFillsIn = z.strictObject({ jij: text, leiding: text, daarna: text });

export const campFile = z.strictObject({
  ...head,
  ...banner,
  foto: photo,
  kamp: z
    .strictObject({
      titel: plain,
      van: dayMonth,
      tot: dayMonth,
      duur: text,
      inleiding: text,
      tekst: paragraphs,
      plaats: address,
      foto: captionedPhoto,
      bezoek: z
        .strictObject({ dag: dayMonth, van: time, tot: time, tekst: text })
        .refine(({ van, tot }) => van < tot, later('uur'))
        .optional(),
      meerWeten: z.strictObject({ titel: plain, tekst: text }).optional(),
    })
    .refine(({ van, tot }) => compareInYear(van, tot) < 0, later('dag'))
    .refine(
      ({ van, tot, bezoek }) =>
        !bezoek || (compareInYear(van, bezoek.dag) <= 0 && compareInYear(bezoek.dag, tot) <= 0),
      {
        path: ['bezoek', 'dag'],
        error: problemMessage(
          'een dag tijdens het kamp',
          'kijk welke dag het bezoekmoment is, en de velden van en tot van het kamp',
        ),
        when: good('van', 'tot', 'bezoek'),
      },
    ),
  documenten: z.strictObject({
    titel: plain,
    inleiding: text,
    fiche: z.strictObject({ titel: plain, tekst: text, knop: plain }),
  }),
  terugbetaling: z.strictObject({
    titel: plain,
    inleiding: text,
    stappen: z.array(text).min(1),
    neutraal: text,
    invullen: z.strictObject({ formulier: whoFillsIn, neutraal: whoFillsIn }).optional(),
  }),
});

const insurers = {
  ziekenfondsen: z.array(plain).default([]),
  enkelJongens: z.array(plain).optional(),
  enkelMeisjes: z.array(plain).optional(),
  volgt: z.array(plain).optional(),
  volgtWanneer: plain.optional(),
};
type Insurers = z.infer<z.ZodObject<typeof insurers>>;

/** The arguments of a `superRefine` that allows each insurer in one of the lists of a year, once; in `volgt` also for the other half. */
const insurersOnce = [
  (year: Insurers & { neutraal?: boolean | 'volgt' }, { addIssue }: z.core.$RefinementCtx) => {
    const seen = new Set<string>();
    for (const list of insurerLists) {
      for (const [index, name] of (year[list] ?? []).entries()) {
        const message = problemMessage(
          'elk ziekenfonds één keer',
          `haal ${name} hier weg: het staat al eerder bij dit jaar`,
        );
        if (seen.has(slug(name))) addIssue({ code: 'custom', path: [list, index], message });
        seen.add(slug(name));
      }
    }
    const complete = new Set(year.ziekenfondsen.map(slug));
    for (const [index, name] of (year.volgt ?? []).entries()) {
      if (complete.has(slug(name))) {
        const message = problemMessage(
          'een ziekenfonds waarvan nog een formulier moet komen',
          `haal ${name} hier weg: de formulieren ervan staan al bij dit jaar`,
        );
        addIssue({ code: 'custom', path: ['volgt', index], message });
      }
      complete.add(slug(name));
    }
    if (year.volgtWanneer && !year.volgt?.length && year.neutraal !== 'volgt') {
      const message = problemMessage(
        'alleen wanneer er bij dit jaar nog een papier volgt',
        'zet bij volgt welk ziekenfonds nog komt, of haal deze regel weg',
      );
      addIssue({ code: 'custom', path: ['volgtWanneer'], message });
    }
  },
  { when: ({ issues }: z.core.ParsePayload) => issues.length === 0 },
] as const;

const insurerLists = ['ziekenfondsen', 'enkelJongens', 'enkelMeisjes'] as const;

export const documentsFile = z.strictObject({
  medischeFiche: documentFile.optional(),
  bivak: z
    .array(z.strictObject({ jaar: year, ...insurers, neutraal: yesNoOrLater }).superRefine(...insurersOnce))
    .superRefine(
      ...once(
        'jaar',
        ({ jaar }) => String(jaar),
        'elk jaar één keer',
        'verbeter het jaar, of zet alles van dat jaar bij elkaar',
      ),
    )
    .default([]),
  lidgeld: z
    .array(z.strictObject({ werkjaar: workingYear, ...insurers }).superRefine(...insurersOnce))
    .superRefine(
      ...once(
        'werkjaar',
        ({ werkjaar }) => werkjaar,
        'elk werkjaar één keer',
        'verbeter het werkjaar, of zet alles van dat werkjaar bij elkaar',
      ),
    )
    .default([]),
});

export const contactFile = z.strictObject({
  ...head,
  ...banner,
  formulierTitel: plain,
  hoofdleiding: z.strictObject({
    titel: plain,
    inleiding: text,
    personen: z
      .array(z.strictObject({ rol: plain, naam: plain, telefoon: phone, email: email.optional() }))
      .min(1),
    verhuur: text,
  }),
});

export const privacyFile = z.strictObject({
  ...head,
  ...banner,
  beloften: z.array(z.strictObject({ titel: plain, tekst: text })).min(1),
  derden: z.strictObject({
    titel: plain,
    lijst: z.array(z.strictObject({ naam: plain, tekst: text })).min(1),
    andereSites: z.strictObject({ naam: plain, tekst: text }),
  }),
  fotoWeg: z.strictObject({ titel: plain, tekst: text, knop: plain }),
  ondertekening: z.strictObject({ titel: plain, tekst: text }),
});

export const rentalFile = z.strictObject({
  ...head,
  ...banner,
  foto: photo,
  slapen: z.strictObject({ titel: plain, kamers: z.array(count).min(1), tip: text }),
  reserveren: z.strictObject({
    titel: plain,
    inleiding: text,
    knop: plain,
    link: linkOrPage,
    tekst: text,
    email,
  }),
  voorzieningen: z.strictObject({
    titel: plain,
    lijst: z.array(z.strictObject({ aantal: count.optional(), wat: plain, icoon: icon })).min(1),
    tip: text.optional(),
  }),
  fotos: z.strictObject({ titel: plain, lijst: z.array(photo).min(1) }),
  kaart: z.strictObject({ titel: plain }),
  ...rentalParts,
});

/** In days, from the first to the last: what lasts longer has a wrong month or year. */
const longestEvent = 31;

const calendarEvent = z
  .strictObject({
    naam: plain,
    datum: date,
    totDatum: date.optional(),
    van: time.optional(),
    tot: time.optional(),
    plaats: plain.optional(),
    tekst: text.optional(),
  })
  .refine(...together('tot', 'van', 'het uur waarop het eindigt'))
  .refine(...together('van', 'tot', 'het uur waarop het begint'))
  .refine(({ van, tot, totDatum }) => !van || !tot || totDatum || isInOneGo(van, tot), {
    path: ['tot'],
    error: problemMessage(
      `een uur na het begin (veld van), of een uur na middernacht, hoogstens ${longestNight} uur na het begin`,
      'kijk of van en tot niet omgewisseld zijn; duurt het langer, zet dan de laatste dag bij totDatum',
    ),
    when: good('van', 'tot'),
  })
  .refine(({ datum, totDatum }) => !totDatum || isBetween(1, daysBetween(datum, totDatum), longestEvent), {
    path: ['totDatum'],
    error: problemMessage(
      `een dag na de eerste (veld datum), hoogstens ${longestEvent} dagen later`,
      'kijk de maand en het jaar na, of haal totDatum weg als het op één dag is (of in één nacht)',
    ),
    when: good('datum', 'totDatum'),
  });

export const calendarFile = z.strictObject({
  titel: plain,
  inleiding: text,
  knop: plain,
  namen: z.strictObject({ wekelijks: plain, bivak: plain, bezoek: plain }),
  werkjaar: z
    .strictObject({ van: date, tot: date, geenActiviteit: z.array(date).default([]) })
    .refine(({ van, tot }) => compareDays(van, tot) < 0, later('dag'))
    .refine(({ van, tot }) => compareDays(tot, van) <= 0 || compareDays(addDays(van, 6), tot) <= 0, {
      ...later('dag'),
      error: problemMessage('een dag minstens een week na het begin (veld van)', 'kijk de jaartallen na'),
    }),
  evenementen: z.array(calendarEvent).default([]),
});

/** Where each part of the content stands, below the content folder: the loader reads exactly these files. */
export const fileNames = {
  site: 'site.yaml',
  home: 'home.yaml',
  boys: 'leiding/jongens.yaml',
  girls: 'leiding/meisjes.yaml',
  camp: 'bivak.yaml',
  documents: 'documenten.yaml',
  contact: 'contact.yaml',
  privacy: 'privacy.yaml',
  rental: 'verhuur.yaml',
  calendar: 'kalender.yaml',
} as const;

export type FileName = keyof typeof fileNames;

/** Their names, in the order in which an editor reads about them. */
export const contentFiles = Object.keys(fileNames).filter((name): name is FileName => name in fileNames);

/** All files together, by the names of `fileNames`. */
export const contentSchema = z
  .object({
    site: siteFile,
    home: homeFile,
    boys: leadersFile,
    girls: leadersFile,
    camp: campFile,
    documents: documentsFile,
    contact: contactFile,
    privacy: privacyFile,
    rental: rentalFile,
    calendar: calendarFile,
  } satisfies Record<FileName, z.ZodType>)
  .superRefine(
    ({ site, calendar }, { addIssue }) => {
      const { van, tot, geenActiviteit } = calendar.werkjaar;
      for (const [index, day] of geenActiviteit.entries()) {
        const path = ['calendar', 'werkjaar', 'geenActiviteit', index];
        if (weekdayOf(day) !== site.werking.dag) {
          const message = problemMessage(
            `een ${site.werking.dag} (de dag van onze activiteit, in site.yaml); deze dag is een ${weekdayOf(day)}`,
            'verbeter de datum of haal deze regel weg',
          );
          addIssue({ code: 'custom', path, message });
        } else if (compareDays(day, van) < 0 || compareDays(day, tot) > 0) {
          const message = problemMessage(
            'een dag in het werkjaar, tussen de velden van en tot',
            'verbeter het jaar, of haal deze oude datum weg',
          );
          addIssue({ code: 'custom', path, message });
        }
      }
    },
    { when: good('site', 'calendar') },
  );

/** The content as it was read: a photo is the name of its file. */
export type Content = z.infer<typeof contentSchema>;

/** The content as pages get it: a photo is what a page needs to show it. */
export type ShownContent = Shown<Content>;
export type Site = ShownContent['site'];
export type Home = ShownContent['home'];
export type Leaders = ShownContent['boys'];
export type AgeGroup = Leaders['groepen'][number];
export type Camp = ShownContent['camp'];
export type Documents = ShownContent['documents'];
export type Contact = ShownContent['contact'];
export type Privacy = ShownContent['privacy'];
export type Rental = ShownContent['rental'];
export type Calendar = ShownContent['calendar'];
