import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '@/lib/programs/programs';
import { remarksIn } from '@/pipeline/update/migrateContent';
import { updatedText } from '@/pipeline/update/report';
import { repositoryOf } from '@/pipeline/update/repository';
import { UpdateError, type UpdateStep, update } from '@/pipeline/update/update';
import { failed } from './failed';
import { steps } from './steps';

const names: Record<UpdateStep, string> = {
  look: 'kijken of alles bewaard is',
  fetch: 'de nieuwste versie ophalen',
  replace: 'het programma vervangen, in een kopie',
  migrate: 'jullie inhoud aanpassen, in de kopie',
  check: 'de kopie nakijken',
  'take over': 'de kopie overnemen',
};

const nothing = 'Er is niets veranderd.';

/**
 * `npm run bijwerken`: brings the project to the newest version of the program. `-- --van <address or folder>` names where that is; else it is
 * the `repository` of package.json. `--map <folder>` brings another project to the version of this one. `--vervang` replaces program
 * files that the group changed. `--zonder-browser` is for `npm run nakijken`. Exit code 1 when it is not brought to it.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      van: { type: 'string' },
      map: { type: 'string' },
      vervang: { type: 'boolean', default: false },
      'zonder-browser': { type: 'boolean', default: false },
    },
  });
  const from = process.env.INIT_CWD ?? '.'; // npm runs a command in the project folder
  const root = values.map === undefined ? path.resolve('.') : path.resolve(from, values.map);
  const source =
    sourceFrom(values.van, from) ?? (values.map === undefined ? inPackage(root) : path.resolve('.'));
  if (source === undefined) {
    return failed(
      `\nWaar staat het programma? Zeg het zo: npm run bijwerken -- --van https://github.com/…\nOf zet het adres één keer in package.json, bij "repository". ${nothing}`,
    );
  }

  let step: UpdateStep = 'look';
  process.on('SIGINT', () => {
    if (step === 'take over') return; // a few seconds, which it finishes
    console.error(`\nAfgebroken. ${nothing}`);
    process.exit(130);
  });
  const { start, done } = steps(process.stdout);
  let nth = 0;
  const script = async (folder: string, name: string, ...args: string[]) =>
    (
      await run([process.execPath, path.join('scripts', 'run.mjs'), `scripts/${name}`, ...args], {
        cwd: folder,
      })
    ).code === 0;
  try {
    const updated = await update({
      root,
      source,
      replacesOwn: values.vervang,
      onStep: (now) => {
        if (nth > 0) done({ done: '' });
        step = now;
        nth += 1;
        start({ name: names[now], nth, of: 6, showsProgress: now === 'migrate' || now === 'check' });
      },
      migrate: async (folder) => {
        if (!(await script(folder, 'migreer.ts')))
          throw new UpdateError(`Jullie inhoud kon niet aangepast worden: zie hierboven. ${nothing}`);
        return remarksIn(folder);
      },
      check: async (folder) => {
        if (!(await script(folder, 'nakijken.ts', ...(values['zonder-browser'] ? ['--zonder-browser'] : []))))
          throw new UpdateError(`Met de nieuwe versie klopt de site niet: zie hierboven. ${nothing}`);
      },
    });
    done({ done: '' });
    console.log(updated ? `\n${updatedText(updated)}` : '\nJullie hebben de nieuwste versie.');
  } catch (error) {
    done({ done: '' });
    failed(`\n${error instanceof UpdateError ? error.message : `${String(error)}\n${nothing}`}`);
  }
}

/** An address, or a folder from where the command was given. */
const sourceFrom = (given: string | undefined, from: string): string | undefined =>
  given && existsSync(path.resolve(from, given)) ? path.resolve(from, given) : given;

function inPackage(root: string): string | undefined {
  const file = path.join(root, 'package.json');
  return existsSync(file) ? repositoryOf(readFileSync(file, 'utf8')) : undefined;
}

void main();
