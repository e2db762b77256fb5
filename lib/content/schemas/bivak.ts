import * as z from 'zod';
import { date, dayMonth } from '@/lib/content/kinds/date';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { time } from '@/lib/content/kinds/time';
import { problemMessage } from '@/lib/content/problem';
import { type CalendarDate, compareDays, compareInYear } from '@/lib/dates/days';
import { bookletBlock } from './boekje';
import { block, label, list } from './fields';
import { address, banner, captionedPhoto, head, paragraphs, photo } from './parts';
import { mustBeLater, noneWrongOf } from './rules';

/** Who fills in what on a document, and what happens to it then. */
const whoFillsIn = z.strictObject({
  jij: label('Wat jij invult', text),
  leiding: label('Wat de leiding invult', text),
  daarna: label('Wat er daarna mee gebeurt', text),
});

export const campFile = block('Bivak', {
  ...head,
  ...banner,
  foto: photo.optional(),
  kamp: block('Het kamp', {
    titel: plain,
    van: label('Eerste dag', dayMonth),
    tot: label('Laatste dag', dayMonth),
    duur: label('Hoelang', text),
    inleiding: text,
    tekst: paragraphs,
    // also absent before its day (lib/content/check/embargo.ts)
    plaats: label(
      'Kampplaats',
      address,
      'Nog niet bekend? Laat ze leeg: dan staat er dat ze volgt.',
    ).optional(),
    geheimTot: label(
      'Plaats geheim tot',
      date,
      'Tot die dag staan de plaats, de weg ernaartoe en het adres voor brieven nergens op de site.',
    ).optional(),
    foto: captionedPhoto.optional(),
    bezoek: block('Bezoekmoment', {
      dag: label('Dag', dayMonth),
      van: label('Begint om', time),
      tot: label('Eindigt om', time),
      tekst: text,
    })
      .refine(({ van, tot }) => van < tot, mustBeLater('uur'))
      .optional(),
    meerWeten: block('Meer weten', { titel: plain, tekst: text }).optional(),
  })
    .refine(({ van, tot }) => compareInYear(van, tot) < 0, mustBeLater('dag'))
    .refine(
      ({ van, tot, bezoek }) =>
        !bezoek || (compareInYear(van, bezoek.dag) <= 0 && compareInYear(bezoek.dag, tot) <= 0),
      {
        path: ['bezoek', 'dag'],
        error: problemMessage(
          'een dag tijdens het kamp',
          'kijk welke dag het bezoekmoment is, en de velden ⟦kamp › van⟧ en ⟦kamp › tot⟧',
        ),
        when: noneWrongOf('van', 'tot', 'bezoek'),
      },
    )
    // instead of a `geheimTot` that has passed (lib/content/check/embargo.ts)
    .transform((kamp): typeof kamp & { onthuldOp?: CalendarDate | undefined } => kamp),
  boekje: bookletBlock.optional(),
  documenten: block('Papieren', {
    titel: plain.default('Documenten'),
    inleiding: text.default('Eén papier moet mee, voor elke deelnemer.'),
    fiche: block('Medische fiche', {
      titel: plain.default('Medische fiche'),
      tekst: text.default(
        'Vul de fiche elk jaar opnieuw in en geef ze voor het vertrek af aan de {leiding}.',
      ),
      knop: plain.default('Download de medische fiche'),
    }).prefault({}),
  }).prefault({}),
  terugbetaling: block('Terugbetaling', {
    titel: plain.default('Terugbetaling'),
    inleiding: text.default('Veel ziekenfondsen betalen een deel van het kampgeld of het lidgeld terug.'),
    stappen: list('Stappen', 'stap', text)
      .min(1)
      .default([
        'Kies het jaar en je ziekenfonds, en druk het formulier af.',
        'Vul jouw deel in en geef het aan de {leiding}. Wij vullen aan en tekenen.',
        'Bezorg het aan je ziekenfonds. Hoeveel je terugkrijgt, lees je op hun website.',
      ]),
    neutraal: label('Zonder ziekenfonds van de lijst', text).default(
      'Staat je ziekenfonds er niet bij? Dan helpt het neutraal attest.',
    ),
    invullen: block('Wie vult wat in', {
      formulier: label('Op het formulier van een ziekenfonds', whoFillsIn),
      neutraal: label('Op het neutrale attest', whoFillsIn),
    }).optional(),
  }).prefault({}),
}).refine(
  ({ kamp, boekje }) =>
    !boekje || !kamp.geheimTot || compareDays(kamp.geheimTot, { ...kamp.van, year: boekje.jaar }) <= 0,
  {
    path: ['kamp', 'geheimTot'],
    error: problemMessage(
      'de eerste dag van het kamp of een dag ervoor: vanaf dan staat de plaats op de site',
      'kijk de maand en het jaar na, en het jaar van het kampboekje',
    ),
    when: noneWrongOf('kamp', 'boekje'),
  },
);
