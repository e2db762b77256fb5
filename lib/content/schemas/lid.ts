import { federationName, yesNo } from '@/lib/content/kinds/choice';
import { date } from '@/lib/content/kinds/date';
import { email } from '@/lib/content/kinds/email';
import { link } from '@/lib/content/kinds/link';
import { price } from '@/lib/content/kinds/number';
import { phone } from '@/lib/content/kinds/phone';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { block, label, list } from './fields';
import { banner, head } from './parts';
import { together } from './rules';

/** From which age, the usual fee and trying out stand in `site.yaml` and `home.yaml`; the age groups with the leaders. */
export const joinFile = block('Lid worden', {
  titel: head.titel.default('Lid worden – {korteNaam}'),
  beschrijving: head.beschrijving.default(
    'Vanaf welke leeftijd, wat het kost, komen proberen en inschrijven bij {korteNaam}.',
  ),
  kop: banner.kop.default('Kom erbij'),
  inleiding: banner.inleiding.default('Wil je kind meespelen? Dit moet je weten, meer niet.'),
  proberen: label('Komen proberen', text).optional(),
  onthaal: label('Wie opvangt wie voor het eerst komt', plain).optional(),
  lidgeld: block('Ander lidgeld', {
    tweede: label('Tweede kind, en elk volgend als er geen derde staat', price).optional(),
    derde: label('Derde kind, en elk volgend', price).optional(),
    naMaart: label('Wie vanaf maart begint', price).optional(),
  })
    .refine(...together('tweede', 'derde', 'de prijs van het tweede kind'))
    .optional(),
  inbegrepen: list('Wat in het lidgeld zit', 'ding', plain).default([]),
  korting: block('Als het lidgeld veel is', {
    tekst: text,
    uitpas: label('Geldt de UiTPAS met kansentarief?', yesNo).optional(),
  }).optional(),
  inschrijven: block('Inschrijven', {
    tekst: text.optional(),
    link: label('Waar je inschrijft', link).optional(),
    opent: label('Kan vanaf', date).optional(),
  }).optional(),
  wachtlijst: block('Wachtlijst, als een groep vol zit', {
    tekst: text.optional(),
    link: label('Waar je op de lijst komt', link).optional(),
  }).optional(),
  zorg: label('Allergie, medicatie of extra zorg', text).optional(),
  koepel: label('Jullie koepel', federationName).optional(),
  attest: label('Geven jullie een fiscaal attest?', yesNo).optional(),
  aanspreekpunt: block('Aanspreekpunt', {
    naam: plain,
    tekst: text.optional(),
    email: email.optional(),
    telefoon: phone.optional(),
  }).optional(),
  nagekeken: label(
    'Nagekeken op',
    date,
    'De dag waarop jullie de links naar de koepel en de overheid openden. Zoals 27 september 2026.',
  ).optional(),
});
