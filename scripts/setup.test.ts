/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Below the project, so that the copies find its tools. In processes of their own: these scripts are plain Node.
mkdirSync('.cache', { recursive: true });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join('.cache', 'setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, content: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
};
const node = (options: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } });

describe('the dependencies count as installed', () => {
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/sass': { version: '1.2.3' },
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  };
  const lock = (packages: object) => JSON.stringify({ packages });
  const isInstalled = () =>
    node([
      '-p',
      `import('${pathToFileURL('scripts/setup.mjs')}').then((set) => console.log(set.isInstalled())), ''`,
    ]).stdout.trim();

  test('when npm installed just these, without those for other platforms', () => {
    put('package-lock.json', lock(wanted));
    put('node_modules/.package-lock.json', lock({ 'node_modules/sass': { version: '1.2.3' } }));
    expect(isInstalled()).toBe('true');
  });

  test('not when npm was broken off while it wrote down what it did', () => {
    put('package-lock.json', lock(wanted));
    put('node_modules/.package-lock.json', '');
    expect(isInstalled()).toBe('false');
  });

  test('not on a fresh clone', () => {
    put('package-lock.json', lock(wanted));
    expect(isInstalled()).toBe('false');
  });

  test('not when the lock file asks for another version', () => {
    put('package-lock.json', lock(wanted));
    put('node_modules/.package-lock.json', lock({ 'node_modules/sass': { version: '1.2.2' } }));
    expect(isInstalled()).toBe('false');
  });
});

test('a build whose content has problems stops there, with exit code 1 and nothing left to publish', () => {
  put('content/site.yaml', 'naam: Een groep zonder de rest\n');
  put('out/index.html', 'of the build before');
  const { status, stdout, stderr } = node(['--import', 'tsx', resolve('scripts/build.ts')]);
  expect(status).toBe(1);
  expect(stderr).toContain('content/site.yaml, regel 1, veld korteNaam');
  expect(stderr).toContain('Niet klaar: de stap ‘de inhoud nakijken’ is mislukt.');
  expect(stdout).not.toContain('foto’s klaarmaken');
  expect(existsSync(join(folder, 'out'))).toBe(false);
});
