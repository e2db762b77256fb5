import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { htaccessBlock } from '@/lib/hosting/apache';

/**
 * A small site: a text per route, and a tag that stands for the code (it changes the name of every script); `origin` is its
 * own address.
 */
export type TestSite = {
  texts: Record<string, string>;
  code: string;
  photoBytes?: number;
  origin?: string;
  htaccess?: string;
};

/** An address where no site answers. */
const nobodyThere = 'http://127.0.0.1:1';

export const ROUTES = ['', 'bivak/', 'jongensleiding/'];

export const siteOf = (version: string): TestSite => ({
  texts: Object.fromEntries(ROUTES.map((route) => [route, `${route || 'home'} ${version}`])),
  code: `code ${version}`,
});

/** The server's settings, as the build writes them. */
export const siteHtaccess = `${htaccessBlock.begin}\nOptions -Indexes\n${htaccessBlock.end}\n`;

/** Writes a site as the build does: hashed assets, pages, payloads and their brotli siblings. */
export function writeSite(folder: string, site: TestSite): void {
  const { texts, code, photoBytes = 20_000, origin = nobodyThere } = site;
  rmSync(folder, { recursive: true, force: true });
  const put = (path: string, bytes: Buffer | string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  const putHashed = (before: string, after: string, bytes: Buffer) => {
    const path = `${before}.${shortHash(bytes)}${after}`;
    put(path, bytes);
    return `/${path}`;
  };
  const putText = (path: string, text: string) => {
    put(path, text);
    put(`${path}.br`, brotliCompressSync(text));
  };
  const photo = putHashed('fotos/groep', '-480.webp', noise(photoBytes));
  const style = putHashed('_next/static/chunks/site', '.css', Buffer.from(`/* ${code} */`));
  for (const [route, text] of Object.entries(texts)) {
    const name = route.replace('/', '') || 'home';
    const script = putHashed(`_next/static/chunks/${name}`, '.js', Buffer.from(`// ${code} ${name}`));
    const assets = `<link rel="stylesheet" href="${style}"><script src="${script}" async></script><img src="${photo}" srcset="data:image/webp;base64,UklGRj4A/+w= 7w, ${photo} 480w" alt="">`;
    const list = '<li>lid</li>'.repeat(100);
    putText(
      `${route}index.html`,
      sealed(`<!doctype html><title>${name}</title>${assets}<h1>${text}</h1><ul>${list}</ul>`, 'html'),
    );
    putText(`${route}index.txt`, sealed(JSON.stringify({ text, style, script, photo }), 'txt'));
  }
  putText('404.html', sealed('<!doctype html><title>Niet gevonden</title>', 'html'));
  put('.htaccess', site.htaccess ?? siteHtaccess);
  put('robots.txt', `User-agent: *\n\nSitemap: ${origin}/sitemap.xml\n`);
  put('documents/2025/médische fiche één.pdf', noise(3000));
}

/** The first sixteen characters of the SHA-256, as they stand in the name of a hashed file. */
export const shortHash = (bytes: Buffer | string) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Whether a page or payload arrived from its first to its last byte. */
export function arrivedWhole(text: string): boolean {
  const seal = /\n<!--([0-9a-f]{16})-->$/.exec(text);
  return seal !== null && shortHash(text.slice(0, seal.index)) === seal[1];
}

function sealed(text: string, kind: 'html' | 'txt'): string {
  const whole = kind === 'html' ? `${text}</html>` : text;
  return `${whole}\n<!--${shortHash(whole)}-->`;
}

/** Bytes that no server or protocol can compress. */
function noise(length: number): Buffer {
  const parts: Buffer[] = [];
  for (let index = 0; parts.length * 32 < length; index += 1) {
    parts.push(createHash('sha256').update(`noise ${index}`).digest());
  }
  return Buffer.concat(parts).subarray(0, length);
}

/** The same numbers between 0 and 1 for the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
