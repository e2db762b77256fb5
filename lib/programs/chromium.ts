import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { missingPrograms } from './debian';
import { run, tool } from './programs';

/** The same engine, which draws no window around each page: journeys take half the time. Debian has it apart. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The Chromium for tests and measurements; installs one when there is none. @throws Error with the remedy when that fails */
export async function ensureChromium(): Promise<string> {
  const missing = missingFont();
  if (missing)
    console.log(`Een pagina houdt plaats vrij voor haar lettertype, gemeten aan Arial of Roboto: ${missing}`);
  const present = findChromium();
  if (present) return present;

  console.log(
    'Eerste keer: er is nog geen browser om mee te kijken, die wordt opgehaald (Chromium van Playwright).',
  );
  await run([...tool('playwright', '@playwright/test'), 'install', 'chromium'], { quiet: true });
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  console.log('Dat lukte niet; nu de Chromium van Debian (apt-get).');
  missingPrograms({ [headlessShell]: 'chromium-headless-shell' });
  if (!findChromium()) missingPrograms({ '/usr/bin/chromium': 'chromium' });
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Er is geen Chrome of Chromium gevonden, en er kon er geen opgehaald worden. Eén van deze helpt: installeer Chrome, voer npx playwright install --with-deps chromium uit, of sudo apt install chromium, of zet het pad van een Chrome of Chromium in CHROMIUM_PATH.',
  );
}

/**
 * Ensures a font that visitors have (Arial, Roboto, or Liberation instead): the fallback of the web font has its metrics.
 * Returns why there is none.
 */
function missingFont(): string | undefined {
  if (!existsSync('/usr/bin/fc-list')) return undefined;
  const fonts = execFileSync('/usr/bin/fc-list', [':', 'family'], { encoding: 'utf8' });
  if (/^(Arial|Roboto|Liberation Sans)\b/m.test(fonts)) return undefined;
  return missingPrograms({
    '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf': 'fonts-liberation',
  });
}

/**
 * The first Chromium that runs: CHROMIUM_PATH, Debian's without windows, Playwright's own, a system one. Undefined when there is none.
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH wijst naar ${chosen}, maar dat bestand is er niet.`);
  if (chosen) return chosen;
  // asked for here: only who needs a browser needs Playwright
  const { chromium }: typeof import('@playwright/test') = createRequire(resolve('package.json'))(
    '@playwright/test',
  );
  return [headlessShell, chromium.executablePath(), ...systemChromiums()].find(
    (path) => path && existsSync(path) && runs(path),
  );
}

function systemChromiums(): string[] {
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env;
  const windows = [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].filter((folder) => folder !== undefined);
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
function runs(path: string): boolean {
  if (process.platform !== 'linux') return true; // on Windows --version opens a window
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}
