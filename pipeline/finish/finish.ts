import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, topFolders } from '@/lib/files/files';
import { htaccess } from '@/lib/hosting/apache';
import { formerWorkerPaths, workerPath } from '@/lib/offline/attributes';
import { isOfEditor } from '@/lib/pages/editor';
import type { PageAddress } from '@/lib/pages/pages';
import { services as allServices, type ThirdParty } from '@/lib/pages/thirdParties';
import { compress } from '@/pipeline/hosting/compress';
import { type Compression, compressionWith } from '@/pipeline/hosting/compression';
import { contentSecurityPolicy } from '@/pipeline/hosting/contentSecurityPolicy';
import { nginxSnippet } from '@/pipeline/hosting/nginx';
import { staticHostHeaders } from '@/pipeline/hosting/staticHosts';
import { isChunk } from '@/pipeline/next/nextExport';
import { workerScript } from '@/pipeline/startup/compiled';
import { writePageScripts } from '@/pipeline/startup/writePageScripts';
import { withCompileHint } from './compileHints';
import { fetchAhead } from './fetchAhead';
import { inlineStyles } from './inlineStyles';
import type { PageStep } from './page';
import { placePhotos } from './photos';

/**
 * The steps for each page, in order. The policy comes last: it hashes the result of the others. Pages of the editor are an
 * application: their scripts and styles stay as Next links them, and what those import is fetched ahead.
 */
const pageSteps = (out: string, { compressed }: Compression, services: readonly ThirdParty[]): PageStep[] => {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(out, path), text);
  const forVisitors = [writePageScripts(write), inlineStyles({ read, write, compressed })];
  return [
    ...forVisitors.map(
      (step): PageStep =>
        (page) =>
          isOfEditor(page.path) ? page.html : step(page),
    ),
    fetchAhead(read),
    (page) => contentSecurityPolicy(page, services),
  ];
};

type FinishOptions = {
  /** The folder that `next build` wrote. */
  out: string;
  /** The site's one host name, for the redirects. */
  host: string;
  /** Folder for the nginx snippet: outside the export, of which every file is public. */
  snippets: string;
  /** The third parties that the pages may reach; all by default. */
  services?: readonly ThirdParty[];
  /** Files of old addresses, which only lead elsewhere: they are no pages of the app. */
  moved?: readonly string[];
  /** Addresses of pages that the group wrote itself. */
  own?: readonly PageAddress[];
  /** The folder with the photos of the site, at all widths. */
  photos: string;
  /** Folder that caches compressed copies for the next build. */
  cacheFolder: string;
};

/**
 * Prepares an export for its host: page steps, compile hints, headers per kind of host, compressed copies and photos.
 * Idempotent. Returns the numbers of pages and of compressed files.
 */
export function finish({
  out,
  host,
  snippets,
  services = allServices,
  moved = [],
  own = [],
  photos,
  cacheFolder,
}: FinishOptions): {
  pages: number;
  compressed: number;
} {
  const pages = filesIn(out).filter((path) => path.endsWith('.html') && !moved.includes(path));
  const compression = compressionWith(cacheFolder);
  const steps = pageSteps(out, compression, services);
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

  // a group that wants none has its own in public/ (docs/publiceren.md)
  const worker = join(out, workerPath);
  if (!existsSync(worker)) writeFileSync(worker, workerScript());
  for (const former of formerWorkerPaths.map((path) => join(out, path)))
    if (!existsSync(former)) writeFileSync(former, `importScripts('${workerPath}');\n`);

  writeFileSync(join(out, '_headers'), staticHostHeaders(own));
  mkdirSync(snippets, { recursive: true });
  writeFileSync(join(snippets, 'nginx.conf'), nginxSnippet(host));

  const compressed = compress(out, compression);
  compression.removeUnused();
  placePhotos(photos, out); // after the other steps, so that they do not list thousands of photos
  writeFileSync(join(out, '.htaccess'), htaccess(host, topFolders(out)));
  return { pages: pages.length, compressed };
}
