import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Plain Node: what a fresh clone needs before anything else can run. Does nothing, silently, when all is there. */

/** Installs the dependencies when node_modules is missing or differs from package-lock.json. Throws when that fails. */
export async function ensureDependencies() {
  const oldest = oldestNode();
  if (isOlder(process.versions.node, oldest)) {
    throw new Error(
      `Node ${process.versions.node} is te oud: installeer een nieuwere van https://nodejs.org (minstens ${oldest}).`,
    );
  }
  if (isInstalled()) return;
  console.log('Eerste keer: de onderdelen worden opgehaald (npm ci). Dat duurt een minuut of twee.');
  const [program, ...args] = [...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(
      `De onderdelen konden niet opgehaald worden (npm ci). Is er internet? Kijk ook in CONTRIBUTING.md.\n${stdout ?? ''}${stderr ?? ''}`,
    );
  }
}

/** The oldest Node that the project promises: `20.10`, from package.json. */
function oldestNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return engines.node.replace('>=', '');
}

/** Whether a version comes before another one: `isOlder('20.9.0', '20.10')`. */
export function isOlder(version, than) {
  const [parts, limits] = [version, than].map((one) => one.split('.').map(Number));
  const at = limits.findIndex((limit, index) => parts[index] !== limit);
  return at >= 0 && parts[at] < limits[at];
}

/**
 * Whether node_modules matches package-lock.json. npm records what it installed; packages for other
 * platforms are optional and may be absent. A folder without node_modules borrows those of a folder above, as Node does.
 */
export function isInstalled(folder = '.') {
  if (!existsSync(join(folder, 'package-lock.json'))) return true;
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(nearestModules(folder), '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return path in installed ? installed[path].version === version : optional === true;
  });
}

function nearestModules(folder) {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const modules = join(at, 'node_modules');
    if (existsSync(modules) || at === dirname(at)) return modules;
  }
}

/** The packages of a lock file; none when it is half written, by an npm that was broken off. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** npm as it was started, so that no shell is needed on Windows; else npm from the path. */
function npm() {
  const { npm_execpath } = process.env;
  return npm_execpath?.endsWith('.js') ? [process.execPath, npm_execpath] : ['npm'];
}
