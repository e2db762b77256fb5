/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { exampleAnswers } from '@/lib/begin/testing/answers';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { filesIn } from '@/lib/files/files';
import { begin } from './begin';

const day = { year: 2026, month: 11, day: 23 };
const answers = exampleAnswers.klj;

/** A project with a group of that name, a photo, a document and an icon. */
function project(name = `Jeugdbeweging ${exampleGroup.names[0]}`): string {
  const root = mkdtempSync(path.join(tmpdir(), 'begin-'));
  for (const [file, text] of Object.entries({
    'content/site.yaml': `naam: ${name}\n`,
    'content/bivak.yaml': 'titel: Bivak\n',
    'content/LEESMIJ.md': '# Leesmij\n',
    'content/fotos/hero.jpg': 'photo',
    'public/documents/fiche.pdf': 'pdf',
    'public/icons/logo.svg': '<svg/>',
    'app/page.tsx': 'code',
  })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const run = (root: string, more: Partial<Parameters<typeof begin>[0]> = {}) =>
  begin({ root, answers, day, photosFrom: root, ...more });
const text = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

test('the content of the example group makes way, with its photos, documents and icons, and is moved aside', async () => {
  const root = project();
  const before = await run(root);
  expect(filesIn(path.join(root, 'content'))).toEqual([
    'LEESMIJ.md',
    'contact.yaml',
    'home.yaml',
    'kalender.yaml',
    'leiding/leiding.yaml',
    'site.yaml',
  ]);
  expect(text(root, 'content/site.yaml')).toContain('naam: KLJ Zandhoek');
  expect(filesIn(path.join(root, 'public'))).toEqual([]);
  expect(text(root, 'app/page.tsx')).toBe('code');
  expect(filesIn(path.join(root, before))).toEqual([
    'content/LEESMIJ.md',
    'content/bivak.yaml',
    'content/fotos/hero.jpg',
    'content/site.yaml',
    'public/documents/fiche.pdf',
    'public/icons/logo.svg',
  ]);
});

test('a group that has begun is not touched, unless it asks for it; each time what was there is moved aside', async () => {
  const root = project('KLJ Elders');
  const files = filesIn(root);
  await expect(run(root)).rejects.toThrow(/al begonnen.*--opnieuw/s);
  expect(filesIn(root)).toEqual(files);
  const first = await run(root, { again: true });
  const second = await run(root, { again: true });
  expect(text(root, path.join(first, 'content/site.yaml'))).toContain('KLJ Elders');
  expect(text(root, path.join(second, 'content/site.yaml'))).toContain('KLJ Zandhoek');
});

test('photos of the answers are made smaller, and lose where they were taken', async () => {
  const root = project();
  await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .toFile(path.join(root, 'mine.png'));
  await run(root, { answers: { ...answers, fotos: { home: 'mine.png' } } });
  const made = readFileSync(path.join(root, 'content/fotos/home.jpg'));
  expect(await sharp(made).metadata()).toMatchObject({ width: 2400, height: 1200, format: 'jpeg' });
  expect(made.includes('secret')).toBe(false);
  expect(text(root, 'content/home.yaml')).toContain('bestand: home.jpg');
});

test.each([
  ['that is not there', undefined],
  ['that is no photo', 'text'],
])('a photo %s changes nothing', async (_what, bytes) => {
  const root = project();
  if (bytes) writeFileSync(path.join(root, 'mine.png'), bytes);
  await expect(run(root, { answers: { ...answers, fotos: { home: 'mine.png' } } })).rejects.toThrow(
    /mine\.png kan niet gelezen worden.*niets veranderd/,
  );
  expect(text(root, 'content/site.yaml')).toContain(exampleGroup.names[0]);
  expect(existsSync(path.join(root, 'public/icons/logo.svg'))).toBe(true);
  expect(readdirSync(path.join(root, '.cache'))).not.toContain('voor-begin');
});
