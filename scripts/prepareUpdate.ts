import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { run } from '@/lib/programs/programs';
import { remarksIn } from '@/pipeline/update/migrateContent';
import { prepareUpdate } from '@/pipeline/update/prepareUpdate';
import { repositoryOf } from '@/pipeline/update/repository';
import { UpdateError } from '@/pipeline/update/update';

/** Of what `npm run nakijken` says, in characters: its end is about what is wrong. */
const longest = 8000;

/**
 * `node scripts/run.mjs scripts/prepareUpdate.ts --naar <folder>`, for bijwerken.yml: updates this project as `npm run bijwerken` does, and
 * writes a report. Without a newer version the folder stays away. `--wekelijks` finds
 * nothing wrong with a project that does not say where the program is. `--van` names it, by its address or full path.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      naar: { type: 'string' },
      van: { type: 'string' },
      wekelijks: { type: 'boolean', default: false },
    },
  });
  const root = path.resolve('.');
  const source = values.van ?? repositoryOf(readFileSync('package.json', 'utf8'));
  if (!source || !values.naar) {
    console.log(
      'Zet in package.json bij "repository" het adres van het programma. Er is niets klaargemaakt.',
    );
    if (!values.wekelijks) process.exitCode = 1;
    return;
  }
  const script = (cwd: string, name: string, ...args: string[]) =>
    run([process.execPath, path.join('scripts', 'run.mjs'), `scripts/${name}`, ...args], {
      cwd,
      quiet: true,
      onLine: (line) => console.log(line),
    });
  const stopUnlessGood = (message: string, { code, output }: { code: number; output: string }) => {
    if (code === 0) return;
    throw new UpdateError(`${message}\n\n${stripVTControlCharacters(output).trim().slice(-longest)}`);
  };

  const report = await prepareUpdate({
    root,
    source,
    handOver: path.resolve(values.naar),
    onStep: (step) => console.log(`${step} …`),
    migrate: async (folder) => {
      stopUnlessGood('De inhoud kon niet aangepast worden.', await script(folder, 'migreer.ts'));
      return remarksIn(folder);
    },
    check: async (folder) =>
      stopUnlessGood(
        'Met de nieuwe versie klopt er iets niet.',
        await script(folder, 'nakijken.ts', '--zonder-browser', '--verslag'),
      ),
  });
  console.log(
    report ? `${report.from} → ${report.to}: ${report.problem || 'klaar'}` : 'Er is niets nieuwers.',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof UpdateError ? error.message : error);
  process.exitCode = 1;
});
