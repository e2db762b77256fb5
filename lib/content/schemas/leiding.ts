import * as z from 'zod';
import { consent, yesNo } from '@/lib/content/kinds/choice';
import { date, dayMonth } from '@/lib/content/kinds/date';
import { email } from '@/lib/content/kinds/email';
import { icon } from '@/lib/content/kinds/icon';
import { identifier } from '@/lib/content/kinds/identifier';
import { count, fee } from '@/lib/content/kinds/number';
import { phone } from '@/lib/content/kinds/phone';
import { photoFile } from '@/lib/content/kinds/photo';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { problemMessage } from '@/lib/content/problem';
import { compareInYear } from '@/lib/dates/days';
import { slug } from '@/lib/text/slug';
import { block, label, list } from './fields';
import { ownMeeting } from './ownMeeting';
import { banner, head, photo } from './parts';
import { eachOnce, mustBeLater, noneWrongOf } from './rules';

/** A leader's photo becomes content only with consent: no page can show it without. */
const leader = z
  .strictObject({
    naam: plain,
    foto: photoFile.optional(),
    toestemming: label('Mag de foto op de site?', consent).optional(),
  })
  .transform(({ naam, foto, toestemming }) => ({ naam, foto: toestemming ? foto : undefined }));

export const leadersFile = z.strictObject({
  ...head,
  ...banner,
  bekendOp: label('Pas bekend op', date).optional(),
  groepen: list(
    'Groepen',
    'groep',
    z.strictObject({
      naam: plain,
      vroeger: list('Vroegere namen', 'naam', identifier).optional(),
      leeftijd: label('Leeftijd', plain).optional(),
      geboren: block('Hoe oud ze worden in het jaar waarin het werkjaar begint', {
        van: label('De jongsten', count),
        tot: label('De oudsten', count),
      })
        .refine(({ van, tot }) => van <= tot, {
          path: ['tot'],
          error: problemMessage(
            'een leeftijd die niet kleiner is dan die van de jongsten (veld ⟦van⟧)',
            'kijk of ⟦van⟧ en ⟦tot⟧ niet omgewisseld zijn',
          ),
          when: noneWrongOf('van', 'tot'),
        })
        .optional(),
      tekst: label('In het kort', text).optional(),
      werking: ownMeeting.optional(),
      contact: block('Wie je bereikt voor deze groep', {
        naam: plain.optional(),
        email,
        telefoon: phone.optional(),
      }).optional(),
      lidgeld: label('Lidgeld, als het anders is', fee).optional(),
      vol: label('Zit deze groep vol?', yesNo).optional(),
      kamp: block('Op kamp, als het anders is', {
        van: label('Eerste dag', dayMonth),
        tot: label('Laatste dag', dayMonth),
        waar: label('Waar, als het ergens anders is', plain).optional(),
        prijs: label('Prijs, als die anders is', fee).optional(),
      })
        .refine(({ van, tot }) => compareInYear(van, tot) < 0, mustBeLater('dag'))
        .optional(),
      icoon: icon,
      foto: photo.optional(),
      leiding: list('Leiding', 'leider', leader).default([]),
    }),
  )
    .min(1)
    .superRefine(
      ...eachOnce(
        'naam',
        ({ naam }) => slug(naam), // the name is the anchor that the banner links to
        'een naam die nog geen andere groep op deze pagina heeft',
        'geef elke groep een eigen naam, of zet de leiding bij elkaar in één groep',
      ),
    ),
});
