import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { isFolder, isRoute } from '@/lib/pages/pages';
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
  .refine((value) => !isOfSite(value), {
    error: problemMessage(
      'een adres dat nu niet van de site zelf is',
      'haal dit adres weg: wat de site daar heeft, blijft er staan',
    ),
  })
  .register(fieldInfo, {
    kind: 'identifier',
    help: 'Wat na de naam van de site kwam, bijvoorbeeld /info/inschrijven.html.',
  });

/** Folders and a page, without an extension or with that of a page: any host answers with a file that lies there. */
const pagePath = /^(?:\/[\p{L}\d_~-][\p{L}\d._~-]*)*\/(?:[\p{L}\d_~-]+(?:\.html)?\/?)$/u;

/** `/contact/`, `/contact/index.html` → `/contact`: as a host answers them. */
export const samePage = (address: string): string => address.replace(/\/(?:index\.html)?$/, '') || '/';

/** Pages of the site, and folders that it fills itself: nothing that leads on may take their place. */
const isOfSite = (address: string): boolean => {
  const [first = ''] = samePage(address).slice(1).split('/');
  return address === '/404.html' || isRoute(samePage(address)) || first.startsWith('_') || isFolder(first);
};

/** The path of a whole address, or of one without a slash before it, as people read it. */
function pathOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return readable(path)
    .replace(/^\/*/, '/')
    .replace(/\.htm$/, '.html');
}

/** `/caf%C3%A9` → `/café`; as it is when the signs after a % mean nothing. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
