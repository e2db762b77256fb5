import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyFolder, type GroupName, groupFolder } from './exampleGroup';
import { examplePhoto, makeNamedFiles } from './namedFiles';

/** The code that makes and checks the site, which is all that `npm run build` and `npm run nakijken` need beside a group. */
const code = [
  ...['app', 'components', 'e2e', 'editor', 'lib', 'pages', 'pipeline', 'scripts', 'styles', 'tools'],
  ...['next.config.mjs', 'package.json', 'playwright.config.ts'],
];

/** Our own cache of earlier builds; that of Next is in `compiled`. */
const cache = '.cache';

/** Where the copies are built, in turn, and what Next compiled there last. */
const [place, compiled] = [path.join('.cache', 'place'), path.join('.cache', 'next')];

/**
 * Makes or renews a copy of the project with an example group instead of `content/`, ready for `npm run build` there; the
 * photos, documents and icons that its text names are generated. The copy uses the node_modules above it, and the cache of its
 * earlier builds stays.
 * @returns the folder of the copy
 */
export async function copyGroup(name: GroupName, to = copyFolder(name)): Promise<string> {
  copyCode(to);
  cpSync(groupFolder(name), to, { recursive: true });
  await makeNamedFiles(to, examplePhoto);
  const icons = path.join(to, 'public', 'icons');
  if (existsSync(icons)) await makeIcons(icons);
  return to;
}

/** Makes or renews a copy of the project with its own content, and the photos that it made already. Returns its folder. */
export function copyContent(to = path.join('.cache', 'groups', 'content')): string {
  copyCode(to);
  for (const own of ['content', 'public', path.join(cache, 'photos')]) {
    if (existsSync(own)) cpSync(own, path.join(to, own), { recursive: true });
  }
  return to;
}

function copyCode(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(to)) {
    if (entry !== cache) rmSync(path.join(to, entry), { recursive: true });
  }
  for (const entry of code) {
    cpSync(entry, path.join(to, entry), { recursive: true, filter: (source) => !isTest(source) });
  }
  writeFileSync(path.join(to, 'tsconfig.json'), ofTheSiteAlone(readFileSync('tsconfig.json', 'utf8')));
}

/**
 * Builds or checks a copy in a place that all copies take in turn: Next compiles the same code again for every folder, which takes longer than all
 * the rest of a build.
 */
export async function inOnePlace<Result>(
  copy: string,
  build: (folder: string) => Promise<Result>,
): Promise<Result> {
  rmSync(place, { recursive: true, force: true });
  renameSync(copy, place);
  if (existsSync(compiled)) renameSync(compiled, path.join(place, '.next'));
  const result = await build(place);
  if (existsSync(path.join(place, '.next'))) renameSync(path.join(place, '.next'), compiled);
  renameSync(place, copy);
  return result;
}

const isTest = (file: string) => /\.test\.|__mocks__|fixture/.test(file);

/** The build checks the types of whatever the settings include; what is not in the copy cannot be checked there. */
function ofTheSiteAlone(settings: string): string {
  return settings.replaceAll('"**/*.ts', '"app/**/*.ts');
}

/** The PNG icons, rendered from the SVG one. */
async function makeIcons(folder: string): Promise<void> {
  const drawing = path.join(folder, 'favicon.svg');
  for (const [name, side] of [
    ['apple-touch-icon.png', 180],
    ['icon-maskable-512.png', 512],
  ] as const) {
    await sharp(drawing, { density: (72 * side) / 96 })
      .resize(side, side)
      .flatten({ background: '#fff' })
      .png()
      .toFile(path.join(folder, name));
  }
}
