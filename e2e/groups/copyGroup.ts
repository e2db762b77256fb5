import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyFolder, type GroupName, groupFolder } from './exampleGroup';
import { examplePhoto, makeNamedFiles } from './namedFiles';

/** The code of the site and of its pipeline, which is all that a build needs beside a group. */
const code = [
  ...['app', 'components', 'editor', 'lib', 'pages', 'pipeline', 'scripts', 'styles'],
  ...['next.config.mjs', 'package.json'],
];

/** The caches of earlier builds: our own and Next's. */
const caches = ['.cache', '.next'];

/**
 * Makes or renews a copy of the project with an example group instead of `content/`, ready for `npm run build` there; the
 * photos, documents and icons that its text names are generated. The copy uses the node_modules above it, and the caches of its
 * earlier builds stay.
 * @returns the folder of the copy
 */
export async function copyGroup(name: GroupName, to = copyFolder(name)): Promise<string> {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(to)) {
    if (!caches.includes(entry)) rmSync(path.join(to, entry), { recursive: true });
  }
  for (const entry of code) {
    cpSync(entry, path.join(to, entry), { recursive: true, filter: (source) => !isTest(source) });
  }
  writeFileSync(path.join(to, 'tsconfig.json'), ofTheSiteAlone(readFileSync('tsconfig.json', 'utf8')));
  cpSync(groupFolder(name), to, { recursive: true });
  await makeNamedFiles(to, examplePhoto);
  const icons = path.join(to, 'public', 'icons');
  if (existsSync(icons)) await makeIcons(icons);
  return to;
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
