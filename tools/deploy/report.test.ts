/** @jest-environment node */
import { planDeploy } from './plan';
import { planText } from './report';

const stamp = { hash: 'a'.repeat(64), size: 1000 };

/** The plan of a first deploy of these files. */
const planOf = (paths: readonly string[]) =>
  planDeploy({
    goal: 'publiceren',
    id: 'now',
    now: new Date('2026-01-01T10:00:00Z'),
    wanted: new Map(paths.map((path) => [path, stamp])),
    manifest: null,
    pending: null,
    present: new Map(),
    actual: new Map(),
    backups: new Set(),
  });

test('a few files › each has its line', () => {
  expect(planText(planOf(['index.html', 'fotos/a.avif']))).toBe(
    '  + nieuw      fotos/a.avif (1.000 bytes)\n  + nieuw      index.html (1.000 bytes)\nTe sturen: 2 bestanden, 2.000 bytes. Te verwijderen: 0 bestanden.',
  );
});

test('a first deploy of hundreds of files › a line per folder', () => {
  const photos = Array.from({ length: 500 }, (_, index) => `fotos/${index}.avif`);
  expect(planText(planOf([...photos, 'index.html', 'bivak/index.html'])).split('\n')).toEqual([
    '  + nieuw      fotos/: 500 bestanden, 500 kB',
    '  + nieuw      bivak/: 1 bestand, 1.000 bytes',
    '  + nieuw      in de hoofdmap: 1 bestand, 1.000 bytes',
    'Te sturen: 502 bestanden, 502 kB. Te verwijderen: 0 bestanden.',
  ]);
});
