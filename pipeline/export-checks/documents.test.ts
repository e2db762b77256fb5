/** @jest-environment node */

import { invalidDocuments, unlinkedDocuments } from './documents';
import { exampleExport, html, messages } from './testing/exampleExport';

test('reports a web page that is named .pdf', () => {
  const files = { 'documents/goed.pdf': '%PDF-1.7\n', 'documents/2026/fout.pdf': '<!DOCTYPE html>' };
  expect(messages(invalidDocuments(exampleExport(files)))).toEqual([
    '/documents/2026/fout.pdf: dit bestand heet pdf, maar is er geen',
  ]);
});

test('reports a document that the content lists and no page links to', () => {
  const site = exampleExport({
    'bivak/index.html': html({ body: '<a href="/documents/2026/cm-jongens.pdf">CM</a>' }),
  });
  const documents = { bivak: [{ jaar: 2026, ziekenfondsen: ['CM'], neutraal: false }], lidgeld: [] };
  expect(messages(unlinkedDocuments({ ...site, content: { ...site.content, documents } }))).toEqual([
    '/documents/2026/cm-meisjes.pdf: dit papier staat in content/documenten.yaml, maar geen enkele pagina linkt ernaar',
  ]);
});
