import { allDocuments, campDocuments } from '@/lib/camp/documents';
import type { Problem } from '@/lib/content/problem';
import { addressesOf, decoded } from './addresses';
import type { Export } from './export';
import { codeProblem } from './problem';

/** Files named `.pdf` that hold something else, such as a web page. */
export function invalidDocuments({ files, read }: Export): Problem[] {
  return [...files]
    .filter((file) => /\.pdf$/i.test(file) && read(file).toString('latin1', 0, 5) !== '%PDF-')
    .map((file) => ({
      file: `/${file}`,
      found: 'dit bestand heet pdf, maar is er geen',
      advice: `open het papier, bewaar het als pdf en zet het in public/${file}`,
    }));
}

/** Documents that the content lists and no page links to. */
export function unlinkedDocuments(site: Export): Problem[] {
  const linked = new Set(
    site.pages.flatMap((page) =>
      addressesOf(page, site.origin).urls.map(({ pathname }) => decoded(pathname)),
    ),
  );
  return allDocuments(campDocuments(site.content.documents))
    .filter(({ href }) => !linked.has(href))
    .map(({ href }) =>
      codeProblem(href, 'dit papier staat in content/documenten.yaml, maar geen enkele pagina linkt ernaar'),
    );
}
