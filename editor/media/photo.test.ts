/** @jest-environment node */
import sharp from 'sharp';
import { FileRefused, fitted, photoName, preparedDocument, preparedPhoto } from './photo';
import { fileTypeOf } from './sniff';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const never = () => Promise.reject(new Error('not asked for'));

test.each([
  ['\0\0\0\x1cftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x1cftypmif1\0\0\0\0heicmiaf', 'heic'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1', 'avif'],
  ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'video'],
  ['GIF89a', 'gif'],
  ['%PDF-1.7\n', 'pdf'],
  ['Dit is een tekst.\n', 'text'],
  ['', 'empty'],
  ['\0\x01\x02\x03', 'unknown'],
] as const)('%j is known by its first bytes as %s', (start, sort) => {
  expect(fileTypeOf(bytes(start))).toBe(sort);
});

test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('a %s of a program is known as one', async (format) => {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
  expect(fileTypeOf(await picture.toFormat(format).toBuffer())).toBe(format);
});

test('a file that is no photo is refused in Dutch, whatever its name', async () => {
  const refusal = (text: string) =>
    preparedPhoto(new File([bytes(text)], 'nel.jpg', { type: 'image/jpeg' }), never);
  await expect(refusal('Beste ouders')).rejects.toThrow(FileRefused);
  await expect(refusal('Beste ouders')).rejects.toThrow('Dit is een tekst, geen foto');
  await expect(refusal('%PDF-1.4')).rejects.toThrow('Dit is een pdf');
  await expect(refusal('')).rejects.toThrow('leeg');
});

test('a file that cannot be read is reported in Dutch', async () => {
  const gone = new File(['x'], 'IMG_1.jpg');
  const inTheCloud = Object.assign(gone, {
    slice: () => inTheCloud,
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  }) as Blob;
  await expect(preparedPhoto(inTheCloud, never)).rejects.toThrow(FileRefused);
  await expect(preparedDocument(inTheCloud)).rejects.toThrow('Staat het in de cloud?');
});

test('a large photo fits in 2400 pixels, a small one stays as it is', () => {
  expect(fitted(4032, 3024)).toEqual({ width: 2400, height: 1800 });
  expect(fitted(6000, 8000)).toEqual({ width: 1800, height: 2400 });
  expect(fitted(1280, 960)).toEqual({ width: 1280, height: 960 });
  expect(fitted(20_000, 3)).toEqual({ width: 2400, height: 1 });
});

test('a photo is named after its subject and its hash', async () => {
  const name = await photoName('leiding', 'Öner & Nel', bytes('een'));
  expect(name).toMatch(/^leiding\/oner-nel-[0-9a-f]{8}\.jpg$/);
  expect(await photoName('leiding', 'Öner & Nel', bytes('twee'))).not.toBe(name);
  expect(await photoName('', '…', bytes('een'))).toMatch(/^foto-[0-9a-f]{8}\.jpg$/);
});

test('a document is a PDF of at most 10 MB, byte for byte', async () => {
  const pdf = new Blob(['%PDF-1.4 attest']);
  expect(await preparedDocument(pdf)).toEqual({ bytes: bytes('%PDF-1.4 attest'), type: 'application/pdf' });
  await expect(preparedDocument(new Blob(['PK\x03\x04']))).rejects.toThrow('Dit is geen pdf');
  await expect(preparedDocument(new Blob(['%PDF-', new Uint8Array(10_000_000)]))).rejects.toThrow(
    'zwaarder dan 10 MB',
  );
});
