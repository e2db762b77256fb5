/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { testFolder } from '@/lib/files/testing/testFolder';
import type { PhotoManifest } from '@/lib/photos/manifest';
import { buildPhotos, PhotoError } from './build';

const settings = {
  avif: [
    { width: 40, quality: 50, effort: 0 },
    { width: 80, quality: 50, effort: 0 },
  ],
  jpeg: [{ width: 40, quality: 70 }],
  placeholder: { side: 16, quality: 20 },
};

const { at, read, write } = testFolder();
beforeEach(() => mkdirSync(at('fotos')));

const original = (name: string) => at('fotos', name);
const all = () =>
  readdirSync(at('fotos'), { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/').normalize('NFC'),
  );
const build = (own = settings, onPhoto?: (name: string) => void, wanted = all()) =>
  buildPhotos(
    {
      originals: at('fotos'),
      wanted: new Set(wanted),
      cache: at('cache'),
      output: at('public'),
    },
    onPhoto ? { onPhoto } : {},
    own,
  );
const served = () => readdirSync(at('public')).sort();
const variant = (end: string) => {
  const name = served().find((file) => file.endsWith(end));
  if (!name) throw new Error(`no variant ${end} in ${served()}`);
  return readFileSync(at('public', name));
};
const record = (name: string) => {
  const manifest: PhotoManifest = JSON.parse(read('cache/manifest.json'));
  return manifest.photos[name];
};

const plain = (width: number, height: number, background = '#b03020') =>
  sharp({ create: { width, height, channels: 3, background } });

const save = async (name: string, photo: Sharp) => write(`fotos/${name}`, await photo.toBuffer());

test('a group without a folder for photos has none', async () => {
  rmSync(at('fotos'), { recursive: true });
  expect(await build(settings, undefined, [])).toMatchObject({ total: 0, encoded: 0 });
});

describe('a photo from a phone: on its side, with the place where it was taken', () => {
  beforeEach(async () => {
    const red = await plain(60, 80, '#ff0000').png().toBuffer();
    const photo = plain(120, 80, '#0000ff')
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Make: 'Telefoon', Copyright: 'Iemand' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Thuis</place></x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 });
    await save('Groepen/Één kamp.JPG', photo);
  });

  it('goes in with all of it', async () => {
    const { exif, xmp, icc, orientation } = await sharp(original('Groepen/Één kamp.JPG')).metadata();
    expect([exif, xmp, icc].map(Boolean)).toEqual([true, true, true]);
    expect(orientation).toBe(6);
  });

  it('comes out without any, in every variant', async () => {
    await build();
    expect(served()).toHaveLength(3);
    for (const file of served()) {
      const bytes = readFileSync(at('public', file));
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([file, exif, xmp, iptc, icc, orientation ?? 1]).toEqual([
        file,
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
      expect(bytes.toString('latin1')).not.toMatch(/Exif\0|xmpmeta|ICC_PROFILE|Telefoon|Iemand/);
    }
  });

  it('stands upright, with its dimensions swapped', async () => {
    await build();
    expect(record('Groepen/Één kamp.JPG')).toMatchObject({
      width: 80,
      height: 120,
      avif: [40, 53],
      jpeg: [40],
    });
    const { data, info } = await sharp(variant('-53.avif')).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([53, 80]);
    const pixel = (y: number) => [...data.subarray((y * 53 + 26) * 3, (y * 53 + 26) * 3 + 3)];
    const [top, bottom] = [pixel(13), pixel(66)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  });

  it('has names that every host and address can carry', async () => {
    await build();
    for (const file of served()) expect(file).toMatch(/^groepen-een-kamp\.[0-9a-f]{10}-\d+\.(avif|jpg)$/);
  });

  it('has a tiny placeholder and a colour in its record', async () => {
    await build();
    const photo = record('Groepen/Één kamp.JPG');
    expect(photo?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(photo?.placeholder.length).toBeLessThanOrEqual(150);
    expect(photo?.colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('widths', () => {
  it.each([
    ['a photo smaller than the smallest width', 30, [30], [30]],
    ['a photo between two widths', 60, [40, 60], [40]],
    ['a photo just above a width', 44, [44], [40]],
    ['a photo larger than all widths', 300, [40, 80], [40]],
  ])('%s is never enlarged', async (_, width, avif, jpeg) => {
    await save('foto.png', plain(width, 20).png());
    await build();
    expect(record('foto.png')).toMatchObject({ width, avif, jpeg });
    for (const size of avif) expect((await sharp(variant(`-${size}.avif`)).metadata()).width).toBe(size);
  });

  it('an upright photo is no higher than the largest width, and keeps its proportions', async () => {
    await save('foto.png', plain(100, 160).png());
    await build();
    expect(record('foto.png')).toMatchObject({ width: 100, height: 160, avif: [40, 50], jpeg: [40] });
    const { width, height } = await sharp(variant('-50.avif')).metadata();
    expect([width, height]).toEqual([50, 80]);
  });
});

it('a photo that is much larger than any screen is made to fit, and named once', async () => {
  await save('groepen/groot.png', plain(10_000, 6000).png());
  await save('gewoon.png', plain(100, 60).png());
  expect((await build()).heavy).toEqual([{ name: 'groepen/groot.png', width: 10_000, height: 6000 }]);
  expect((await build()).heavy).toEqual([]);
});

describe('other kinds of picture', () => {
  it.each([
    ['a PNG with a see-through part', 'a.png', () => plain(50, 50).ensureAlpha(0.5).png()],
    ['a grey photo', 'b.jpeg', () => plain(50, 50).greyscale().jpeg()],
    ['a PNG of 16 bits', 'c.png', () => plain(50, 50).toColourspace('rgb16').png()],
    ['a WebP', 'd.webp', () => plain(50, 50).webp()],
    ['a TIFF', 'e.tif', () => plain(50, 50).tiff()],
    ['an AVIF', 'f.avif', () => plain(50, 50).avif({ effort: 0 })],
    ['a CMYK photo for print', 'g.jpg', () => plain(50, 50).toColourspace('cmyk').jpeg()],
  ])('%s becomes an ordinary photo', async (_, name, photo) => {
    await save(name, photo());
    await build();
    const { channels, space, depth } = await sharp(variant('-50.avif')).metadata();
    expect({ channels, space, depth }).toEqual({ channels: 3, space: 'srgb', depth: 'uchar' });
  });

  it('has the name under which it was published before, an apostrophe as a dash', async () => {
    await save("groepen/Kaspi's 2026.jpg", plain(50, 50).jpeg());
    await build();
    expect(record("groepen/Kaspi's 2026.jpg")?.stem).toMatch(/^groepen-kaspi-s-2026\.[0-9a-f]{10}$/);
  });

  it('hidden files of macOS and other files are left alone', async () => {
    await save('foto.jpg', plain(50, 50).jpeg());
    writeFileSync(original('._foto.jpg'), 'no picture');
    writeFileSync(original('lijst.txt'), 'no picture');
    expect(await build()).toMatchObject({ total: 1 });
  });
});

describe('a second build', () => {
  beforeEach(async () => {
    for (const [name, colour] of [
      ['een.jpg', '#102030'],
      ['twee.jpg', '#405060'],
      ['drie.jpg', '#708090'],
    ] as const) {
      await save(name, plain(50, 50, colour).jpeg());
    }
  });

  it('does not open a photo whose size and time are the same', async () => {
    utimesSync(original('een.jpg'), 1, 1);
    const first = await build();
    writeFileSync(original('een.jpg'), Buffer.alloc(statSync(original('een.jpg')).size)); // no picture any more
    utimesSync(original('een.jpg'), 1, 1);
    expect(first).toMatchObject({ checked: 3, encoded: 3 });
    expect(await build()).toEqual({ total: 3, checked: 0, encoded: 0, removed: 0, heavy: [] });
  });

  it('does not encode a photo whose bytes are the same, as after a fresh checkout', async () => {
    await build();
    utimesSync(original('een.jpg'), 1, 1);
    expect(await build()).toMatchObject({ checked: 1, encoded: 0 });
  });

  it('puts back a served file that is gone, without encoding', async () => {
    await build();
    const before = served();
    rmSync(at('public'), { recursive: true });
    expect(await build()).toMatchObject({ encoded: 0 });
    expect(served()).toEqual(before);
  });

  it('encodes a photo whose bytes changed, under a new name, and removes the old files', async () => {
    await build();
    const before = served();
    await save('een.jpg', plain(50, 50, '#ffffff').jpeg());
    expect(await build()).toMatchObject({ checked: 1, encoded: 1, removed: 3 });
    expect(served()).toHaveLength(before.length);
    expect(served()).not.toEqual(before);
  });

  it('encodes everything again when the settings changed', async () => {
    await build();
    const before = served();
    expect(await build({ ...settings, jpeg: [{ width: 40, quality: 60 }] })).toMatchObject({ encoded: 3 });
    expect(served().filter((file) => before.includes(file))).toEqual([]);
  });

  it('makes only the wanted photos, and removes others', async () => {
    const others = all().filter((name) => name !== 'een.jpg');
    expect(await build(settings, undefined, others)).toMatchObject({ total: 2, encoded: 2 });
    await build();
    expect(served().filter((file) => file.startsWith('een.'))).toHaveLength(3);
    expect(await build(settings, undefined, others)).toMatchObject({ total: 2, removed: 3 });
    expect(served().filter((file) => file.startsWith('een.'))).toEqual([]);
    expect(record('een.jpg')).toBeUndefined();
  });

  it('forgets a photo that was taken away, and files that are none of its own', async () => {
    await build();
    rmSync(original('een.jpg'));
    write('public/oud.jpg', 'left');
    expect(await build()).toMatchObject({ total: 2, removed: 4 });
    expect(record('een.jpg')).toBeUndefined();
  });

  it('makes the same names and bytes on another machine', async () => {
    await build();
    const first = served().map((file) => [file, readFileSync(at('public', file))]);
    rmSync(at('cache'), { recursive: true });
    rmSync(at('public'), { recursive: true });
    await build();
    expect(served().map((file) => [file, readFileSync(at('public', file))])).toEqual(first);
  });
});

describe('a build that is broken off', () => {
  it('goes on where it was, and never serves half a file', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
    for (const [index, name] of names.entries()) await save(name, plain(50, 50 + index).jpeg());
    let done = 0;
    const stop = () => {
      done += 1;
      throw new Error('power cut');
    };
    await expect(build(settings, stop)).rejects.toThrow('power cut');
    // What a kill in the middle of an encoder leaves: a folder without its record.
    write('cache/tmp-killed/80.avif', 'half');
    utimesSync(at('cache/tmp-killed'), 1, 1);

    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(12);
    expect(await build()).toMatchObject({ total: 12, encoded: 12 - done });
    expect(readdirSync(at('cache')).sort()).toEqual(['manifest.json', 'variants']);
    for (const file of served()) await sharp(at('public', file)).stats();
    expect(served()).toHaveLength(36);
  });
});

describe('photos that cannot be read', () => {
  it('are all reported, with what to do; the others are cached for the next build', async () => {
    await save('goed.jpg', plain(50, 50).jpeg());
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    writeFileSync(original('half.jpg'), whole.subarray(0, whole.length / 2));
    writeFileSync(original('tekst.jpg'), 'Dit is geen foto.');
    writeFileSync(original('leeg.png'), '');

    const error = await build().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PhotoError);
    const { problems } = error as PhotoError;
    expect(problems).toHaveLength(3);
    for (const [index, name] of ['half.jpg', 'leeg.png', 'tekst.jpg'].entries()) {
      expect(problems[index]).toContain(`${original(name)}: deze foto kan niet gelezen worden`);
      expect(problems[index]).toContain('Zet ze opnieuw in de map');
    }

    for (const name of ['half.jpg', 'tekst.jpg', 'leeg.png']) rmSync(original(name));
    expect(await build()).toMatchObject({ total: 1, encoded: 0 });
  });
});
