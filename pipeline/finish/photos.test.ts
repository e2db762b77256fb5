/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placePhotos } from './photos';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'));
  mkdirSync(join(root, 'out'));
  mkdirSync(join(root, 'made'));
  writeFileSync(join(root, 'made', 'hero.avif'), 'hero');
});
afterEach(() => rmSync(root, { recursive: true }));

const place = () => placePhotos(join(root, 'made'), join(root, 'out'));

test('the photos stand in the export without a second copy on the disk', () => {
  place();
  expect(readFileSync(join(root, 'out/fotos/hero.avif'), 'utf8')).toBe('hero');
  expect(statSync(join(root, 'out/fotos/hero.avif')).nlink).toBe(2);
});

test('a photo that is gone goes from the export too', () => {
  place();
  rmSync(join(root, 'made/hero.avif'));
  writeFileSync(join(root, 'made/banner.avif'), 'banner');
  place();
  expect(readdirSync(join(root, 'out/fotos'))).toEqual(['banner.avif']);
});
