import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files';
import { nextFolder } from '@/lib/hosting/hashed';
import { editorPath } from '@/lib/pages/editor';
import { isUnbegun } from '@/pipeline/begin/beginFolder';

/** What the editor needs of an export, and what tells a host how to serve it. */
const copied = [nextFolder, editorPath.replaceAll('/', ''), 'icons', '.htaccess', '_headers'];

/** @param font its address */
const styleWith = (
  font: string,
) => `@font-face{font-family:T;src:url(${font}) format("woff2");font-weight:600 900;font-display:swap}
body{margin:0;min-height:100vh;display:grid;align-content:center;justify-content:center;padding:2rem;box-sizing:border-box;border-top:.55rem solid #d3213a;background:#fbf1dc;color:#1b2a21;font:1.125rem/1.5 Georgia,serif}
main{display:grid;gap:1.4rem;justify-items:start;max-width:40rem}h1,p{margin:0}
h1{font:900 clamp(3rem,13vw,5.5rem)/.9 T,sans-serif;color:#d3213a;text-wrap:balance}
a{display:block;padding:.9rem 1.2rem;background:#a3172b;color:#fff;font:800 1.375rem/1 T,sans-serif;text-decoration:none}
a:hover{text-decoration:underline}a:focus-visible{outline:3px solid #1b2a21;outline-offset:3px}`;

const pageWith = (style: string) => `<!doctype html>
<html lang="nl-BE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; font-src 'self'">
<title>Hier komt de site van een jeugdbeweging</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<main>
<h1>Hier komt de site van een jeugdbeweging</h1>
<p>Nog even geduld. Is dit de site van jullie groep? Zes vragen, een half uurtje, en ze staat er.</p>
<a href="${editorPath}">Begin met zes vragen</a>
</main>
</html>
`;

/**
 * What is put online of an export that was checked: of a group that has begun the export itself, whatever of its content still looks like
 * an example; of one that has not, the page that says that a site comes here, and nothing of the example group. Every road takes
 * what this leaves in the export.
 * @param root the project, with its export in `out/` @returns whether the group has begun
 */
export function leaveWhatIsPublished(root = '.'): boolean {
  if (!isUnbegun(root)) return true;
  const [out, made] = [path.join(root, 'out'), path.join(root, '.cache', 'onbegonnen')];
  makeUnbegunSite(out, made);
  rmSync(out, { recursive: true });
  renameSync(made, out);
  return false;
}

/**
 * Makes the site of a group that has not begun: one page that says so, and the editor with its six questions. No page, photo or
 * document of the example group is in it.
 * @param out the export of the example group
 * @param to the folder to make
 */
export function makeUnbegunSite(out: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of copied.filter((one) => existsSync(path.join(out, one))))
    cpSync(path.join(out, name), path.join(to, name), { recursive: true });
  forgetPhotos(path.join(to, editorPath, 'inhoud.json'));
  const font = filesIn(path.join(to, nextFolder)).find((file) => /truculenta[^/]*\.woff2$/.test(file));
  if (font === undefined) throw new Error(`There is no font in the export ${out}.`);
  const page = pageWith(styleWith(`/${nextFolder}/${font}`));
  for (const file of ['index.html', '404.html']) writeFileSync(path.join(to, file), page);
  writeFileSync(path.join(to, 'robots.txt'), robotsOf(path.join(out, 'robots.txt')));
}

/** No page for search engines; the address of the site stays, by which a deploy knows it. */
function robotsOf(file: string): string {
  const [sitemap] = existsSync(file) ? (/^Sitemap:.*$/m.exec(readFileSync(file, 'utf8')) ?? []) : [];
  return ['User-agent: *', 'Disallow: /', ...(sitemap ? ['', sitemap] : []), ''].join('\n');
}

/** The editor shows plain paper for a photo without a record, and a broken picture for one that is not online. */
function forgetPhotos(file: string): void {
  const loaded: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...loaded, photos: {} }));
  for (const compressed of ['.br', '.gz']) rmSync(file + compressed, { force: true });
}
