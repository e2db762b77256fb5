import sharp from 'sharp';
import { completed } from '@/lib/content/check/facts';
import { routesOf } from '@/lib/pages/groupPages';
import { socialPictureSize } from '@/lib/pages/metadata';
import { routePath } from '@/lib/pages/pages';
import { attribute } from '@/lib/text/html';
import { fileFor } from './addresses';
import { type Export, metaOf, type Page, titleOf, valueAt } from './export';
import { codeAdvice, type ExportProblem, placesOf } from './problem';

/** Chat apps leave out a picture that is heavier than some 300 kB. */
const heaviestPicture = 300_000;

/** Every page that the group has is there, and each page tells browsers, search engines and chats what it is. */
export function wrongTags(site: Export): ExportProblem[] {
  const addresses = site.pages.map(({ address }) => address);
  return [
    ...routesOf(site.content)
      .map(routePath)
      .filter((address) => !addresses.includes(address))
      .map((address) => code(address, 'deze pagina is er niet')),
    ...site.pages.flatMap((page) => [
      ...wrongInAny(page),
      ...(page.route === undefined ? wrongInLost(page) : wrongInRoute(page, site)),
    ]),
  ];
}

function wrongInAny(page: Page): ExportProblem[] {
  const count = (tagName: string) => page.elements.filter((element) => element.tagName === tagName).length;
  return [
    ...unlike(page, 'de taal', valueAt(page, 'html', 'lang'), 'nl-BE'),
    ...unlike(page, 'het aantal hoofdtitels (h1)', String(count('h1')), '1'),
    ...(titleOf(page) ? [] : [code(page.address, 'een pagina zonder titel')]),
  ];
}

function wrongInLost(page: Page): ExportProblem[] {
  return page.elements.some(
    (element) =>
      attribute(element, 'name') === 'robots' && attribute(element, 'content')?.includes('noindex'),
  )
    ? []
    : [code(page.address, 'de pagina ‘niet gevonden’ wordt aan zoekmachines aangeboden')];
}

function wrongInRoute(page: Page, site: Export): ExportProblem[] {
  const url = `${site.origin}${page.address}`;
  const meta = (name: string) => metaOf(page, name);
  const links = (rel: string) =>
    page.elements.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel).length;
  return [
    ...unlike(page, 'het vaste adres (canonical)', valueAt(page, 'link', 'href', { rel: 'canonical' }), url),
    ...unlike(page, 'og:url', meta('og:url'), url),
    ...unlike(page, 'og:title', meta('og:title'), titleOf(page)),
    ...unlike(page, 'og:locale', meta('og:locale'), 'nl_BE'),
    ...unlike(page, 'twitter:card', meta('twitter:card'), 'summary_large_image'),
    ...['description', 'og:description', 'og:image', 'og:image:alt']
      .filter((name) => !meta(name)?.trim())
      .map((name) => code(page.address, `een pagina zonder ${name}`)),
    ...(/^#[0-9a-f]{6}$/.test(meta('theme-color') ?? '')
      ? []
      : [code(page.address, 'een pagina zonder kleur voor de browser (theme-color)')]),
    ...['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) =>
      unlike(page, `het aantal links naar ${rel}`, String(links(rel)), '1'),
    ),
  ];
}

/** No two pages have the same title, description, address or picture: in a list of results nobody could tell them apart. */
export function sharedTags({ pages, content, sources }: Export): ExportProblem[] {
  const kinds: [string, (page: Page) => string | undefined][] = [
    ['titel', titleOf],
    ['beschrijving', (page) => metaOf(page, 'description')],
    ['vaste adres (canonical)', (page) => valueAt(page, 'link', 'href', { rel: 'canonical' })],
    ['plaatje voor gedeelde links', (page) => metaOf(page, 'og:image')],
  ];
  const own = pages.filter(({ route }) => route !== undefined);
  return kinds.flatMap(([kind, of]) =>
    own.flatMap((page, index) => {
      const value = of(page);
      const first = value && own.slice(0, index).find((other) => of(other) === value);
      if (!first) return [];
      const places = placesOf(sources, (text) => completed(text, content) === value);
      return {
        on: page.address,
        found: `dezelfde ${kind} als ${first.address}: ${value}`,
        advice: places.length ? 'geef elke pagina een eigen tekst' : codeAdvice,
        places,
      };
    }),
  );
}

/** The picture of each page is one that chats show: a PNG of the size that the page tells, on the site's own address. */
export async function wrongPictures(site: Export): Promise<ExportProblem[]> {
  const own = site.pages.filter(({ route }) => route !== undefined);
  const found = await Promise.all(
    own.map(async (page) => {
      const address = metaOf(page, 'og:image');
      if (!address) return []; // told as a missing tag
      const file = address.startsWith(`${site.origin}/`) && fileFor(site, new URL(address).pathname);
      if (!file)
        return [code(page.address, `het plaatje voor gedeelde links staat niet op de site: ${address}`)];
      const bytes = site.read(file);
      const { format, width, height } = await sharp(bytes).metadata();
      const size = socialPictureSize;
      return [
        ...unlike(
          page,
          'het plaatje voor gedeelde links',
          `${format} van ${width} × ${height}`,
          `png van ${size.width} × ${size.height}`,
        ),
        ...(bytes.length > heaviestPicture
          ? [
              code(
                page.address,
                `een plaatje voor gedeelde links van ${bytes.length} bytes; chats tonen het niet`,
              ),
            ]
          : []),
      ];
    }),
  );
  return found.flat();
}

/** The icons of the web manifest have the size that it tells. */
export async function wrongIcons(site: Export): Promise<ExportProblem[]> {
  const { name, icons } = manifestOf(site);
  const found = await Promise.all(
    icons.map(async ({ src, sizes }) => {
      const file = fileFor(site, src);
      if (!file || sizes === 'any') return []; // one that is missing is told as a broken link
      const { width, height } = await sharp(site.read(file)).metadata();
      if (`${width}x${height}` === sizes) return [];
      return [
        {
          on: src,
          found: `een icoon van ${width} × ${height}; het hoort ${sizes.replace('x', ' × ')} te zijn`,
          advice: `zet een icoon van die grootte in public${src}`,
          places: [],
        },
      ];
    }),
  );
  return [...(name ? [] : [code('/manifest.webmanifest', 'een manifest zonder naam')]), ...found.flat()];
}

function manifestOf(site: Export): { name?: string; icons: { src: string; sizes: string }[] } {
  return JSON.parse(site.read('manifest.webmanifest').toString());
}

function unlike(
  page: Page,
  what: string,
  value: string | undefined,
  wanted: string | undefined,
): ExportProblem[] {
  if (value === wanted) return [];
  return [code(page.address, `${what} is ${value ?? 'er niet'} en hoort ${wanted ?? ''} te zijn`)];
}

const code = (on: string, found: string): ExportProblem => ({ on, found, advice: codeAdvice, places: [] });
