import type { PhotoRecord } from '../variants';

/** For `jest.mock('@/lib/photos/manifest')`: every photo exists and is 1200 × 800. */
export const photoRecord = (name: string): PhotoRecord => ({
  stem: name.replace(/\.\w+$/, '').replaceAll('/', '-'),
  width: 1200,
  height: 800,
  avif: [360, 1200],
  jpeg: [520, 1100],
  placeholder: 'data:image/webp;base64,UklGRg==',
  colour: '#7a8b4c',
});
