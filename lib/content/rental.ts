import * as z from 'zod';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { inSeason, type Rate } from '@/lib/rental/prices';
import { overlap, type Stay } from '@/lib/rental/stay';
import { stayDays } from '@/lib/rental/words';
import { count, date, dayMonth, icon, numberToCall, ownWords, plain, price, text, time } from './fields';
import { problemMessage } from './problem';
import { later, once } from './rules';

/**
 * What `verhuur.yaml` may hold besides what every group tells: which days are taken, prices, the request and the renter's
 * sheet. Each of them can be left out.
 */

/** A rule about a whole list waits until each of its items was read well. */
const whenRead = ({ issues }: z.core.ParsePayload) => issues.length === 0;

/** Who comes (`wie`) is for the group itself: it ends here, so that no page can show it. */
const period = z
  .strictObject({ van: date, tot: date, wie: ownWords.optional() })
  .refine(({ van, tot }) => compareDays(van, tot) < 0, {
    ...later('dag'),
    error: problemMessage(
      'een dag van vertrek na de dag van aankomst (veld van)',
      'kijk of van en tot niet omgewisseld zijn, en of het jaar klopt',
    ),
  })
  .transform(({ van, tot }): Stay => ({ from: van, until: tot }));

const periods = z.array(period).superRefine(
  (stays, { addIssue }) => {
    for (const [index, stay] of stays.entries()) {
      const other = stays.slice(0, index).find((earlier) => overlap(earlier, stay));
      if (!other) continue;
      const message = problemMessage(
        `een periode die niet overlapt met die van ${stayDays(other)}`,
        'kijk welke van de twee juist is; vertrekken en aankomen op dezelfde dag mag wel',
      );
      addIssue({ code: 'custom', path: [index, 'van'], message });
    }
  },
  { when: whenRead },
);

const rate = z
  .strictObject({
    naam: plain,
    van: dayMonth.optional(),
    tot: dayMonth.optional(),
    perNacht: price.optional(),
    perPersoon: price.optional(),
    inTent: price.optional(),
    energie: price.optional(),
    minstens: count.optional(),
    nachten: count.optional(),
    waarborg: price.optional(),
    regel: plain.optional(),
  })
  .refine(({ van, tot }) => (van === undefined) === (tot === undefined), {
    error: problemMessage(
      'de velden van en tot allebei, of geen van de twee',
      'geef de eerste en de laatste dag van het tarief; laat ze allebei weg als het tarief het hele jaar geldt',
    ),
  })
  .refine(({ perNacht, perPersoon }) => perNacht !== undefined || perPersoon !== undefined, {
    error: problemMessage(
      'een prijs: het veld perPersoon, of perNacht, of allebei',
      'voeg een prijs toe, bijvoorbeeld perPersoon: 5.5',
    ),
  })
  .transform(
    ({
      naam,
      van,
      tot,
      perNacht,
      perPersoon,
      inTent,
      energie,
      minstens,
      nachten,
      waarborg,
      regel,
    }): Rate => ({
      name: naam,
      from: van ?? { day: 1, month: 1 },
      until: tot ?? { day: 31, month: 12 },
      hall: perNacht,
      person: perPersoon,
      camper: inTent,
      energy: energie,
      leastPersons: minstens,
      leastNights: nachten,
      deposit: waarborg,
      rule: regel,
    }),
  );

/** Every day of a year that has all of them. */
const leapYear = Array.from({ length: 366 }, (_, index) => addDays({ year: 2024, month: 1, day: 1 }, index));

const rates = z
  .array(rate)
  .min(1)
  .superRefine(
    (all, { addIssue }) => {
      for (const [index, one] of all.entries()) {
        if (all.slice(0, index).some(({ name }) => name === one.name)) {
          const message = problemMessage(
            'een naam die nog geen ander tarief heeft',
            'geef elk tarief een eigen naam',
          );
          addIssue({ code: 'custom', path: [index, 'naam'], message });
        }
        const other = all
          .slice(0, index)
          .find((earlier) => leapYear.some((day) => inSeason(earlier, day) && inSeason(one, day)));
        const twice = other && leapYear.find((day) => inSeason(other, day) && inSeason(one, day));
        if (!twice) continue;
        const message = problemMessage(
          `een tarief dat begint waar ‘${other.name}’ ophoudt: op ${dayOfMonth(twice)} gelden er nu twee`,
          'verbeter van of tot, zodat elke dag bij één tarief hoort',
        );
        addIssue({ code: 'custom', path: [index, 'van'], message });
      }
      const gap = leapYear.find((day) => !all.some((one) => inSeason(one, day)));
      if (!gap) return;
      const before = all.findIndex((one) => isDayBefore(one, gap));
      const message = problemMessage(
        `tarieven voor elke dag van het jaar: voor ${dayOfMonth(gap)} is er geen prijs`,
        'laat dit tarief doorlopen tot het volgende begint, of voeg een tarief toe voor de dagen ertussen',
      );
      addIssue({ code: 'custom', path: [Math.max(0, before), 'tot'], message });
    },
    { when: whenRead },
  );

function isDayBefore({ until }: Rate, gap: CalendarDate): boolean {
  const { day, month } = addDays(gap, -1);
  return until.day === day && until.month === month;
}

/** Whom to call, or where to find it. */
const call = z
  .strictObject({
    wat: plain,
    telefoon: numberToCall.optional(),
    waar: plain.optional(),
  })
  .refine(({ telefoon, waar }) => (telefoon === undefined) !== (waar === undefined), {
    error: problemMessage(
      'precies één van de velden telefoon of waar',
      'hou er één over: een nummer om te bellen, of de plaats waar je het vindt',
    ),
  });

export const rentalParts = {
  bezet: z
    .strictObject({ titel: plain, inleiding: text, vertrek: time, aankomst: time, periodes: periods })
    .optional(),
  prijzen: z
    .strictObject({ titel: plain, van: date, tot: date, tarieven: rates, tip: text.optional() })
    .refine(({ van, tot }) => compareDays(van, tot) < 0, later('dag'))
    .optional(),
  aanvraag: z
    .strictObject({
      titel: plain,
      inleiding: text,
      tentplaatsen: count.optional(),
      groepen: z
        .array(z.strictObject({ naam: plain, niet: z.strictObject({ kop: plain, tekst: plain }).optional() }))
        .min(1)
        .superRefine(
          ...once(
            'naam',
            ({ naam }) => naam,
            'een soort groep die er nog niet staat',
            'haal de soort die twee keer in de lijst staat een keer weg',
          ),
        ),
    })
    .optional(),
  infofiche: z
    .strictObject({
      titel: plain,
      beschrijving: plain,
      kop: plain,
      inleiding: text,
      bellen: z.array(call).min(1),
      plattegrond: z
        .strictObject({
          perBed: count.optional(),
          ruimtes: z.array(z.strictObject({ naam: plain, uitleg: plain.optional() })).optional(),
          bijschrift: text,
        })
        .optional(),
      punten: z.array(z.strictObject({ titel: plain, icoon: icon, tekst: text })).min(1),
      slot: text.optional(),
    })
    .optional(),
};
