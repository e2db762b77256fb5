/** @jest-environment node */
import { photoUrl, srcSet } from './variants';

const photo = { stem: 'hero.0123456789', avif: [360, 900], jpeg: [520] };

it('lists the addresses of all widths of a format', () => {
  expect(srcSet(photo, 'avif')).toBe(
    '/fotos/hero.0123456789-360.avif 360w, /fotos/hero.0123456789-900.avif 900w',
  );
  expect(srcSet(photo, 'jpeg')).toBe('/fotos/hero.0123456789-520.jpg 520w');
});

it('returns the address of one width', () => {
  expect(photoUrl(photo, 520, 'jpeg')).toBe('/fotos/hero.0123456789-520.jpg');
});
