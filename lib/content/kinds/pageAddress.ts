import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { isOfProgram } from '@/lib/pages/pages';
import { slug } from '@/lib/text/slug';
import { fieldInfo } from './field';
import { words } from './identifier';

/** Where a page of the group's own stands, without slashes: `veelgestelde-vragen`. */
export const pageAddress = words
  .refine((value) => value === slug(value), {
    error: ({ input }) =>
      problemMessage(
        'kleine letters en cijfers, met een streepje tussen de woorden, zoals veelgestelde-vragen',
        slug(String(input)) ? replaceAdvice(slug(String(input))) : 'kies een adres met letters',
      ),
  })
  .refine((value) => !isOfProgram(value), {
    error: ({ input }) =>
      problemMessage(
        `een adres dat nog niet van een andere pagina of map van de site is`,
        `kies een ander adres: /${String(input)}/ bestaat al`,
      ),
  })
  .register(fieldInfo, { kind: 'identifier', help: 'Wat na de naam van de site komt: veelgestelde-vragen.' });
