import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { type BlockName, blockNames, blocks } from '@/lib/content/blocks';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { copyGroup } from './copyGroup';

/** Blocks that a group leaves out together. `missing`: their files are not there, in place of a name in `zonder`. */
export type Subset = { off: readonly BlockName[]; missing: boolean };

/** A dozen: everything, what much depends on alone, and others by chance, each time the same. */
export const subsets: readonly Subset[] = [
  ...[false, true].map((missing) => ({ off: blockNames, missing })),
  ...(['leiding', 'kamp', 'kalender', 'verhuur'] as const).map((name) => ({ off: [name], missing: true })),
  ...fc
    .sample(fc.subarray([...blockNames], { minLength: 2 }), { numRuns: 6, seed: 28 })
    .map((off, index) => ({ off, missing: index % 2 === 1 })),
];

/** Makes a copy of the project with the full group less some blocks, ready for a build. Returns its folder. */
export async function copySubset({ off, missing }: Subset): Promise<string> {
  const to = await copyGroup('full', path.join('.cache', 'groups', 'subset'));
  const file = (name: string) => path.join(to, 'content', name);
  // the last check of a build searches all of it for the place
  const camp = file(fileNames.camp);
  writeFileSync(
    camp,
    readFileSync(camp, 'utf8').replace(/^ {4}gemeente: .*$/m, '$&\n  geheimTot: 8 juli 2027'),
  );
  const parts = off.flatMap((name): readonly string[] => blocks[name].parts);
  if (missing) {
    for (const name of contentFiles.filter((one) => parts.includes(one)))
      rmSync(file(fileNames[name]), { force: true });
  }
  const whole = parts.filter((part) => !part.includes('.'));
  const named = off.filter((name) => !missing || !blocks[name].parts.some((part) => whole.includes(part)));
  const site = file(fileNames.site);
  if (named.length > 0) writeFileSync(site, `zonder: [${named.join(', ')}]\n${readFileSync(site, 'utf8')}`);
  return to;
}
