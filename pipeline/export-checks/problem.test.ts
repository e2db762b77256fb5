/** @jest-environment node */
import type { Problem } from '@/lib/content/problem';
import { exportReport } from './problem';

const problem = (file: string, changes: Partial<Problem> = {}): Problem => ({
  file,
  found: 'een link die nergens heen leidt',
  advice: 'verbeter de link',
  ...changes,
});

test('reports the page, what was found, the field of the content and what to do', () => {
  const places = [{ file: 'content/bivak.yaml', line: 15, field: 'kamp › tekst 2' }];
  expect(exportReport([problem('/bivak/', { places })])).toBe(`Er is 1 ding om recht te zetten op de site.

/bivak/
  gevonden:  een link die nergens heen leidt
  staat in:  content/bivak.yaml, regel 15, veld kamp › tekst 2
  doe dit:   verbeter de link`);
});

test('reports once what many pages show in the same way', () => {
  const same = ['/', '/bivak/', '/contact/', '/verhuur/', '/404.html'].map((address) => problem(address));
  const report = exportReport([...same, problem('/', { found: 'iets anders' })]);
  expect(report).toContain('Er zijn 2 dingen om recht te zetten op de site.');
  expect(report).toContain('\n/, /bivak/, /contact/ en nog 2 andere\n');
});
