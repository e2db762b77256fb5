/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { exampleAnswers } from '@/lib/begin/testing/answers';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { filesIn } from '@/lib/files/files';
import { testFolder } from '@/lib/files/testing/testFolder';
import { begin } from './beginFolder';

const day = { year: 2026, month: 11, day: 23 };
const answers = exampleAnswers.klj;

const { at, read, write } = testFolder();

/** A project with the example group, a photo, a document and an icon. */
beforeEach(() => {
  for (const [file, text] of Object.entries({
    'content/site.yaml': `naam: ${exampleGroup.name}\ngemeente: ${exampleGroup.town}\n`,
    'content/bivak.yaml': 'titel: Bivak\n',
    'content/LEESMIJ.md': '# Leesmij\n',
    'content/fotos/hero.jpg': 'photo',
    'public/documents/fiche.pdf': 'pdf',
    'public/icons/logo.svg': '<svg/>',
    'app/page.tsx': 'code',
  }))
    write(file, text);
});

const run = (more: Partial<Parameters<typeof begin>[0]> = {}) =>
  begin({ root: at(), answers, day, photosFrom: at(), ...more });

test('the content of the example group makes way, with its photos, documents and icons, and is moved aside', async () => {
  const before = await run();
  expect(filesIn(at('content'))).toEqual([
    'LEESMIJ.md',
    'contact.yaml',
    'home.yaml',
    'kalender.yaml',
    'leiding/leiding.yaml',
    'site.yaml',
  ]);
  expect(read('content/site.yaml')).toContain('naam: KLJ Zandhoek');
  expect(filesIn(at('public'))).toEqual([]);
  expect(read('app/page.tsx')).toBe('code');
  expect(filesIn(at(before))).toEqual([
    'content/LEESMIJ.md',
    'content/bivak.yaml',
    'content/fotos/hero.jpg',
    'content/site.yaml',
    'public/documents/fiche.pdf',
    'public/icons/logo.svg',
  ]);
});

test('a group that has begun is not touched, unless it asks for it; each time what was there is moved aside', async () => {
  write('content/site.yaml', 'naam: KLJ Elders\n');
  const files = filesIn(at());
  await expect(run()).rejects.toThrow(/al begonnen.*--opnieuw/s);
  expect(filesIn(at())).toEqual(files);
  const first = await run({ again: true });
  const second = await run({ again: true });
  expect(read(`${first}/content/site.yaml`)).toContain('KLJ Elders');
  expect(read(`${second}/content/site.yaml`)).toContain('KLJ Zandhoek');
});

test('photos of the answers are made smaller, and lose where they were taken', async () => {
  await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .toFile(at('mine.png'));
  await run({ answers: { ...answers, fotos: { home: 'mine.png' } } });
  const made = readFileSync(at('content/fotos/home.jpg'));
  expect(await sharp(made).metadata()).toMatchObject({ width: 2400, height: 1200, format: 'jpeg' });
  expect(made.includes('secret')).toBe(false);
  expect(read('content/home.yaml')).toContain('bestand: home.jpg');
});

test.each([
  ['that is not there', undefined],
  ['that is no photo', 'text'],
])('a photo %s changes nothing', async (_what, bytes) => {
  if (bytes) write('mine.png', bytes);
  await expect(run({ answers: { ...answers, fotos: { home: 'mine.png' } } })).rejects.toThrow(
    /mine\.png kan niet gelezen worden.*niets veranderd/,
  );
  expect(read('content/site.yaml')).toContain(exampleGroup.name);
  expect(existsSync(at('public/icons/logo.svg'))).toBe(true);
  expect(readdirSync(at('.cache'))).not.toContain('voor-begin');
});
