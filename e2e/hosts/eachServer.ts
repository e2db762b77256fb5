import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { headersFor } from '@/lib/hosting/headers';
import type { Server } from '@/lib/programs/programs';
import { serve } from '@/pipeline/hosting/server';
import { exampleContent } from '../groups/exampleGroup';
import { apacheMissing, startApache } from './apache';
import { ask, type HostAnswer } from './ask';
import { makeExampleExport } from './exampleExport';
import { nginxBrotliMissing, nginxMissing, startNginx } from './nginx';

/** The site's one host name, with `www.`. */
export const host = new URL(exampleContent('full').site.siteAdres).host;

export type RunningServer = Pick<Server, 'url' | 'close'>;

type Kind = {
  name: string;
  missing: () => string | undefined;
  /** Serves a finished export. */
  start: (dir: string) => Promise<RunningServer>;
  /** What it sends compressed, the smallest first. */
  encodings: readonly ('br' | 'gzip')[];
};

const both = ['br', 'gzip'] as const;

export const apache: Kind = { name: 'Apache', missing: apacheMissing, start: startApache, encodings: both };
export const bareApache: Kind = {
  name: 'Apache with hardly any module',
  missing: apacheMissing,
  start: (dir) => startApache(dir, { bare: true }),
  encodings: [],
};
const strictApache: Kind = {
  name: 'Apache that forbids Options',
  missing: apacheMissing,
  start: (dir) => startApache(dir, { allowed: 'AuthConfig FileInfo Indexes Limit' }),
  encodings: both,
};
export const forbiddingApache: Kind = {
  ...apache,
  name: 'Apache that forbids what .htaccess needs',
  start: (dir) => startApache(dir, { allowed: 'AuthConfig' }),
};
export const deafApache: Kind = {
  ...apache,
  name: 'Apache that does not read .htaccess',
  start: (dir) => startApache(dir, { allowed: 'None' }),
};
const nginx: Kind = {
  name: 'nginx',
  missing: nginxMissing,
  start: (dir) => startNginx(dir, host),
  encodings: ['gzip'],
};
const nginxBrotli: Kind = {
  name: 'nginx with brotli',
  missing: nginxBrotliMissing,
  start: (dir) => startNginx(dir, host, { brotli: true }),
  encodings: both,
};
const local: Kind = {
  name: 'the local server',
  missing: () => undefined,
  start: (dir) => serve({ dir, port: 0 }),
  encodings: both,
};

/** Servers as a host runs them: these know https and host names, the local one does not. */
export const hosts = [apache, strictApache, nginx, nginxBrotli];
export const allServers = [...hosts, local];

/** A kind of server with the example export on it, to ask. */
export type Served = {
  encodings: Kind['encodings'];
  url: () => string;
  /** The finished export that it serves. */
  folder: () => string;
  get: (path: string, headers?: Record<string, string>) => Promise<HostAnswer>;
  /** The text of a file of the export. */
  original: (file: string) => string;
};

/** Writes the same tests for each kind of server; one that cannot be installed here is skipped, with the reason. */
export function onEach(kinds: readonly Kind[], write: (served: Served) => void): void {
  for (const { name, missing, start, encodings } of kinds) {
    test.describe(name, () => {
      let site: ReturnType<typeof makeExampleExport> | undefined;
      let server: RunningServer | undefined;
      test.beforeAll(async () => {
        test.setTimeout(300_000); // the server may have to be installed first
        skipWhen(missing());
        site = makeExampleExport();
        server = await start(site.dir);
      });
      test.afterAll(async () => {
        await server?.close();
        site?.remove();
      });

      const url = () => server?.url ?? '';
      const folder = () => site?.dir ?? '';
      write({
        encodings,
        url,
        folder,
        get: (path, headers = {}) => ask(url(), path, { headers }),
        original: (file) => readFileSync(join(folder(), file), 'utf8'),
      });
    });
  }
}

/** Skips what cannot be tested here, and prints the reason, as a report may not list skipped tests. */
export function skipWhen(reason: string | undefined): void {
  if (reason) console.log(`skipped: ${reason}`);
  test.skip(reason !== undefined, reason ?? '');
}

/** Headers with their names in lower case, as in a response of Node. */
export const lowerCase = (headers: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The table's headers for a file that was found, over http. */
export const tableFor = (path: string): Record<string, unknown> =>
  lowerCase(headersFor(path, { https: false }));

const { 'cache-control': _, ...everywhere } = tableFor('/');

/** The headers of every answer, also of a 404, without `cache-control`. */
export const protection = everywhere;
