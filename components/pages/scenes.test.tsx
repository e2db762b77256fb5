/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleContent, type FullContent } from '@/e2e/groups/exampleGroup';
import { type Shown, withRecords } from '@/lib/photos/photo';
import { palette, token } from '@/lib/theme/palette';
import { type SceneName, scenes, sceneWith } from '@/lib/theme/scenes';
import { signNames, signs } from '@/lib/theme/signs';
import { CampBody } from './CampBody';
import { HomeBody } from './HomeBody';
import { LeadersBody } from './LeadersBody';
import { RentalBody } from './RentalBody';

const photoFields = new Set(['foto', 'fotos', 'fotoStaand']);
const photo = {
  ...{ stem: 'foto.0123456789', width: 1200, height: 800, colour: '#888888' },
  ...{ avif: [360, 1200], jpeg: [520], placeholder: 'data:,' },
};

type ShownGroup = Shown<FullContent>;

/** The full group without any photo. */
function withoutPhotos(): ShownGroup {
  const less = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(less);
    if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return value;
    return Object.fromEntries(
      Object.entries(value as object)
        .filter(([key]) => !photoFields.has(key))
        .map(([key, child]) => [key, less(child)]),
    );
  };
  const whole = less(exampleContent('full')) as FullContent;
  whole.home.uniformen.fotos = [];
  return withRecords(whole, () => photo);
}

const pages: Record<string, (content: ShownGroup) => string> = {
  home: (content) => renderToStaticMarkup(<HomeBody {...content} />),
  leaders: (content) => renderToStaticMarkup(<LeadersBody {...content} route="/jongensleiding" />),
  hall: (content) => renderToStaticMarkup(<RentalBody {...content} />),
  camp: (content) => renderToStaticMarkup(<CampBody {...content} />),
};

const shownScenes = (html: string) => [...html.matchAll(/data-scene="(\w+)"/g)].map(([, name]) => name);
const photos = (html: string) => html.match(/<(?:img|source|picture)[^>]*fotos\//g) ?? [];

test.each([
  ['home', ['field', 'fire', 'play', 'camp', 'hall']],
  ['hall', ['hall']],
  ['camp', ['camp', 'fire']],
])('%s without photos shows its scenes, and no image or empty frame', (page, expected) => {
  const html = pages[page]?.(withoutPhotos()) ?? '';
  expect(photos(html)).toEqual([]);
  expect([...new Set(shownScenes(html))].sort()).toEqual([...new Set(expected)].sort());
  expect(html).not.toMatch(/<figcaption|id="fotos"/);
});

test('each age group shows another part of the row, and each leader an initial', () => {
  const content = withoutPhotos();
  const html = pages.leaders?.(content) ?? '';
  const leaders = content.boys.groepen.flatMap(({ leiding }) => leiding);
  expect(photos(html)).toEqual([]);
  expect(html.match(/<span class="initial" data-scarf="true" aria-hidden="true">.<\/span>/gu)).toHaveLength(
    leaders.length,
  );
  const boxes = [...html.matchAll(/data-scene="group"><svg viewBox="([^"]+)"/g)].map(([, box]) => box);
  expect(boxes).toHaveLength(content.boys.groepen.length);
  expect(new Set(boxes).size).toBe(Math.min(6, boxes.length));
});

test('a group with photos shows no scene; its leader without a portrait keeps the initial', () => {
  const content = withRecords(exampleContent('full'), () => photo);
  for (const render of Object.values(pages)) expect(shownScenes(render(content))).toEqual([]);
});

const names = Object.keys(scenes).filter((name): name is SceneName => name in scenes);

test.each(names)('%s has its colours from the tokens', (name) => {
  const drawing = sceneWith(name, 'vos');
  const tokens = Object.keys(palette).map((colour) => token(colour as keyof typeof palette));
  const used = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value = '']) => value);
  for (const value of used)
    expect(['none', 'var(--tile)', ...tokens.map((one) => `var(${one})`)]).toContain(value);
  expect(drawing).not.toMatch(/#[0-9a-f]{3}|url\(|href/i);
});

test('the flag carries the sign of the group', () => {
  for (const name of signNames) expect(sceneWith('field', name)).toContain(signs[name]);
  expect(pages.home?.(withoutPhotos())).toContain(signs.vos);
  const own = withoutPhotos();
  own.site.teken = 'eigen';
  expect(pages.home?.(own)).toContain('<image href="/icons/logo.svg"');
});

test.each(Object.keys(pages))('the scenes of %s cost at most 2 KB, compressed with its text', (page) => {
  const html = (pages[page]?.(withoutPhotos()) ?? '').replace(/(<g data-sign=""[^>]*>).*?<\/g>/g, '$1</g>');
  const bare = html.replace(/(data-scene="\w+"[^>]*><svg[^>]*>).*?<\/svg>/g, '$1</svg>');
  const [whole = 0, less = 0] = [html, bare].map((text) => brotliCompressSync(text).length);
  expect(whole - less).toBeGreaterThan(300);
  expect(whole - less).toBeLessThanOrEqual(2048);
});
