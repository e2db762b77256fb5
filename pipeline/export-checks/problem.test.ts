/** @jest-environment node */
import { type ExportProblem, exportReport } from './problem';

const finding = (on: string, changes: Partial<ExportProblem> = {}): ExportProblem => ({
  on,
  found: 'een link die nergens heen leidt',
  advice: 'verbeter de link',
  places: [],
  ...changes,
});

test('a finding tells the page, what was found, where the content says it and what to do', () => {
  const places = [{ file: 'content/bivak.yaml', line: 15, field: 'kamp › tekst 2' }];
  expect(exportReport([finding('/bivak/', { places })])).toBe(`Er is 1 ding om recht te zetten op de site.

/bivak/
  gevonden:  een link die nergens heen leidt
  staat in:  content/bivak.yaml, regel 15, veld kamp › tekst 2
  doe dit:   verbeter de link`);
});

test('what many pages show in the same way is told once', () => {
  const same = ['/', '/bivak/', '/contact/', '/verhuur/', '/404.html'].map((on) => finding(on));
  const report = exportReport([...same, finding('/', { found: 'iets anders' })]);
  expect(report).toContain('Er zijn 2 dingen om recht te zetten op de site.');
  expect(report).toContain('\n/, /bivak/, /contact/ en nog 2 andere\n');
});
