/** @jest-environment node */
import { brokenAddressesInFiles, brokenLinks } from './links';
import { exampleExport, html, messages } from './testing/exampleExport';

const origin = exampleExport({}).origin;

test('reports every kind of broken address on a page once', () => {
  const body = `
    <a href="/weg/">a</a><a href="/weg/">again</a><img src="/fotos/x.jpg"><form action="/stuur"></form>
    <img srcset="data:image/webp;base64,UklG/Rj4= 7w, /fotos/a%20b.avif 1x, /fotos/c.avif 2x"><video poster="/poster.jpg"></video>
    <link rel="preload" imagesrcset="/fotos/d.avif 360w"><script data-late="/een.js /twee.js"></script>`;
  const head = `<meta property="og:image" content="${origin}/og/home.png">`;
  const found = messages(brokenLinks(exampleExport({ 'index.html': html({ head, body }) })));
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

test('accepts files that exist, other sites and data: addresses', () => {
  const body = `<a href="/">a</a><a href="/bivak/#x">b</a><a href="https://elders.example/x">c</a><a href="tel:+32">d</a>
    <a href="/documents/een%20papier.pdf">e</a><img src="data:image/gif;base64,R0=">`;
  const files = {
    'index.html': html({ body }),
    'bivak/index.html': html({}),
    'documents/een papier.pdf': '',
  };
  expect(brokenLinks(exampleExport(files))).toEqual([]);
});

test('reports a folder without its slash, which hosts redirect', () => {
  const site = exampleExport({
    'index.html': html({ body: '<a href="/bivak">a</a>' }),
    'bivak/index.html': html({}),
  });
  expect(messages(brokenLinks(site))).toEqual([
    '/: een verwijzing naar /bivak; dat adres hoort op een / te eindigen',
  ]);
});

test('reports an address that does not parse', () => {
  const site = exampleExport({ 'index.html': html({ body: '<a href="https://">a</a>' }) });
  expect(messages(brokenLinks(site))).toEqual(['/: een verwijzing naar https://; dat is geen geldig adres']);
});

test('reports a link of the content with its file, line and field', () => {
  const [problem] = brokenLinks(
    exampleExport(
      { 'index.html': html({ body: '<a href="/documents/oud.pdf">a</a>' }) },
      { 'content/home.yaml': 'steun:\n  inleiding: Zie [het boekje](/documents/oud.pdf).\n' },
    ),
  );
  expect(problem?.places).toEqual([{ file: 'content/home.yaml', line: 2, field: 'steun › inleiding' }]);
  expect(problem?.advice).toBe('verbeter de verwijzing, of zet het bestand erbij');
});

test('reports a missing photo or document with the field that names it', () => {
  const body =
    '<img src="/fotos/leiding-wout.3f9a1c22d0-360.jpg"><a href="/documents/2026/cm-jongens.pdf">a</a>';
  const site = exampleExport(
    { 'bivak/index.html': html({ body }) },
    {
      'content/leiding/jongens.yaml': 'groepen:\n  - naam: Wout\n    foto: leiding/wout.jpg\n',
      'content/documenten.yaml': 'bivak:\n  - jaar: 2026\n    ziekenfondsen: [CM]\n',
    },
  );
  const documents = { bivak: [{ jaar: 2026, ziekenfondsen: ['CM'], neutraal: false }], lidgeld: [] };
  const problems = brokenLinks({ ...site, content: { ...site.content, documents } });
  expect(problems.map(({ places }) => places)).toEqual([
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
])('reports a broken address in %s', (file, text, address) => {
  expect(messages(brokenAddressesInFiles(exampleExport({ [file]: text })))).toEqual([
    `/${file}: een verwijzing naar ${address}; dat is er niet op de site`,
  ]);
});

test('accepts relative, fragment and data: addresses in a style sheet', () => {
  const files = { '_next/a.css': 'a{b:url(c.woff2);d:url(#e);f:url(data:x)}', '_next/c.woff2': '' };
  expect(brokenAddressesInFiles(exampleExport(files))).toEqual([]);
});
