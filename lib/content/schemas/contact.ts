import * as z from 'zod';
import { email } from '@/lib/content/kinds/email';
import { phone } from '@/lib/content/kinds/phone';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { block, label, list } from './fields';
import { banner, head } from './parts';

export const contactFile = block('Contact', {
  titel: head.titel.default('Contact – {korteNaam}'),
  beschrijving: head.beschrijving.default('Hoe je {korteNaam} bereikt.'),
  kop: banner.kop.default('Contact'),
  inleiding: banner.inleiding.default('Een vraag, een idee of een verloren muts? Laat het ons weten.'),
  formulierTitel: label('Titel van het formulier', plain).default('Schrijf ons'),
  hoofdleiding: block('Hoofdleiding', {
    titel: plain,
    inleiding: text,
    personen: list(
      'Wie',
      'persoon',
      z.strictObject({
        rol: label('Rol', plain),
        naam: plain,
        telefoon: phone,
        email: email.optional(),
      }),
    ).min(1),
    verhuur: label('Over de verhuur', text).optional(),
  }).optional(),
});
