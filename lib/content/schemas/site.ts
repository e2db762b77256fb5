import * as z from 'zod';
import { blockName, feePeriod, noticeLevel, sign, weekday } from '@/lib/content/kinds/choice';
import { colour, readable } from '@/lib/content/kinds/colour';
import { date } from '@/lib/content/kinds/date';
import { email } from '@/lib/content/kinds/email';
import { fieldInfo } from '@/lib/content/kinds/field';
import { identifier } from '@/lib/content/kinds/identifier';
import { link, linkOrPage, siteAddress } from '@/lib/content/kinds/link';
import { count, fee, year } from '@/lib/content/kinds/number';
import { oldAddress, samePage } from '@/lib/content/kinds/oldAddress';
import { name, plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { time } from '@/lib/content/kinds/time';
import { problemMessage } from '@/lib/content/problem';
import { daysBetween } from '@/lib/dates/days';
import { type Network, networks } from '@/lib/pages/socialLinks';
import { type GroupWords, usualWords, withoutArticle } from '@/lib/text/groupWords';
import { bareText } from '@/lib/text/sourceMarkers';
import { palette } from '@/lib/theme/palette';
import { block, label, list } from './fields';
import { banner, head, mappedAddress } from './parts';
import { eachOnce, isBetween, mustBeLater, noneWrongOf } from './rules';

// What a group's own colours must be readable with.
const { paper, sheet, ink, chalk } = palette;
const onButton = readable(chalk, 4.5, 'witte letters op een knop', 'donkerder');
const onPaper = readable(paper, 4.5, 'een link op het papier', 'donkerder');
const largeText = readable(paper, 3, 'grote letters en tekeningen op het papier', 'donkerder');
const underSheet = readable(sheet, 4.5, 'de lichte letters erop', 'donkerder');
const underInk = readable(ink, 4.5, 'de donkere letters erop', 'lichter');

/** In days, from the first to the last: a longer notice has a wrong month or year, or is no news. */
const longestNotice = 92;

const notice = z
  .strictObject({
    titel: plain,
    tekst: text.optional(),
    van: date,
    tot: date,
    niveau: label('Hoe belangrijk', noticeLevel).default('info'),
  })
  .refine(({ van, tot }) => isBetween(0, daysBetween(van, tot), longestNotice), {
    path: ['tot'],
    error: problemMessage(
      `de laatste dag: dezelfde als de eerste (veld ⟦van⟧) of een latere, hoogstens ${longestNotice} dagen verder`,
      'kijk of ⟦van⟧ en ⟦tot⟧ niet omgewisseld zijn, en of de jaren juist zijn; wat langer geldt, hoort op een pagina',
    ),
    when: noneWrongOf('van', 'tot'),
  });

/** An optional link to each social network. */
const socialFields = Object.fromEntries(
  Object.entries(networks).map(([field, name]) => [field, label(name, link).optional()]),
) as Record<Network, z.ZodOptional<typeof link>>;

export const siteFile = block('Op elke pagina', {
  naam: label('Naam van de groep', name),
  korteNaam: label('Korte naam', name),
  gemeente: name,
  siteAdres: label('Adres van de site', siteAddress),
  zonder: list('Wat jullie niet hebben', 'onderdeel', blockName).default([]),
  kleuren: label(
    'Kleuren',
    z
      .strictObject({
        accent: label('Grote letters', largeText, 'Hieruit volgen de knoppen en de links.'),
        knop: label('Knoppen', onButton),
        link: label('Links in de tekst', onPaper),
        donker: label(
          'Donkere vlakken',
          underSheet,
          'Hieruit volgen de onderste balk en de lichtere kleuren.',
        ),
        voet: label('Onderste balk', underSheet),
        licht: label('Lichte vlakken', underInk),
        vonk: label('Stickers en accenten', colour),
        zon: label('Gele accenten', underInk),
      })
      .partial(),
  ).optional(),
  teken: label('Teken', sign).optional(),
  lokaal: label('Lokaal', mappedAddress),
  woorden: block('Jullie eigen woorden', {
    kamp: label('Het kamp', plain).default(usualWords.camp),
    leiding: label('De leiding', plain).default(usualWords.leaders),
    lokaal: label('Het lokaal, met de of het', plain).default(usualWords.hall),
  })
    .refine(({ lokaal }) => withoutArticle(bareText(lokaal)) !== bareText(lokaal), {
      path: ['lokaal'],
      error: problemMessage('een woord met de of het ervoor, zoals de blokhut', 'zet er de of het voor'),
      when: noneWrongOf('lokaal'),
    })
    .transform(({ kamp, leiding, lokaal }): GroupWords => ({ camp: kamp, leaders: leiding, hall: lokaal }))
    .prefault({}),
  email,
  meldingen: list('Meldingen boven elke pagina', 'melding', notice).default([]),
  ...socialFields,
  werking: block('Wekelijkse activiteit', {
    dag: label('Dag', weekday),
    van: label('Begint om', time),
    tot: label('Eindigt om', time),
    vanafLeeftijd: label('Vanaf hoeveel jaar', count).optional(),
    vanafKlas: label('Vanaf welke klas', name).optional(),
    lidgeld: label('Lidgeld', fee).optional(),
    lidgeldPer: label('Dat betaal je per', feePeriod).optional(),
  }).refine(({ van, tot }) => van < tot, mustBeLater('uur')),
  activiteiten: list(
    'Menu ‘Activiteiten’',
    'link',
    z.strictObject({ naam: plain, link: linkOrPage }),
  ).default([]),
  oudeAdressen: list(
    'Oude adressen van een vorige site',
    'adres',
    z.strictObject({
      van: label('Oud adres', oldAddress),
      naar: label('Waar het nu staat', linkOrPage),
    }),
  )
    .superRefine(
      ...eachOnce(
        'van',
        ({ van }) => samePage(van),
        'een adres dat nog niet in de lijst staat',
        'haal één van de twee weg',
      ),
    )
    .default([]),
  voettekst: block('Onderste balk', {
    groet: plain.default('Tot {werking.weerzien}!'),
    jaar: year.optional(),
  }).prefault({}),
  formulier: block('Contactformulier (EmailJS)', {
    service: label('Service', identifier),
    sjabloon: label('Sjabloon', identifier),
    sleutel: label('Publieke sleutel', identifier),
  }).optional(),
  nietGevonden: block('Pagina niet gevonden', {
    titel: head.titel.default('Pagina niet gevonden'),
    beschrijving: head.beschrijving.default('Deze pagina bestaat niet.'),
    kop: banner.kop.default('Het spoor bijster?'),
    inleiding: banner.inleiding.default('Deze pagina bestaat niet, of niet meer.'),
    melding: label('Melding', text).default('Klopt er iets niet op onze site? Laat het weten via'),
  }).prefault({}),
  formaat: z.int().register(fieldInfo, { isHidden: true }).optional(), // lib/content/migrations
});
