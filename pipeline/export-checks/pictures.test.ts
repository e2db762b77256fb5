/** @jest-environment node */
import sharp from 'sharp';
import { localAddresses } from './localAddresses';
import { privateMetadata } from './pictures';
import { exampleExport, messages } from './testing/exampleExport';

test('reports a picture that has EXIF data or does not open', async () => {
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#d3213a' } }).jpeg();
  const withExif = await picture
    .clone()
    .withExif({ IFD0: { Artist: 'Wout' } })
    .toBuffer();
  const files = { 'fotos/a.jpg': await picture.toBuffer(), 'icons/b.jpg': withExif, 'og/c.png': 'geen foto' };
  const problems = await privateMetadata(exampleExport(files));
  expect(messages(problems).toSorted()).toEqual([
    '/icons/b.jpg: een foto of tekening die nog verklapt waar of door wie ze gemaakt is',
    '/og/c.png: een foto of tekening die niet te openen is',
  ]);
  expect(problems.map(({ advice }) => advice)).toContain(
    'bewaar public/icons/b.jpg opnieuw, zonder de gegevens over de opname',
  );
});

test.each([
  ['contact/index.html', '<form action="http://127.0.0.1:9099/api">', 'http://127.0.0.1:9099'],
  ['contact/index.html', '<meta content="connect-src http://localhost:4000">', 'http://localhost:4000'],
  ['_next/static/chunks/mail.js', 'init({origin:"http://127.0.0.1:9099"})', 'http://127.0.0.1:9099'],
])('reports an address of this computer in %s', (file, text, address) => {
  const [problem, ...others] = localAddresses(exampleExport({ [file]: text }));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: `/${file}`, found: `een verwijzing naar deze computer: ${address}` });
});

test('accepts a bare http://localhost in a script, which libraries use as a base', () => {
  expect(localAddresses(exampleExport({ '_next/lib.js': 'new URL(path, "http://localhost")' }))).toEqual([]);
});
