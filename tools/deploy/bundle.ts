import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The program of publish.yml: all of `deploy.ts` in one file that needs nothing but Node. */
export const programFile = join('tools', 'deploy', 'dist', 'deploy.cjs');

/** What the first line of a program says that it is made of. */
type MadeOf = {
  /** Hash of our own files. */
  sources: string;
  /** `name version`, esbuild included. */
  packages: string[];
};

/**
 * Bundles a program of this folder with its packages: the same bytes for the same sources and packages. Two optional
 * accelerators of ssh2 are left out: they would have to be compiled on each machine.
 */
export function bundle(entry = 'tools/deploy/deploy.ts'): string {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['cpu-features', '*.node'],
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs).sort();
  const folders = [
    ...new Set(inputs.flatMap((input) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? [])),
  ];
  const made: MadeOf = {
    sources: hashOf(inputs.filter((input) => !input.includes('node_modules'))),
    packages: [...folders, 'node_modules/esbuild'].map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return `${name} ${version}`;
    }),
  };
  return [`// ${JSON.stringify(made)}`, outputFiles[0]?.text, ...folders.map(licence)].join('\n');
}

/** What a bundled program is made of. */
export const madeOf = (program: string): MadeOf => JSON.parse(program.slice(3, program.indexOf('\n')));

/** How publish.yml names a program: git's name of the file, to get it by, and the hash that it is compared with. */
export function pinOf(program: string): { BLOB: string; PROGRAM: string } {
  const bytes = Buffer.from(program);
  return {
    BLOB: createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex'),
    PROGRAM: createHash('sha256').update(bytes).digest('hex'),
  };
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}`);
  return hash.digest('hex');
}

/** The licence of a package, which has to go with its code. */
function licence(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const text = name ? readFileSync(join(folder, name), 'utf8') : 'see its package.json';
  return [`// ${folder}`, ...text.split(/\r?\n/).map((line) => `// ${line}`.trimEnd())].join('\n');
}
