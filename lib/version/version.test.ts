/** @jest-environment node */
import { isContentFile, isProgramPath } from './programPaths';
import { compareVersions, tagOf, versionIn } from './version';

test('versions compare by their numbers, and stand in tags', () => {
  const versions = ['2.0.0', '1.10.0', '1.9.1', '1.9.0'];
  expect(versions.toReversed().sort(compareVersions).toReversed()).toEqual(versions);
  expect(versionIn(tagOf('2.0.0'))).toBe('2.0.0');
  expect(['v2', '2.0.0', 'v2.0.0-rc1', 'nightly'].map(versionIn)).toEqual(Array(4).fill(undefined));
});

test.each([
  ['app/page.tsx', true],
  ['package.json', true],
  ['content/LEESMIJ.md', true],
  ['e2e/groups/full/content/site.yaml', true],
  ['content/site.yaml', false],
  ['content/fotos/hero.jpg', false],
  ['public/documents/medische-fiche.pdf', false],
  ['public/icons/teken.svg', false],
  ['.github/workflows/publish.yml', false],
  ['.github/dependabot.yml', false],
])('%s is of the program: %s', (path, expected) => {
  expect(isProgramPath(path)).toBe(expected);
});

test('a migration may change content files alone', () => {
  const paths = ['content/leiding/jongens.yaml', 'content/LEESMIJ.md', 'content/fotos/a.jpg', 'app/a.yaml'];
  expect(paths.filter(isContentFile)).toEqual(['content/leiding/jongens.yaml']);
});
