/** @jest-environment node */
import sharp from 'sharp';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { routesOf } from '@/lib/pages/groupPages';
import { routePath } from '@/lib/pages/pages';
import { sharedTags, wrongIcons, wrongPictures, wrongTags } from './tags';
import { html, madeUp, said } from './testing/madeUp';

const origin = madeUp({}).origin;

/** A page that tells all there is to tell. */
const page = (address: string) => {
  const picture = `${origin}/og${address.replace(/\/$/, '') || '/home'}.png`;
  return html({
    head: `<link rel="canonical" href="${origin}${address}"><link rel="icon"><link rel="apple-touch-icon"><link rel="manifest">
      <meta name="description" content="Over ${address}"><meta name="theme-color" content="#fbf1dc">
      <meta property="og:url" content="${origin}${address}"><meta property="og:title" content="Titel van ${address}">
      <meta property="og:description" content="Over ${address}"><meta property="og:locale" content="nl_BE">
      <meta property="og:image" content="${picture}"><meta property="og:image:alt" content="De groep">
      <meta name="twitter:card" content="summary_large_image">`,
    body: '<h1>Kop</h1>',
  }).replace('<title>Titel<', `<title>Titel van ${address}<`);
};
const fileOf = (address: string) => `${address.slice(1)}index.html`;
const all = Object.fromEntries(
  routesOf(exampleContent('small'))
    .map(routePath)
    .map((address) => [fileOf(address), page(address)]),
);
const lost = html({ head: '<meta name="robots" content="noindex">', body: '<h1>Weg</h1>' });
/** The whole site with one page written otherwise. */
const changed = (from: string | RegExp, to: string) =>
  madeUp({ ...all, 'bivak/index.html': page('/bivak/').replace(from, to), '404.html': lost });

test('pages that tell all there is to tell are good', () => {
  const site = changed('', '');
  expect([...wrongTags(site), ...sharedTags(site)]).toEqual([]);
});

test.each([
  ['lang="nl-BE"', 'lang="en"', 'de taal is en en hoort nl-BE te zijn'],
  ['</h1>', '</h1><h1>Nog een</h1>', 'het aantal hoofdtitels (h1) is 2 en hoort 1 te zijn'],
  [/<title>.*<\/title>/, '', 'een pagina zonder titel'],
  [/<link rel="canonical"[^>]*>/, '', 'het vaste adres (canonical) is er niet en hoort'],
  [/(og:url" content=")[^"]*/, '$1https://elders.example/', 'og:url is https://elders.example/ en hoort'],
  [/(og:title" content=")[^"]*/, '$1Iets anders', 'og:title is Iets anders en hoort Titel van /bivak/'],
  ['nl_BE', 'nl', 'og:locale is nl en hoort nl_BE'],
  [/(name="description" content=")[^"]*/, '$1 ', 'een pagina zonder description'],
  ['De groep', '', 'een pagina zonder og:image:alt'],
  ['summary_large_image', 'summary', 'twitter:card is summary en hoort'],
  ['#fbf1dc', 'red', 'een pagina zonder kleur voor de browser'],
  ['<link rel="icon">', '', 'het aantal links naar icon is 0 en hoort 1 te zijn'],
])('%s written as %p › told', (from, to, found) => {
  expect(said(wrongTags(changed(from, to)))).toContainEqual(expect.stringContaining(`/bivak/: ${found}`));
});

test('a route without its page is told', () => {
  const { 'bivak/index.html': _, ...others } = all;
  expect(said(wrongTags(madeUp(others)))).toEqual(['/bivak/: deze pagina is er niet']);
});

test('a page for lost visitors that search engines may show is told', () => {
  const site = madeUp({ ...all, '404.html': html({ body: '<h1>Weg</h1>' }) });
  expect(said(wrongTags(site))).toEqual([
    '/404.html: de pagina ‘niet gevonden’ wordt aan zoekmachines aangeboden',
  ]);
});

test('two pages with one title are told, with the fields where it stands', () => {
  const site = madeUp(
    { ...all, 'bivak/index.html': page('/bivak/').replaceAll('Titel van /bivak/', 'Titel van /') },
    { 'content/home.yaml': 'titel: Titel van /', 'content/bivak.yaml': 'titel: Titel van /' },
  );
  const [finding, ...others] = sharedTags(site);
  expect(others).toEqual([]);
  expect(finding).toEqual({
    on: '/bivak/',
    found: 'dezelfde titel als /: Titel van /',
    advice: 'geef elke pagina een eigen tekst',
    places: [
      { file: 'content/home.yaml', line: 1, field: 'titel' },
      { file: 'content/bivak.yaml', line: 1, field: 'titel' },
    ],
  });
});

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d3213a' } }).png();

test('a picture for shared links of another size, or that stands elsewhere, is told', async () => {
  const camp = { 'bivak/index.html': page('/bivak/') };
  const good = await png(1200, 630).toBuffer();
  expect(await wrongPictures(madeUp({ ...camp, 'og/bivak.png': good }))).toEqual([]);
  const small = await png(600, 315).toBuffer();
  expect(said(await wrongPictures(madeUp({ ...camp, 'og/bivak.png': small })))).toEqual([
    '/bivak/: het plaatje voor gedeelde links is png van 600 × 315 en hoort png van 1200 × 630 te zijn',
  ]);
  expect(said(await wrongPictures(madeUp(camp)))).toEqual([
    `/bivak/: het plaatje voor gedeelde links staat niet op de site: ${origin}/og/bivak.png`,
  ]);
});

test('a picture for shared links that chats find too heavy is told', async () => {
  const heavy = await png(1200, 630).png({ compressionLevel: 0 }).toBuffer();
  const site = madeUp({ 'bivak/index.html': page('/bivak/'), 'og/bivak.png': heavy });
  expect(said(await wrongPictures(site))).toEqual([expect.stringContaining('chats tonen het niet')]);
});

test('an icon that a group replaced by one of another size is told with its file', async () => {
  const manifest = JSON.stringify({ name: 'Groep', icons: [{ src: '/icons/a.png', sizes: '180x180' }] });
  const site = (icon: Buffer) => madeUp({ 'manifest.webmanifest': manifest, 'icons/a.png': icon });
  expect(await wrongIcons(site(await png(180, 180).toBuffer()))).toEqual([]);
  expect(await wrongIcons(site(await png(64, 64).toBuffer()))).toEqual([
    {
      on: '/icons/a.png',
      found: 'een icoon van 64 × 64; het hoort 180 × 180 te zijn',
      advice: 'zet een icoon van die grootte in public/icons/a.png',
      places: [],
    },
  ]);
});
