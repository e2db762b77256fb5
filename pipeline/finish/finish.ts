import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/lib/files/files';
import { isOfEditor } from '@/lib/pages/editor';
import { htaccess } from '@/pipeline/hosting/apache';
import { compress } from '@/pipeline/hosting/compress';
import { type Compression, compressionWith } from '@/pipeline/hosting/compression';
import { contentSecurityPolicy } from '@/pipeline/hosting/contentSecurityPolicy';
import { nginxSnippet } from '@/pipeline/hosting/nginx';
import { staticHostHeaders } from '@/pipeline/hosting/staticHosts';
import { lateScripts } from '@/pipeline/startup/lateScripts';
import { isChunk, withCompileHint } from './compileHints';
import { inlineStyles } from './inlineStyles';
import type { PageStep } from './page';
import { placePhotos } from './photos';

/**
 * What happens to each page, in this order. The policy comes last: it hashes what the others leave behind. The editor is an
 * application: its script may come at once, and its styles as Next links them.
 */
const pageSteps = (out: string, { compressed }: Compression): PageStep[] => {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(out, path), text);
  const forVisitors = [lateScripts(write), inlineStyles({ read, write, compressed })];
  return [
    ...forVisitors.map(
      (step): PageStep =>
        (page) =>
          isOfEditor(page.path) ? page.html : step(page),
    ),
    contentSecurityPolicy,
  ];
};

type FinishOptions = {
  /** The folder that `next build` wrote. */
  out: string;
  /** The site's one host name, for the redirects. */
  host: string;
  /** Where the nginx snippet goes: not in the export, which is public from the first to the last file. */
  snippets: string;
  /** The folder with the photos of the site, at all widths. */
  photos: string;
  /** The folder that keeps compressed copies for the next build. */
  memory: string;
};

/**
 * Makes an export ready for its host: every page through the page steps, a hint in each script, the headers for
 * each kind of host, compressed copies, and the photos. Runs again on its own result without changing a byte. Returns the
 * numbers of pages and of compressed files.
 */
export function finish({ out, host, snippets, photos, memory }: FinishOptions): {
  pages: number;
  compressed: number;
} {
  const pages = filesIn(out).filter((path) => path.endsWith('.html'));
  const compression = compressionWith(memory);
  const steps = pageSteps(out, compression);
  for (const path of pages) {
    const html = readFileSync(join(out, path), 'utf8');
    writeFileSync(
      join(out, path),
      steps.reduce((done, step) => step({ path, html: done }), html),
    );
  }

  for (const file of filesIn(out)
    .filter(isChunk)
    .map((path) => join(out, path)))
    writeFileSync(file, withCompileHint(readFileSync(file, 'utf8')));

  writeFileSync(join(out, '.htaccess'), htaccess(host));
  writeFileSync(join(out, '_headers'), staticHostHeaders());
  mkdirSync(snippets, { recursive: true });
  writeFileSync(join(snippets, 'nginx.conf'), nginxSnippet(host));

  const compressed = compress(out, compression);
  compression.forgetTheRest();
  placePhotos(photos, out); // at the end: what comes before need not pass by thousands of photos
  return { pages: pages.length, compressed };
}
