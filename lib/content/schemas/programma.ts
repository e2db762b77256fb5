import * as z from 'zod';
import { date } from '@/lib/content/kinds/date';
import { groupName } from '@/lib/content/kinds/groupName';
import { link } from '@/lib/content/kinds/link';
import { price } from '@/lib/content/kinds/number';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { time } from '@/lib/content/kinds/time';
import { problemMessage } from '@/lib/content/problem';
import { type CalendarDate, compareDays } from '@/lib/dates/days';
import { block, label, list } from './fields';
import { banner, head } from './parts';
import { hoursInOneGo, lastDaySoon, noneWrongOf } from './rules';

const groupNames = list('Voor wie', 'groep', groupName);

const activity = z
  .strictObject({
    datum: label('Datum', date),
    totDatum: label('Laatste dag, als het er meer zijn', date).optional(),
    voor: groupNames.optional(),
    wat: label('Wat', plain),
    afgelast: label('Afgelast: waarom?', plain).optional(), // needed in a hurry: near the top of the editor
    tekst: text.optional(),
    van: label('Begint om, als het anders is', time).optional(),
    tot: label('Eindigt om, als het anders is', time).optional(),
    waar: label('Waar, als het niet aan het lokaal is', plain).optional(),
    mee: list('Meebrengen', 'ding', plain).optional(),
    prijs: label('Prijs', price).optional(),
    inschrijvenVoor: label('Inschrijven vóór', date).optional(),
    link: link.optional(),
    geheimTot: label('Geheim tot', date).optional(),
  })
  .refine(...hoursInOneGo)
  .refine(...lastDaySoon)
  .refine(({ datum, inschrijvenVoor }) => !inschrijvenVoor || compareDays(inschrijvenVoor, datum) <= 0, {
    path: ['inschrijvenVoor'],
    error: problemMessage('een dag vóór de activiteit (veld datum)', 'kijk de maand en het jaar na'),
    when: noneWrongOf('datum', 'inschrijvenVoor'),
  })
  .refine(({ datum, geheimTot }) => !geheimTot || compareDays(geheimTot, datum) <= 0, {
    path: ['geheimTot'],
    error: problemMessage(
      'de dag van de activiteit (veld datum) of een dag ervoor: vanaf dan staat het op de site',
      'kijk de maand en het jaar na, of haal ⟦geheimTot⟧ weg als iedereen het mag weten',
    ),
    when: noneWrongOf('datum', 'geheimTot'),
  })
  // instead of a `geheimTot` that has passed (lib/content/check/embargo.ts)
  .transform((one): typeof one & { onthuldOp?: CalendarDate | undefined } => one);

export const programmeFile = block('Programma', {
  titel: head.titel.default('Programma – {korteNaam}'),
  beschrijving: head.beschrijving.default(
    'Wat elke groep van {korteNaam} doet op {werking.dagen}: waar, wanneer, wat je meebrengt en wat het kost.',
  ),
  kop: banner.kop.default('Wat doen we {werking.dagen}?'),
  inleiding: banner.inleiding.default('Tik op de groep van je kind.'),
  programma: list('Activiteiten', 'activiteit', activity).default([]),
});
