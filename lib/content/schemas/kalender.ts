import * as z from 'zod';
import { builtInNames } from '@/lib/calendar/builtInNames';
import { date } from '@/lib/content/kinds/date';
import { dayOff } from '@/lib/content/kinds/dayOff';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { time } from '@/lib/content/kinds/time';
import { problemMessage } from '@/lib/content/problem';
import { addDays, compareDays } from '@/lib/dates/days';
import { block, label, list } from './fields';
import { hoursInOneGo, lastDaySoon, mustBeLater, together } from './rules';

const calendarEvent = z
  .strictObject({
    naam: plain,
    afgelast: label('Afgelast: waarom?', plain).optional(),
    datum: label('Datum', date),
    totDatum: label('Laatste dag, als het er meer zijn', date).optional(),
    van: label('Begint om', time).optional(),
    tot: label('Eindigt om', time).optional(),
    plaats: label('Plaats', plain).optional(),
    tekst: text.optional(),
  })
  .refine(...together('tot', 'van', 'het uur waarop het eindigt'))
  .refine(...together('van', 'tot', 'het uur waarop het begint'))
  .refine(...hoursInOneGo)
  .refine(...lastDaySoon);

export const calendarFile = block('Kalender', {
  titel: plain.default('In je agenda'),
  inleiding: text.default(
    'Zet onze data in de agenda van je telefoon. Komt er iets bij of valt er iets weg, dan past je agenda zich vanzelf aan.',
  ),
  knop: plain.default('Abonneer in je agenda'),
  namen: block('Hoe het heet in de agenda', {
    wekelijks: label('De wekelijkse activiteit', plain).default(builtInNames.weekly),
    bivak: label('Het bivak', plain).optional(),
    bezoek: label('Het bezoekmoment', plain).default(builtInNames.visit),
  }).prefault({}),
  werkjaar: block('Werkjaar', {
    van: label('Eerste dag', date),
    tot: label('Laatste dag', date),
    geenActiviteit: list('Dagen zonder activiteit', 'dag', dayOff).default([]),
  })
    .refine(({ van, tot }) => compareDays(van, tot) < 0, mustBeLater('dag'))
    .refine(({ van, tot }) => compareDays(tot, van) <= 0 || compareDays(addDays(van, 6), tot) <= 0, {
      ...mustBeLater('dag'),
      error: problemMessage('een dag minstens een week na het begin (veld ⟦van⟧)', 'kijk de jaartallen na'),
    }),
  evenementen: list('Evenementen', 'evenement', calendarEvent).default([]),
});
