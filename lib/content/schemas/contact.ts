import * as z from 'zod';
import { yesNo } from '@/lib/content/kinds/choice';
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
        telefoon: phone.optional(),
        email: email.optional(),
        dringend: label(
          'Mag iedereen bellen als het dringend is?',
          yesNo,
          'Met nee staat dit nummer niet bij ‘Dringend? Bel’, zoals dat van een penningmeester.',
        ).optional(),
      }),
    ).min(1),
    verhuur: label('Over de verhuur', text).optional(),
  }).optional(),
});
