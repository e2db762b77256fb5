/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { testFolder } from '@/lib/files/testing/testFolder';

// Below the project, so that the copies find its tools. In processes of their own: these scripts are plain Node.
const { at, write } = testFolder('.cache');
const node = (options: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, options, { cwd: at(), encoding: 'utf8', env: { ...process.env, ...env } });

describe('the dependencies count as installed', () => {
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/sass': { version: '1.2.3' },
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  };
  const lock = (packages: object) => JSON.stringify({ packages });
  const isInstalled = (folder = '.') =>
    node([
      '-p',
      `import('${pathToFileURL('scripts/setup.mjs')}').then((set) => console.log(set.isInstalled('${folder}'))), ''`,
    ]).stdout.trim();

  test('when npm installed just these, without those for other platforms', () => {
    write('package-lock.json', lock(wanted));
    write('node_modules/.package-lock.json', lock({ 'node_modules/sass': { version: '1.2.3' } }));
    expect(isInstalled()).toBe('true');
  });

  test('when a folder above has just these', () => {
    write('copy/package-lock.json', lock(wanted));
    write('node_modules/.package-lock.json', lock({ 'node_modules/sass': { version: '1.2.3' } }));
    expect(isInstalled('copy')).toBe('true');
  });

  test('not when npm was broken off while it wrote down what it did', () => {
    write('package-lock.json', lock(wanted));
    write('node_modules/.package-lock.json', '');
    expect(isInstalled()).toBe('false');
  });

  test('not on a fresh clone', () => {
    write('package-lock.json', lock(wanted));
    expect(isInstalled()).toBe('false');
  });

  test('not when the lock file asks for another version', () => {
    write('package-lock.json', lock(wanted));
    write('node_modules/.package-lock.json', lock({ 'node_modules/sass': { version: '1.2.2' } }));
    expect(isInstalled()).toBe('false');
  });
});

test('an older Node than the promised one is refused, and no other', () => {
  const isOlder = (version: string) =>
    node([
      '-p',
      `import('${pathToFileURL('scripts/setup.mjs')}').then((set) => console.log(set.isOlder('${version}', '20.10'))), ''`,
    ]).stdout.trim();
  expect(['18.20.0', '20.9.0', '20.10.0', '20.20.2', '22.0.0', '26.1.0'].map(isOlder)).toEqual([
    ...['true', 'true'],
    ...['false', 'false', 'false', 'false'],
  ]);
});

test('a build whose content has problems stops there, with exit code 1 and nothing left to publish', () => {
  write('content/site.yaml', `naam: Een groep zonder de rest\nformaat: ${newestFormat}\n`);
  write('out/index.html', 'of the build before');
  const { status, stdout, stderr } = node(['--import', 'tsx', resolve('scripts/build.ts')]);
  expect(status).toBe(1);
  expect(stderr).toContain('content/site.yaml, regel 1, veld korteNaam');
  expect(stderr).toContain('Niet klaar: de stap ‘de inhoud nakijken’ is mislukt.');
  expect(stdout).not.toContain('foto’s klaarmaken');
  expect(existsSync(at('out'))).toBe(false);
});
