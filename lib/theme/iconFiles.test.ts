/** @jest-environment node */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { testFolder } from '@/lib/files/testing/testFolder';
import { drawnIcons, emblem, iconFile } from './iconFiles';
import { inColours } from './inColours';
import { palette } from './palette';
import { signNames, signs } from './signs';
import { sitePalette } from './siteColours';

const kleuren = { accent: '#1b5fae', donker: '#0f5a5c' };

const { at } = testFolder();
let projects = 0;

/** A project with these files in `public/icons`, and the drawings. */
function projectWith(icons: Record<string, string>): string {
  projects += 1;
  const folder = at(`project-${projects}`);
  cpSync(path.join('styles', 'drawings'), path.join(folder, 'styles', 'drawings'), { recursive: true });
  const own = path.join(folder, 'public', 'icons');
  mkdirSync(own, { recursive: true });
  for (const [name, text] of Object.entries(icons)) writeFileSync(path.join(own, name), text);
  return folder;
}

/** Runs in the project of a group. */
async function within<Result>(folder: string, work: () => Promise<Result> | Result): Promise<Result> {
  const inside = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  try {
    return await work();
  } finally {
    inside.mockRestore();
  }
}

/** Runs where no group has icons of its own. */
const without = <Result>(work: () => Promise<Result> | Result) => within(projectWith({}), work);

test('drawings in the colours of the design are as they were drawn', () => {
  for (const file of readdirSync('styles/drawings')) {
    const drawing = readFileSync(path.join('styles/drawings', file), 'utf8');
    expect(inColours(drawing, palette)).toBe(drawing);
  }
});

test('no red or green of the design is left in what is drawn for a group of other colours', async () => {
  await without(async () => {
    for (const teken of signNames) {
      for (const file of drawnIcons().filter((name) => name.endsWith('.svg'))) {
        const { bytes, type } = await iconFile(file, { kleuren, teken });
        const text = bytes.toString();
        expect(type).toBe('image/svg+xml');
        expect(text).not.toMatch(/var\(|#d3213a|#a3172b|#e0374c|#1f5138|#12321f|#3c7a4b|#5e9a3c|#8fa877/);
        await expect(sharp(bytes).metadata()).resolves.toMatchObject({ format: 'svg' });
      }
    }
  });
});

test.each(signNames)('%s knows only colours of the palette', (name) => {
  expect(inColours(signs[name], sitePalette(kleuren))).not.toMatch(/var\(/);
});

test('the sign stands in the emblem, the stamp and what grows at the foot of a sheet; without one it is the poppy', async () => {
  await without(async () => {
    const vos = inColours(signs.vos, sitePalette(kleuren));
    for (const file of ['favicon.svg', 'logo.svg', 'stamp.svg', 'decoration.svg'] as const)
      expect((await iconFile(file, { kleuren, teken: 'vos' })).bytes.toString()).toContain(vos);
    expect(await emblem({})).toContain(inColours(signs.klaproos, palette));
    expect((await iconFile('decoration.svg', {})).bytes.toString()).toBe(
      readFileSync('styles/drawings/poppies.svg', 'utf8'),
    );
  });
});

test.each(signNames.filter((name) => name !== 'klaproos'))(
  '%s stands on paper at the foot of a sheet, so that it reads on the dark sheet of the menu',
  async (teken) => {
    const { bytes } = await without(() => iconFile('decoration.svg', { kleuren, teken }));
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data.subarray((y * info.width + x) * info.channels).toString('hex', 0, 4);
    expect(at(120, 72)).toBe(`${palette.paper.slice(1)}ff`);
    expect(at(4, 4)).toBe('00000000');
  },
);

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-maskable-512.png', 512],
] as const)(
  '%s is an opaque square of %d on paper, with the sign within what a mask leaves',
  async (file, side) => {
    const { bytes } = await without(() => iconFile(file, { kleuren, teken: 'kompas' }));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side });
    const { data, info } = await sharp(bytes).flatten().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * side + x) * info.channels).subarray(0, 3)];
    expect(at(2, 2)).toEqual([0xfb, 0xf1, 0xdc]);
    expect(at(side / 2, side / 2)).not.toEqual([0xfb, 0xf1, 0xdc]);
  },
);

test('a file in public/icons wins', async () => {
  const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle r="9"/></svg>';
  await within(projectWith({ 'favicon.svg': own, 'stamp.svg': own }), async () => {
    expect(drawnIcons()).not.toContain('favicon.svg');
    expect(drawnIcons()).not.toContain('stamp.svg');
    expect(drawnIcons()).toContain('logo.svg');
    expect(await emblem({ teken: 'vos' })).toBe(own);
  });
  expect(await without(() => drawnIcons())).toContain('favicon.svg');
});

test('the group’s own sign goes everywhere where a sign goes, cleaned, and wins from the one that it chose', async () => {
  const own =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><title>An</title><circle r="9" fill="#123456"/></svg>';
  await within(projectWith({ 'teken.svg': own }), async () => {
    expect(await emblem({ teken: 'vos' })).toContain('viewBox="0 0 40 20"');
    for (const file of ['favicon.svg', 'logo.svg', 'stamp.svg', 'decoration.svg'] as const) {
      const { bytes } = await iconFile(file, { teken: 'vos' });
      expect(bytes.toString()).toContain('<circle r="9" fill="#123456"/>');
      expect(bytes.toString()).not.toContain('An');
      await expect(sharp(bytes).metadata()).resolves.toMatchObject({ format: 'svg' });
    }
  });
  await within(projectWith({ 'teken.svg': own, 'logo.svg': own }), () =>
    expect(drawnIcons()).not.toContain('logo.svg'),
  );
});
