import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run, tool } from './run.mjs';

/**
 * What a fresh clone still needs, brought in by the commands that need it: the dependencies of package-lock.json and,
 * for the tests, a Chromium. Plain Node, because it runs before `npm ci`. Does nothing, and says nothing, when all is there.
 */

/** Installs the dependencies when node_modules is missing or differs from package-lock.json. Throws when that fails. */
export async function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    throw new Error(
      `Node ${process.versions.node} is too old: install Node 20.9 or newer (https://nodejs.org).`,
    );
  }
  if (isInstalled()) return;
  console.log('Set-up: installing the dependencies of package-lock.json (npm ci), once.');
  const { code, output } = await run([...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`npm ci failed. Is the network there?\n${output}`);
}

/**
 * Whether node_modules holds what package-lock.json says. npm writes down what it installed; packages for other
 * platforms are optional and may be absent. A folder without a lock file borrows the node_modules of a folder above.
 */
export function isInstalled(folder = '.') {
  if (!existsSync(join(folder, 'package-lock.json'))) return true;
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return path in installed ? installed[path].version === version : optional === true;
  });
}

/** The Chromium for the tests; brings one in when there is none. Throws with the remedy when that fails. */
export async function ensureChromium() {
  const present = findChromium();
  if (present) return present;

  console.log('Set-up: no Chromium found, downloading the one of Playwright, once.');
  await run([...tool('playwright', '@playwright/test'), 'install', 'chromium'], { quiet: true });
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Set-up: that failed, installing the Chromium of Debian (apt-get), once.');
    await run(['apt-get', 'update', '-qq'], { quiet: true });
    await run(['apt-get', 'install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium and it could not be installed. One of these helps: run "npx playwright install --with-deps chromium", run "sudo apt install chromium", or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
}

/** The first Chromium that runs: CHROMIUM_PATH, Playwright's own, a system one. Undefined when there is none. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH says ${chosen}, but that file does not exist.`);
  if (chosen) return chosen;
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [chromium.executablePath(), ...systemChromiums()].find(
    (path) => path && existsSync(path) && runs(path),
  );
}

function systemChromiums() {
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env;
  const windows = [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].filter(Boolean);
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
    ...windows.map((folder) => join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe')),
  ];
}

/** Ubuntu's chromium-browser can be a note that asks for a snap, and a download can miss system libraries. */
function runs(path) {
  if (process.platform !== 'linux') return true; // on Windows --version opens a window
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/** npm as it was started, so that no shell is needed on Windows; else npm from the path. */
function npm() {
  const { npm_execpath } = process.env;
  return npm_execpath?.endsWith('.js') ? [process.execPath, npm_execpath] : ['npm'];
}
