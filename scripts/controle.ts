import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { report } from '@/lib/content/problem';
import type { GoodPhotos } from '@/pipeline/check/attachments';
import { type Example, findExamples } from '@/pipeline/check/examples';
import { load } from '@/pipeline/check/load';

/**
 * `npm run controle`: checks the content without building the site. Exit code 1 when something has to be put
 * right. With `--publiceren`, values that are still an example count too.
 */
const folders = { contentDir: path.resolve('content'), publicDir: path.resolve('public') };
const isForPublishing = process.argv.includes('--publiceren');

/** Which photos were found good last time, so that a build opens only what is new. May be deleted at any moment. */
const memory = path.resolve('.cache/controle.json');

/** What judges a photo. Another judge looks at all of them anew. */
const judge = createHash('sha256')
  .update(readFileSync(path.join(import.meta.dirname ?? __dirname, '../pipeline/check/photoFiles.ts')))
  .update(JSON.stringify(sharp.versions))
  .digest('hex');

function readGoodPhotos(): GoodPhotos {
  try {
    const last: { judge: string; goodPhotos: GoodPhotos } = JSON.parse(readFileSync(memory, 'utf8'));
    return last.judge === judge ? last.goodPhotos : {};
  } catch {
    return {}; // the first time, or half written when a build was broken off
  }
}

async function check() {
  const goodPhotos = readGoodPhotos();
  const { problems, counts } = await load(folders, goodPhotos);
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ judge, goodPhotos }));
  if (problems) {
    console.error(`${report(problems)}\n`);
    process.exitCode = 1;
  } else {
    console.log(
      `De inhoud is in orde: ${counts.files} bestanden, ${counts.photos} foto’s en ${counts.documents} documenten nagekeken.`,
    );
  }
  const examples = findExamples(folders);
  if (!examples.length) return;
  if (isForPublishing) {
    console.error(`\nZo kan de site nog niet online. ${exampleReport(examples)}`);
    process.exitCode = 1;
  } else console.log(`\n${exampleReport(examples)}`);
}

function exampleReport(examples: readonly Example[]): string {
  const papers = examples.filter(({ line }) => line === undefined);
  const lines = examples
    .filter(({ line }) => line !== undefined)
    .map(({ file, line, field, value }) => `  ${file}, regel ${line}, veld ${field}: ${value}`);
  if (papers.length === 1) lines.push(`  ${papers[0]?.file}: een voorbeeldformulier`);
  if (papers.length > 1) lines.push(`  public/documents: ${papers.length} voorbeeldformulieren`);
  return `Dit zijn nog voorbeelden. Vervang ze door jullie eigen gegevens voor de site online gaat:\n${lines.join('\n')}`;
}

check();
