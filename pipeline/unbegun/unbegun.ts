import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorPath } from '@/lib/pages/editor';

/** What the editor needs of an export. */
const kept = ['_next', editorPath.replaceAll('/', ''), 'icons'];

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;box-sizing:border-box;background:#fbf1dc;color:#1b2a21;font:1.125rem/1.5 Georgia,serif}
h1{margin:0;max-width:14em;font:900 clamp(2.2rem,9vw,4rem)/1 system-ui,sans-serif;color:#d3213a;text-wrap:balance}
p{margin:0;max-width:34em}a{color:#8c1124}`;

const page = `<!doctype html>
<html lang="nl-BE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'">
<title>Hier komt de site van een jeugdbeweging</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<main>
<h1>Hier komt de site van een jeugdbeweging</h1>
<p>Nog even geduld. Is dit de site van jullie groep? <a href="${editorPath}">Begin met zes vragen</a>, een half uurtje.</p>
</main>
</html>
`;

/**
 * Makes the site of a group that has not begun: one page that says so, and the editor with its six questions. No page, photo or
 * document of the example group is in it.
 * @param out the export of the example group
 * @param to the folder to make
 */
export function makeUnbegunSite(out: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const folder of kept) cpSync(path.join(out, folder), path.join(to, folder), { recursive: true });
  forgetPhotos(path.join(to, editorPath, 'inhoud.json'));
  for (const file of ['index.html', '404.html']) writeFileSync(path.join(to, file), page);
  writeFileSync(path.join(to, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
}

/** The editor shows plain paper for a photo without a record, and a broken picture for one that is not online. */
function forgetPhotos(file: string): void {
  const loaded: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...loaded, photos: {} }));
  for (const compressed of ['.br', '.gz']) rmSync(file + compressed, { force: true });
}
