import * as z from 'zod';
import { aboutPart, problemMessage } from '@/lib/content/problem';
import { fieldInfo } from './field';

/** Words on one line: spaces and line breaks become one space. Refuses HTML. */
export const words = z
  .string({ error: 'een tekst' })
  // single spaces are left alone, for speed
  .overwrite((value) => value.replace(/[ \t\r\n]{2,}|[\t\r\n]/g, ' ').trim())
  .min(1, { error: problemMessage('een tekst', 'vul hier iets in') })
  .refine((value) => !tag.test(value), {
    error: ({ input }) =>
      aboutPart(
        tag.exec(String(input))?.[0] ?? '',
        problemMessage(
          'gewone tekst zonder HTML (geen < en >)',
          'haal de < en > weg; vet schrijf je als **vet**, een link als [woorden](/bivak)',
        ),
      ),
  });

const tag = /<\/?[a-z!]/i;

/** A name that no page shows: of an account elsewhere, or of something that has it in another field. */
export const identifier = words.min(1).register(fieldInfo, { kind: 'identifier' });
