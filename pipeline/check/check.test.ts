/** @jest-environment node */

import { Fixture, testFixture } from '@/e2e/groups/fixture';
import { checkProject } from './check';

const fixture = testFixture(new Fixture());

const check = (options = {}) => checkProject({ ...fixture, cacheFile: fixture.at('cache.json'), ...options });

test('good content › no problems, a summary and the examples that are left as a remark', async () => {
  const { problems, remarks } = await check();
  expect(problems).toBe('');
  expect(remarks).toContain('De inhoud is in orde: 13 bestanden, 97 foto’s en 52 documenten nagekeken.');
  expect(remarks).toContain('content/site.yaml, regel 21, veld email: dag@paddenrijk.example');
});

test('a mistake › the report', async () => {
  fixture.edit('content/site.yaml', 'lidgeld: 35', 'lidgeld: 35 euro');
  const { problems, remarks } = await check();
  expect(problems).toContain('content/site.yaml, regel 31, veld werking › lidgeld');
  expect(remarks).not.toContain('De inhoud is in orde');
});

test('a photo that breaks after it was found good › a problem, until it is whole again', async () => {
  expect((await check()).problems).toBe('');
  fixture.write('content/fotos/leiding/jelle.jpg', 'geen foto');
  for (const { problems } of [await check(), await check()]) {
    expect(problems).toContain('leiding/jelle.jpg, een tekstbestand dat begint met “geen foto”');
  }
  fixture.restore();
  expect((await check()).problems).toBe('');
});

test('example photos and documents are reported once, with what to do', async () => {
  const example = '%PDF-1.7 /Title (Voorbeeld)';
  for (const name of ['cm-jongens', 'cm-meisjes', 'vnz-jongens']) {
    fixture.write(`public/documents/2026/${name}.pdf`, example);
  }
  const { remarks } = await check();
  expect(remarks).toContain(
    'public/documents/2026/cm-jongens.pdf en nog 2 voorbeeldformulieren: zet er de echte pdf voor in de plaats, of haal ze weg en pas content/documenten.yaml aan',
  );
});

test('a long list of examples is truncated, with the number of others', async () => {
  const { remarks } = await check();
  expect(remarks.split('\n').filter((line) => line.includes(', veld '))).toHaveLength(12);
  expect(remarks).toMatch(/… en nog \d+ plaatsen: los deze eerst op en kijk opnieuw/);
});
