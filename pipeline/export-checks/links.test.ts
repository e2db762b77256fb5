/** @jest-environment node */
import { brokenLinks, brokenNames, exposedLinks } from './links';
import { html, madeUp, said } from './testing/madeUp';

const origin = madeUp({}).origin;

test('every kind of address on a page that leads nowhere is told once', () => {
  const body = `
    <a href="/weg/">a</a><a href="/weg/">again</a><img src="/fotos/x.jpg"><form action="/stuur"></form>
    <img srcset="data:image/webp;base64,UklG/Rj4= 7w, /fotos/a%20b.avif 1x, /fotos/c.avif 2x"><video poster="/poster.jpg"></video>
    <link rel="preload" imagesrcset="/fotos/d.avif 360w"><script data-late="/een.js /twee.js"></script>`;
  const head = `<meta property="og:image" content="${origin}/og/home.png">`;
  const found = said(brokenLinks(madeUp({ 'index.html': html({ head, body }) })));
  expect(found.map((one) => /naar (\S+); dat is er niet/.exec(one)?.[1])).toEqual([
    '/og/home.png',
    '/weg/',
    '/fotos/x.jpg',
    '/stuur',
    '/fotos/a%20b.avif',
    '/fotos/c.avif',
    '/poster.jpg',
    '/fotos/d.avif',
    '/een.js',
    '/twee.js',
  ]);
});

test('what is there, stands on another site or holds its own data is good', () => {
  const body = `<a href="/">a</a><a href="/bivak/#x">b</a><a href="https://elders.example/x">c</a><a href="tel:+32">d</a>
    <a href="/documents/een%20papier.pdf">e</a><img src="data:image/gif;base64,R0=">`;
  const files = {
    'index.html': html({ body }),
    'bivak/index.html': html({}),
    'documents/een papier.pdf': '',
  };
  expect(brokenLinks(madeUp(files))).toEqual([]);
});

test('a folder without its slash costs a detour', () => {
  const site = madeUp({
    'index.html': html({ body: '<a href="/bivak">a</a>' }),
    'bivak/index.html': html({}),
  });
  expect(said(brokenLinks(site))).toEqual([
    '/: een verwijzing naar /bivak; dat adres hoort op een / te eindigen',
  ]);
});

test('an address that no browser understands is told', () => {
  const site = madeUp({ 'index.html': html({ body: '<a href="https://">a</a>' }) });
  expect(said(brokenLinks(site))).toEqual(['/: een verwijzing naar https://; dat is geen geldig adres']);
});

test('a link that an editor wrote is told with its file, line and field', () => {
  const [finding] = brokenLinks(
    madeUp(
      { 'index.html': html({ body: '<a href="/documents/oud.pdf">a</a>' }) },
      { 'content/home.yaml': 'steun:\n  inleiding: Zie [het boekje](/documents/oud.pdf).\n' },
    ),
  );
  expect(finding?.places).toEqual([{ file: 'content/home.yaml', line: 2, field: 'steun › inleiding' }]);
  expect(finding?.advice).toBe('verbeter de verwijzing, of zet het bestand erbij');
});

test('a photo or a paper that is gone is told with the field that asks for it', () => {
  const body =
    '<img src="/fotos/leiding-wout.3f9a1c22d0-360.jpg"><a href="/documents/2026/cm-jongens.pdf">a</a>';
  const site = madeUp(
    { 'bivak/index.html': html({ body }) },
    {
      'content/leiding/jongens.yaml': 'groepen:\n  - naam: Wout\n    foto: leiding/wout.jpg\n',
      'content/documenten.yaml': 'bivak:\n  - jaar: 2026\n    ziekenfondsen: [CM]\n',
    },
  );
  const documents = { bivak: [{ jaar: 2026, ziekenfondsen: ['CM'], neutraal: false }], lidgeld: [] };
  const findings = brokenLinks({ ...site, content: { ...site.content, documents } });
  expect(findings.map(({ places }) => places)).toEqual([
    [{ file: 'content/leiding/jongens.yaml', line: 3, field: 'groepen 1 › foto' }],
    [{ file: 'content/documenten.yaml', line: 3, field: 'bivak 1 › ziekenfondsen 1' }],
  ]);
});

test.each([
  ['_next/a.css', 'p{background:url("../fotos/x.svg")}', '../fotos/x.svg'],
  ['manifest.webmanifest', '{"icons":[{"src":"/icons/x.png"}]}', '/icons/x.png'],
  ['sitemap.xml', `<loc>${origin}/weg/</loc>`, `${origin}/weg/`],
  ['robots.txt', `Sitemap: ${origin}/sitemap.xml`, `${origin}/sitemap.xml`],
  ['kalender.ics', `URL;VALUE=URI:${origin}/biv\r\n ak/`, `${origin}/bivak/`],
])('%s names something that is not there', (file, text, address) => {
  expect(said(brokenNames(madeUp({ [file]: text })))).toEqual([
    `/${file}: een verwijzing naar ${address}; dat is er niet op de site`,
  ]);
});

test('a style sheet may name what stands beside it, on the page or in itself', () => {
  const files = { '_next/a.css': 'a{b:url(c.woff2);d:url(#e);f:url(data:x)}', '_next/c.woff2': '' };
  expect(brokenNames(madeUp(files))).toEqual([]);
});

test.each([
  '<a href="https://elders.example">',
  '<a href="https://elders.example" target="_blank" rel="me">',
])('%s is not cut off from this site', (link) => {
  expect(said(exposedLinks(madeUp({ 'index.html': html({ body: link }) })))).toEqual([
    '/: een link naar een andere site die niet veilig in een nieuw tabblad opent: https://elders.example',
  ]);
});

test('a link to another site in a new tab without an opener is good, and so is one to this site', () => {
  const body = `<a href="https://elders.example" target="_blank" rel="noopener">a</a><a href="${origin}/">b</a>`;
  expect(exposedLinks(madeUp({ 'index.html': html({ body }) }))).toEqual([]);
});
