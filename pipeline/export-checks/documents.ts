import { allDocuments, campDocuments } from '@/lib/camp/documents';
import { addressesOf, decoded } from './addresses';
import type { Export } from './export';
import { codeAdvice, type ExportProblem } from './problem';

/** Every PDF of the export is one: a web page or a text with the name of a PDF opens for nobody. */
export function invalidDocuments({ files, read }: Export): ExportProblem[] {
  return [...files]
    .filter((file) => /\.pdf$/i.test(file) && read(file).toString('latin1', 0, 5) !== '%PDF-')
    .map((file) => ({
      on: `/${file}`,
      found: 'dit bestand heet pdf, maar is er geen',
      advice: `open het papier, bewaar het als pdf en zet het in public/${file}`,
      places: [],
    }));
}

/** Every paper that the content lists can be reached from a page. */
export function unlinkedDocuments(site: Export): ExportProblem[] {
  const linked = new Set(
    site.pages.flatMap((page) =>
      addressesOf(page, site.origin).urls.map(({ pathname }) => decoded(pathname)),
    ),
  );
  return allDocuments(campDocuments(site.content.documents))
    .filter(({ href }) => !linked.has(href))
    .map(({ href }) => ({
      on: href,
      found: 'dit papier staat in content/documenten.yaml, maar geen enkele pagina linkt ernaar',
      advice: codeAdvice,
      places: [],
    }));
}
