/** @jest-environment node */
import { exampleExport, html } from '@/pipeline/export-checks/testing/exampleExport';
import { invalidMarkup } from './invalidMarkup';

test('reports invalid HTML with its rule and element', async () => {
  const body = '<h1>Een</h1><p id="a">a</p><p id="a">b</p>';
  expect(await invalidMarkup(exampleExport({ 'index.html': html({ body }) }))).toEqual([
    expect.stringMatching(/^\/: Duplicate ID "a" \(no-dup-id, .*p/),
  ]);
});
