/** @jest-environment node */
import { PhotoFile, withRecords } from './photo';
import type { PhotoRecord } from './variants';

const record = (path: string): PhotoRecord => ({
  stem: path.replace('.jpg', '.0123456789'),
  width: 900,
  height: 600,
  avif: [360, 900],
  jpeg: [520],
  placeholder: 'data:,',
  colour: '#123456',
});

test('a photo anywhere in content becomes its record, whatever its field is called', () => {
  const page = {
    titel: 'Op bivak',
    foto: { image: new PhotoFile('weide.jpg'), alt: 'Een weide' },
    groepen: [{ naam: 'Ribbels', leiding: [{ naam: 'Wout', portret: new PhotoFile('wout.jpg') }] }],
  };
  expect(withRecords(page, record)).toEqual({
    titel: 'Op bivak',
    foto: { image: record('weide.jpg'), alt: 'Een weide' },
    groepen: [{ naam: 'Ribbels', leiding: [{ naam: 'Wout', portret: record('wout.jpg') }] }],
  });
});

test('all else stays as it was, what is left out too', () => {
  const page = { van: { day: 21, month: 7 }, kamers: [16, 4], neutraal: false, foto: undefined };
  expect(withRecords(page, record)).toStrictEqual(page);
});
