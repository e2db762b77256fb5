import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { isRoute } from '@/lib/pages/pages';
import { fieldInfo } from './field';
import { words } from './identifier';

/** A page that a former site had at this name: `/info/inschrijven.html`. */
export const oldAddress = words
  .refine((value) => pagePath.test(value), {
    error: ({ input }) => {
      const better = pathOf(String(input));
      return problemMessage(
        'het adres van een pagina van jullie vorige site, zonder de naam van de site: /info/inschrijven.html',
        pagePath.test(better)
          ? replaceAdvice(better)
          : 'een adres dat eindigt op .php, of met een ? erin, kan alleen je host doorsturen: vraag het daar, en haal het hier weg',
      );
    },
  })
  .refine((value) => !isRoute(value.replace(/(?<=.)\/$/, '')), {
    error: problemMessage(
      'een adres dat nu geen pagina van de site is',
      'haal dit adres weg: die pagina is er',
    ),
  })
  .register(fieldInfo, {
    kind: 'identifier',
    help: 'Wat na de naam van de site kwam, bijvoorbeeld /info/inschrijven.html.',
  });

/** Folders and a page, without an extension or with that of a page: any host answers with a file that lies there. */
const pagePath = /^(?:\/[\p{L}\d_~%-][\p{L}\d._~%-]*)*\/(?:[\p{L}\d_~%-]+(?:\.html)?\/?)$/u;

/** The path of a whole address, or of one without a slash before it. */
function pathOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return path.replace(/^\/*/, '/').replace(/\.htm$/, '.html');
}
