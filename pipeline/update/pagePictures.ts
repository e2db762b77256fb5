import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { filesIn } from '@/lib/files/files';
import { serve } from '@/pipeline/hosting/server';

/** The pages of an export as a phone shows them: a PNG of each, by its path. */
export type PagePictures = ReadonlyMap<string, Buffer>;

/** In CSS pixels. */
const phone = { width: 390, height: 844 };

/**
 * Takes a picture of every page for visitors, from top to bottom.
 * @param dir the export
 * @param browser path of the browser
 * @param now the moment on the clock of the browser: the same one for exports that are compared
 */
export async function pagePictures(
  dir: string,
  { browser, now }: { browser: string; now: Date },
): Promise<PagePictures> {
  const paths = filesIn(dir)
    .filter((file) => /^(?!beheer\/)(.*\/)?index\.html$/.test(file))
    .map((file) => `/${file.replace('index.html', '')}`);
  const server = await serve({ dir, port: 0 });
  const opened = await chromium.launch({ executablePath: browser });
  try {
    const page = await opened.newPage({
      viewport: phone,
      locale: 'nl-BE',
      timezoneId: 'Europe/Brussels',
      reducedMotion: 'reduce',
    });
    await page.clock.setFixedTime(now);
    const pictures = new Map<string, Buffer>();
    for (const path of paths) {
      await page.goto(server.url + path);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      pictures.set(path, await page.screenshot({ fullPage: true, animations: 'disabled' }));
    }
    return pictures;
  } finally {
    await opened.close();
    await server.close();
  }
}

/** The paths of the pages that were not there before, or that look different. */
export async function differentPages(before: PagePictures, after: PagePictures): Promise<string[]> {
  const found: string[] = [];
  for (const [path, picture] of after) {
    const former = before.get(path);
    if (!former || !(await isSame(former, picture))) found.push(path);
  }
  return found;
}

async function isSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })),
  );
  return a?.info.height === b?.info.height && a !== undefined && b !== undefined && a.data.equals(b.data);
}

/** The name of a page's picture: that of `/bivak/boekje/` is `bivak-boekje.jpg`. */
export const pictureFile = (path: string): string =>
  `${path.split('/').filter(Boolean).join('-') || 'home'}.jpg`;

/** A picture to look at on a phone, of some hundred KB. */
export const asJpeg = (png: Buffer): Promise<Buffer> =>
  sharp(png).jpeg({ quality: 60, mozjpeg: true }).toBuffer();
