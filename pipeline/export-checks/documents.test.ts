/** @jest-environment node */

import { invalidDocuments, unlinkedDocuments } from './documents';
import { missingFiles } from './files';
import { html, madeUp, said } from './testing/madeUp';

test('a web page with the name of a PDF is no paper', () => {
  const files = { 'documents/goed.pdf': '%PDF-1.7\n', 'documents/2026/fout.pdf': '<!DOCTYPE html>' };
  expect(said(invalidDocuments(madeUp(files)))).toEqual([
    '/documents/2026/fout.pdf: dit bestand heet pdf, maar is er geen',
  ]);
});

test('a paper that the content lists and no page links is told', () => {
  const site = madeUp({
    'bivak/index.html': html({ body: '<a href="/documents/2026/cm-jongens.pdf">CM</a>' }),
  });
  const documents = { bivak: [{ jaar: 2026, ziekenfondsen: ['CM'], neutraal: false }], lidgeld: [] };
  expect(said(unlinkedDocuments({ ...site, content: { ...site.content, documents } }))).toEqual([
    '/documents/2026/cm-meisjes.pdf: dit papier staat in content/documenten.yaml, maar geen enkele pagina linkt ernaar',
  ]);
});

test('an export without what its host needs is not whole', () => {
  expect(said(missingFiles(madeUp({ 'index.html': '', '404.html': '', 'sitemap.xml': '' })))).toEqual([
    '/.htaccess: dit bestand ontbreekt',
    '/_headers: dit bestand ontbreekt',
    '/robots.txt: dit bestand ontbreekt',
    '/kalender.ics: dit bestand ontbreekt',
  ]);
});
