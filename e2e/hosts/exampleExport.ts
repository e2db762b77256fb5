import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesIn } from '@/lib/files/files';
import { finish } from '@/pipeline/finish/finish';
import { exampleContent } from '../groups/exampleGroup';

/** The end of a page as Next writes it, shortened: the finishing step refuses an export without it. */
const framework =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>' +
  '<script src="/_next/static/chunks/app.js" async=""></script><script>self.__next_f.push([1,"x"])</script>';

const page = (title: string) =>
  `<!DOCTYPE html><html lang="nl-BE"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${'<p>Zoë – “vraag” €5</p>'.repeat(40)}${framework}</body></html>`;
const long = '// één regel die vaak terugkomt\n'.repeat(40);

/** Must never be in an answer. */
export const secret = 'dit-mag-niemand-lezen';

/** Files of an export of each kind, by path; and some that only get there when the wrong folder is uploaded. */
const files: Record<string, string> = {
  'index.html': page('Welkom'),
  'contact/index.html': page('Contact'),
  'contact/index.txt': `0:"payload é"\n${long}`,
  '404.html': page('Niet gevonden'),
  '404/index.html': page('Niet gevonden'),
  '_not-found/index.html': page('Niet gevonden'),
  '_next/static/chunks/a1b2.js': long,
  '_next/static/chunks/c3d4.css': `p{color:red}/*${long}*/`,
  '_next/static/media/e5f6.woff2': 'woff2',
  '_next/static/media/a7b8.wasm': 'wasm',
  '_next/static/site/_buildManifest.js': long,
  'fotos/hero.1a2b-960.avif': 'avif',
  'fotos/hero.1a2b-960.webp': 'webp',
  'fotos/oud.jpg': 'jpg',
  'documents/2025/cm-jongens.pdf': '%PDF-1.7',
  'icons/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${long} --></svg>`,
  'icons/icon.png': 'png',
  'favicon.ico': 'ico',
  'kalender.ics': `BEGIN:VCALENDAR\r\n${long}`,
  'manifest.webmanifest': `{"name":"${'De groep '.repeat(80)}"}`,
  'sitemap.xml': `<urlset><!-- ${long.replaceAll('--', '')} --></urlset>`,
  'gegevens.json': `["${'a'.repeat(600)}"]`,
  'robots.txt': 'User-agent: *\n',
  '.git/config': secret,
  '.env': secret,
  '.deploy/manifest.json': secret,
  'contact/.verborgen': secret,
  'content/site.yaml': secret,
  'postvak/bericht.txt': secret,
  'foto van het kamp/één.txt': long,
};

/**
 * Makes a small export with a file of every kind and runs the real finishing step on it. Returns the folder; beside it is a file
 * outside the site with the secret.
 */
export function makeExampleExport(): { dir: string; remove: () => void } {
  const home = mkdtempSync(join(tmpdir(), 'export-'));
  const dir = join(home, 'out');
  for (const [path, content] of Object.entries(files)) {
    const file = join(path.startsWith('fotos/') ? home : dir, path); // photos come with the finishing
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(join(home, 'buiten.txt'), secret);
  finish({
    out: dir,
    host: new URL(exampleContent('full').site.siteAdres).host,
    snippets: join(home, 'snippets'),
    photos: join(home, 'fotos'),
    cacheFolder: join(home, 'memory'),
  });
  // Apache says W/ before the etag of a file that changed within the last second
  const hourAgo = Date.now() / 1000 - 3600;
  for (const file of filesIn(dir)) utimesSync(join(dir, file), hourAgo, hourAgo);
  return { dir, remove: () => rmSync(home, { recursive: true }) };
}
