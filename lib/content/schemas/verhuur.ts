import * as z from 'zod';
import { date, dayMonth } from '@/lib/content/kinds/date';
import { email } from '@/lib/content/kinds/email';
import { icon } from '@/lib/content/kinds/icon';
import { linkOrPage } from '@/lib/content/kinds/link';
import { count, price } from '@/lib/content/kinds/number';
import { phone, phoneOrShort } from '@/lib/content/kinds/phone';
import { photoFile } from '@/lib/content/kinds/photo';
import { plain } from '@/lib/content/kinds/plain';
import { privateText } from '@/lib/content/kinds/privateText';
import { text } from '@/lib/content/kinds/text';
import { time } from '@/lib/content/kinds/time';
import { problemMessage } from '@/lib/content/problem';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { overlaps, stayAsTimeSpan, timeSpanOf } from '@/lib/rental/dayParts';
import { bedrooms, isSameRoom } from '@/lib/rental/floorPlan';
import { inSeason, type Rate } from '@/lib/rental/prices';
import { stayDays } from '@/lib/rental/rentalWords';
import { overlap, type Stay } from '@/lib/rental/stay';
import { bareText } from '@/lib/text/sourceMarkers';
import { dayParts } from './dagdelen';
import { block, label, list } from './fields';
import { banner, head, photo } from './parts';
import { eachOnce, mustBeLater, noneWrong, together } from './rules';

/** Who comes (`wie`) is private: it is left out here, so that no page can show it. */
const period = z
  .strictObject({
    van: label('Komen aan op', date),
    tot: label('Vertrekken op', date),
    wie: label('Wie er komt', privateText).optional(),
  })
  .refine(({ van, tot }) => compareDays(van, tot) < 0, {
    ...mustBeLater('dag'),
    error: problemMessage(
      'een dag van vertrek na de dag van aankomst (veld ⟦van⟧)',
      'kijk of ⟦van⟧ en ⟦tot⟧ niet omgewisseld zijn, en of het jaar klopt',
    ),
  })
  .transform(({ van, tot }): Stay => ({ from: van, until: tot }));

const periods = list('Verhuringen', 'verhuring', period).superRefine(
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
  { when: noneWrong },
);

/** With `ruimte` it is the photo of that room on the floor plan. */
const hallPhoto = z
  .strictObject({
    bestand: photoFile,
    alt: plain,
    ruimte: label('Ruimte op de plattegrond', plain).optional(),
  })
  .transform(({ bestand, alt, ruimte }) => ({ image: bestand, alt, room: ruimte }));

const rate = z
  .strictObject({
    naam: plain,
    van: dayMonth.optional(),
    tot: dayMonth.optional(),
    perNacht: label('Voor het lokaal, per nacht', price).optional(),
    perPersoon: label('Per persoon en per nacht, in huis', price).optional(),
    inTent: label('Per persoon en per nacht, in een tent', price).optional(),
    energie: label('Energie en water, per nacht', price).optional(),
    minstens: label('Zoveel personen betaalt een groep altijd', count).optional(),
    nachten: label('Zoveel nachten minstens', count).optional(),
    waarborg: label('Waarborg', price).optional(),
    regel: label('Waarom te kort hier niet kan', plain).optional(),
  })
  .refine(({ van, tot }) => (van === undefined) === (tot === undefined), {
    error: problemMessage(
      'de velden ⟦van⟧ en ⟦tot⟧ allebei, of geen van de twee',
      'geef de eerste en de laatste dag van het tarief; laat ze allebei weg als het tarief het hele jaar geldt',
    ),
  })
  .refine(({ perNacht, perPersoon }) => perNacht !== undefined || perPersoon !== undefined, {
    error: problemMessage(
      'een prijs: het veld ⟦perPersoon⟧, of ⟦perNacht⟧, of allebei',
      'voeg een prijs toe, bijvoorbeeld ⟦perPersoon⟧: ⟦5.5‖5,5⟧',
    ),
  })
  .transform(
    ({ van, tot, ...rate }): Rate => ({
      name: rate.naam,
      from: van ?? { day: 1, month: 1 },
      until: tot ?? { day: 31, month: 12 },
      hall: rate.perNacht,
      person: rate.perPersoon,
      camper: rate.inTent,
      energy: rate.energie,
      leastPersons: rate.minstens,
      leastNights: rate.nachten,
      deposit: rate.waarborg,
      rule: rate.regel,
    }),
  );

const daysOfLeapYear = Array.from({ length: 366 }, (_, index) =>
  addDays({ year: 2024, month: 1, day: 1 }, index),
);

const rates = list('Tarieven', 'tarief', rate)
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
          .find((earlier) => daysOfLeapYear.some((day) => inSeason(earlier, day) && inSeason(one, day)));
        const twice = other && daysOfLeapYear.find((day) => inSeason(other, day) && inSeason(one, day));
        if (!twice) continue;
        const message = problemMessage(
          `een tarief dat begint waar ‘${other.name}’ ophoudt: op ${dayOfMonth(twice)} gelden er nu twee`,
          'verbeter ⟦van⟧ of ⟦tot⟧, zodat elke dag bij één tarief hoort',
        );
        addIssue({ code: 'custom', path: [index, 'van'], message });
      }
      const gap = daysOfLeapYear.find((day) => !all.some((one) => inSeason(one, day)));
      if (!gap) return;
      const before = all.findIndex((one) => isDayBefore(one, gap));
      const message = problemMessage(
        `tarieven voor elke dag van het jaar: voor ${dayOfMonth(gap)} is er geen prijs`,
        'laat dit tarief doorlopen tot het volgende begint, of voeg een tarief toe voor de dagen ertussen',
      );
      addIssue({ code: 'custom', path: [Math.max(0, before), 'tot'], message });
    },
    { when: noneWrong },
  );

function isDayBefore({ until }: Rate, gap: CalendarDate): boolean {
  const { day, month } = addDays(gap, -1);
  return until.day === day && until.month === month;
}

/** Whom to call, or where to find it. */
const call = z
  .strictObject({
    wat: label('Wat', plain),
    telefoon: phoneOrShort.optional(),
    waar: label('Waar je het vindt', plain).optional(),
  })
  .refine(({ telefoon, waar }) => (telefoon === undefined) !== (waar === undefined), {
    error: problemMessage(
      'precies één van de velden ⟦telefoon⟧ of ⟦waar⟧',
      'hou er één over: een nummer om te bellen, of de plaats waar je het vindt',
    ),
  });

/** They count nights. */
const perNight = ['bezet', 'prijzen'] as const;

export const rentalFile = block('Verhuur', {
  ...head,
  ...banner,
  foto: photo.optional(),
  slapen: block('Slaapplaatsen', {
    titel: plain,
    kamers: list('Bedden per kamer', 'kamer', count).min(1),
    tip: text,
  }).optional(),
  dagdelen: dayParts.optional(),
  reserveren: block('Reserveren', {
    titel: plain,
    inleiding: text,
    knop: label('Knop naar de site waar jullie boeken', plain).optional(),
    link: linkOrPage.optional(),
    tekst: text,
    email,
    telefoon: phone.optional(),
    afspraken: list(
      'Afspraken: antwoorden, betalen, annuleren',
      'afspraak',
      z.strictObject({ titel: plain, tekst: text }),
    ).optional(),
  })
    .refine(...together('link', 'knop', 'de site waar jullie boeken'))
    .refine(...together('knop', 'link', 'wat er op de knop staat')),
  voorzieningen: block('Voorzieningen', {
    titel: plain,
    lijst: list(
      'Wat er is',
      'voorziening',
      z.strictObject({
        aantal: label('Aantal', count).optional(),
        wat: label('Wat', plain),
        uitleg: label('Wat erbij hoort', plain).optional(),
        icoon: icon,
      }),
    ).min(1),
    tip: text.optional(),
  }),
  fotos: block('Foto’s', { titel: plain, lijst: list('Foto’s', 'foto', hallPhoto).min(1) }).optional(),
  kaart: block('Kaart', { titel: plain }),
  bezet: block('Is het vrij?', {
    titel: plain,
    inleiding: text,
    vertrek: label('Vertrekken voor', time),
    aankomst: label('Aankomen vanaf', time),
    periodes: periods,
  }).optional(),
  prijzen: block('Prijzen', {
    titel: plain,
    van: date,
    tot: date,
    tarieven: rates,
    tip: text.optional(),
  })
    .refine(({ van, tot }) => compareDays(van, tot) < 0, mustBeLater('dag'))
    .optional(),
  aanvraag: block('Aanvraag', {
    titel: plain,
    inleiding: text,
    tentplaatsen: label('Plaatsen in tenten', count).optional(),
    groepen: list(
      'Soorten groepen',
      'soort',
      z.strictObject({
        naam: plain,
        niet: block('Neem je niet', { kop: plain, tekst: plain }).optional(),
      }),
    )
      .min(1)
      .superRefine(
        ...eachOnce(
          'naam',
          ({ naam }) => naam,
          'een soort groep die er nog niet staat',
          'haal de soort die twee keer in de lijst staat een keer weg',
        ),
      ),
  }).optional(),
  infofiche: block('Infofiche', {
    ...head,
    ...banner,
    bellen: list('Wie je belt', 'nummer', call).min(1),
    plattegrond: block('Plattegrond', {
      perBed: label('Slapers per bed', count).optional(),
      ruimtes: list(
        'Andere ruimtes',
        'ruimte',
        z.strictObject({
          naam: plain,
          uitleg: label('Uitleg', plain).optional(),
          icoon: icon.optional(),
        }),
      ).optional(),
      bijschrift: label('Bijschrift', text),
    }).optional(),
    punten: list(
      'Wat een huurder moet weten',
      'punt',
      z.strictObject({ titel: plain, icoon: icon, tekst: text }),
    ).min(1),
    slot: label('Slotzin', text).optional(),
  }).optional(),
})
  .superRefine(
    (hall, { addIssue }) => {
      if (hall.slapen) return;
      for (const name of perNight)
        if (hall[name]) addIssue({ code: 'custom', path: [name], message: needsBeds });
      if (hall.aanvraag && !hall.dagdelen) {
        const message = problemMessage(
          'ook het blok ⟦slapen⟧ of ⟦dagdelen⟧: dit vraagt nachten of dagdelen aan',
          'voeg er een van toe, of haal dit weg',
        );
        addIssue({ code: 'custom', path: ['aanvraag'], message });
      }
    },
    { when: noneWrong },
  )
  .superRefine(
    ({ bezet, dagdelen }, { addIssue }) => {
      if (!bezet) return;
      const change = { leaving: bezet.vertrek, arrival: bezet.aankomst };
      for (const [index, taken] of (dagdelen?.verhuurd ?? []).entries()) {
        const spans = taken.map((one) => timeSpanOf(one.day, one));
        const stay = bezet.periodes.find((period) =>
          spans.some((span) => overlaps(stayAsTimeSpan(period, change), span)),
        );
        if (!stay) continue;
        const message = problemMessage(
          `een dag waarop er niemand slaapt: van ${stayDays(stay)} is het lokaal al verhuurd (veld ⟦periodes⟧)`,
          'kijk welke van de twee juist is, of zet die dag bij ⟦behalve⟧',
        );
        addIssue({ code: 'custom', path: ['dagdelen', 'verhuurd', index, 'dag'], message });
      }
    },
    { when: noneWrong },
  )
  .superRefine(
    ({ slapen, infofiche, fotos }, { addIssue }) => {
      const plan = infofiche?.plattegrond;
      if (!slapen || !plan) return; // no page shows one
      const others = (plan.ruimtes ?? []).map(({ naam }) => naam);
      const names = [...bedrooms(slapen.kamers).map(({ name }) => name), ...others];
      for (const [index, { room }] of (fotos?.lijst ?? []).entries()) {
        if (!room || names.some((name) => isSameRoom(name, room))) continue;
        const message = problemMessage(
          `een ruimte van de plattegrond: ${names.map(bareText).join(', ')}`,
          'kies er een van, zet deze bij ⟦ruimtes‖‘Andere ruimtes’⟧, of ⟦haal dit veld weg‖maak het leeg⟧',
        );
        addIssue({ code: 'custom', path: ['fotos', 'lijst', index, 'ruimte'], message });
      }
    },
    { when: noneWrong },
  );

const needsBeds = problemMessage(
  'ook het blok ⟦slapen⟧: dit gaat over nachten',
  'voeg ⟦slapen⟧ toe, of haal dit weg en zet de prijzen bij ⟦dagdelen⟧',
);
