import * as z from 'zod';
import { plain } from '@/lib/content/kinds/plain';
import { text } from '@/lib/content/kinds/text';
import { block, list } from './fields';
import { banner, head } from './parts';

export const privacyFile = block('Privacy', {
  ...head,
  ...banner,
  beloften: list('Beloften', 'belofte', z.strictObject({ titel: plain, tekst: text })).min(1),
  derden: block('Andere diensten', {
    titel: plain,
    lijst: list('Diensten', 'dienst', z.strictObject({ naam: plain, tekst: text })).min(1),
    andereSites: block('Andere sites', { naam: plain, tekst: text }),
  }),
  fotoWeg: block('Een foto weg', { titel: plain, tekst: text, knop: plain }),
  ondertekening: block('Ondertekening', { titel: plain, tekst: text }),
});
