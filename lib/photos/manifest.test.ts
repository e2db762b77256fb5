/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoRecord } from './manifest';

const photo = {
  stem: 'hero.0123456789',
  width: 900,
  height: 600,
  avif: [360, 900],
  jpeg: [520],
  placeholder: 'data:,',
  colour: '#123456',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifest-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

let writes = 0;
function write(photos: Record<string, typeof photo>) {
  mkdirSync(join(root, '.cache/photos'), { recursive: true });
  const file = join(root, '.cache/photos/manifest.json');
  writeFileSync(file, JSON.stringify({ settings: '', photos }));
  writes += 1;
  utimesSync(file, writes, writes);
}

it('returns the record of a photo by its path below content/fotos', () => {
  write({ 'hero.jpg': photo });
  expect(photoRecord('hero.jpg')).toEqual(photo);
});

it('sees a photo that was added while it runs', () => {
  write({ 'hero.jpg': photo });
  expect(() => photoRecord('één.jpg')).toThrow('Photo "één.jpg" is not in');
  write({ 'hero.jpg': photo, 'één.jpg': photo });
  expect(photoRecord('één.jpg'.normalize('NFD'))).toEqual(photo);
});

it('names the command to run when there is no manifest', () => {
  expect(() => photoRecord('hero.jpg')).toThrow('Run "npm run build" or "npm run dev" first');
});
