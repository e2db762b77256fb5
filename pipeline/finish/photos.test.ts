/** @jest-environment node */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { testFolder } from '@/lib/files/testing/testFolder';
import { placePhotos } from './photos';

const { at, read, write } = testFolder();
beforeEach(() => write('made/hero.avif', 'hero'));

const place = () => placePhotos(at('made'), at('out'));

test('the photos stand in the export without a second copy on the disk', () => {
  place();
  expect(read('out/fotos/hero.avif')).toBe('hero');
  expect(statSync(at('out/fotos/hero.avif')).nlink).toBe(2);
});

test('a photo that is gone goes from the export too', () => {
  place();
  rmSync(at('made/hero.avif'));
  write('made/banner.avif', 'banner');
  place();
  expect(readdirSync(at('out/fotos'))).toEqual(['banner.avif']);
});
