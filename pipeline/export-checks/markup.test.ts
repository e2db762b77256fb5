/** @jest-environment node */
import sharp from 'sharp';
import { invalidMarkup } from './markup';
import { wrongPhotos } from './pictures';
import { html, madeUp, said } from './testing/madeUp';
import { tryOutAddresses } from './tryOut';

test('HTML that a browser has to guess at is told with its rule and place', async () => {
  const body = '<h1>Een</h1><p id="a">a</p><p id="a">b</p>';
  expect(said(await invalidMarkup(madeUp({ 'index.html': html({ body }) })))).toEqual([
    expect.stringMatching(/^\/: HTML die niet klopt: Duplicate ID "a" \(no-dup-id, bij .*p/),
  ]);
});

test('an element with a style of its own is told', async () => {
  const site = madeUp({ 'index.html': html({ body: '<h1 style="color:red">Een</h1>' }) });
  expect(said(await invalidMarkup(site))).toContain(
    '/: een <h1> met een eigen stijl, die het beleid tegenhoudt',
  );
});

test('a picture that tells how it was taken, or cannot be opened, is told', async () => {
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#d3213a' } }).jpeg();
  const telling = await picture
    .clone()
    .withExif({ IFD0: { Artist: 'Wout' } })
    .toBuffer();
  const files = { 'fotos/a.jpg': await picture.toBuffer(), 'icons/b.jpg': telling, 'og/c.png': 'geen foto' };
  const findings = await wrongPhotos(madeUp(files));
  expect(said(findings).toSorted()).toEqual([
    '/icons/b.jpg: een foto of tekening die nog verklapt waar of door wie ze gemaakt is',
    '/og/c.png: een foto of tekening die niet te openen is',
  ]);
  expect(findings.map(({ advice }) => advice)).toContain(
    'bewaar public/icons/b.jpg opnieuw, zonder de gegevens over de opname',
  );
});

test.each([
  ['contact/index.html', '<form action="http://127.0.0.1:9099/api">', 'http://127.0.0.1:9099'],
  ['contact/index.html', '<meta content="connect-src http://localhost:4000">', 'http://localhost:4000'],
  ['_next/static/chunks/mail.js', 'init({origin:"http://127.0.0.1:9099"})', 'http://127.0.0.1:9099'],
])('a build that points to this computer in %s is for trying out', (file, text, address) => {
  const [finding, ...others] = tryOutAddresses(madeUp({ [file]: text }));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ on: `/${file}`, found: `een verwijzing naar deze computer: ${address}` });
});

test('a library that uses a bare http://localhost as a base points nowhere', () => {
  expect(tryOutAddresses(madeUp({ '_next/lib.js': 'new URL(path, "http://localhost")' }))).toEqual([]);
});
