import * as z from 'zod';
import { yesNo } from '@/lib/content/kinds/choice';
import { dayMonth } from '@/lib/content/kinds/date';
import { groupName } from '@/lib/content/kinds/groupName';
import { price, year } from '@/lib/content/kinds/number';
import { phone } from '@/lib/content/kinds/phone';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { time } from '@/lib/content/kinds/time';
import { problemMessage } from '@/lib/content/problem';
import { block, label, list } from './fields';
import { head, paragraphs } from './parts';
import { mustBeLater } from './rules';

/** The booklet of a camp. Days, place, visiting hour and documents stand in the rest of `bivak.yaml`. */

const groups = list('Voor wie', 'groep', label('Groep', groupName)).min(1);

const journey = (name: string) =>
  block(name, {
    dag: label('Dag', dayMonth),
    uur: label('Uur', time),
    waar: label('Waar, en hoe', plain),
  });

const trip = z.strictObject({
  voor: groups.optional(),
  heen: journey('Heen'),
  terug: journey('Terug'),
  prijs: label('Prijs, als die anders is', price).optional(),
});

/** A day on or before which something has to be done. */
const task = z
  .strictObject({
    voor: label('Vóór', dayMonth).optional(),
    op: label('Of: op', dayMonth).optional(),
    wat: label('Wat', plain),
    tekst: text.optional(),
  })
  .refine(({ voor, op }) => (voor === undefined) !== (op === undefined), {
    error: problemMessage(
      'precies één van de velden ⟦voor⟧ en ⟦op⟧',
      'schrijf bij ⟦voor⟧ de dag waarvóór het moet, of bij ⟦op⟧ de dag zelf',
    ),
  });

const packing = z
  .strictObject({
    naam: plain.optional(),
    voor: groups.optional(),
    wat: list('Wat', 'ding', plain).min(1),
  })
  .refine(({ naam, voor }) => (naam === undefined) !== (voor === undefined), {
    error: problemMessage(
      'precies één van de velden ⟦naam⟧ en ⟦voor⟧',
      'geef een naam aan wat iedereen meebrengt, of zet bij ⟦voor⟧ de groepen die iets extra meebrengen',
    ),
  });

const rule = z.strictObject({ naam: plain, tekst: text });

export const bookletBlock = block('Kampboekje', {
  titel: head.titel.default('Kampboekje – {korteNaam}'),
  beschrijving: head.beschrijving.default(
    'Vertrekuren, paklijst, adres voor brieven en prijs van het kamp van {korteNaam}, om te lezen en om af te drukken.',
  ),
  jaar: label(
    'Jaar van het kamp',
    year,
    'Twee weken na de terugkomst gaan rekening, nummers en adres vanzelf van de site, tot hier een nieuw jaar staat.',
  ),
  thema: label('Thema', plain).optional(),
  groet: plain.optional(),
  inleiding: text.optional(),
  tekst: paragraphs.optional(),
  ondertekening: label('Ondertekening', plain).optional(),
  vertrek: list('Heen en terug', 'vertrek', trip).default([]),
  bagage: block('Rugzakken', {
    dag: label('Dag', dayMonth),
    van: label('Van', time),
    tot: label('Tot', time),
    waar: label('Waar', plain),
    tekst: text.optional(),
  })
    .refine(({ van, tot }) => van < tot, mustBeLater('uur'))
    .optional(),
  weg: label('Hoe je er komt', text).optional(),
  post: block('Brieven', {
    adres: label('Eerste regel van het adres', plain),
    tip: text.optional(),
    laatste: label('Laatste brief vertrekt op', dayMonth).optional(),
  }).optional(),
  bezoek: label('Over bezoek, of waarom er geen bezoekdag is', text).optional(),
  prijs: block('Prijs en betalen', {
    bedrag: label('Bedrag', price),
    kortingen: list(
      'Kortingen',
      'korting',
      z.strictObject({ naam: label('Voor wie', plain), bedrag: label('Hoeveel minder', price) }),
    ).default([]),
    rekening: label('Rekening', plain).optional(),
    mededeling: label('Mededeling', plain).optional(),
    voor: label('Storten vóór', dayMonth).optional(),
    hulp: label('Lukt het niet?', text).optional(),
  }).optional(),
  afspraken: list('Papieren, medicijnen en eten', 'afspraak', rule).default([]),
  paklijst: list('Paklijst', 'lijstje', packing).default([]),
  thuis: list('Wat thuisblijft', 'ding', rule).default([]),
  dag: list(
    'Een dag op kamp',
    'moment',
    z.strictObject({
      uur: label('Uur', time),
      wat: label('Wat', plain),
      tekst: text.optional(),
    }),
  )
    .default([])
    .refine((moments) => moments.every(({ uur }, at) => at === 0 || (moments[at - 1]?.uur ?? '') <= uur), {
      error: problemMessage('een lijst in de volgorde van de dag', 'zet het vroegste uur bovenaan'),
    }),
  vooraf: list('Wat er vooraf moet gebeuren', 'taak', task).default([]),
  nummersTonen: label(
    'Mogen de telefoonnummers op de site?',
    yesNo,
    'Zonder ja staan de nummers hieronder nergens op de site.',
  ).optional(),
  nood: block('Noodnummer', {
    telefoon: phone.optional(),
    uitleg: label('Uitleg', text).optional(),
  }).optional(),
  leiding: list(
    'Wie je belt',
    'persoon',
    z.strictObject({
      rol: label('Rol', plain),
      naam: plain,
      telefoon: phone.optional(),
      tekst: text.optional(),
    }),
  ).default([]),
}).transform(({ nummersTonen, nood, leiding, ...rest }) => ({
  ...rest,
  // a number becomes content only when somebody allowed it: no page can show it without
  nood: nummersTonen && nood?.telefoon ? { ...nood, telefoon: nood.telefoon } : undefined,
  leiding: leiding.map(({ telefoon, ...person }) => ({
    ...person,
    telefoon: nummersTonen ? telefoon : undefined,
  })),
}));
