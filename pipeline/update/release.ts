import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFields } from '@/lib/content/migrations/schemaFields';
import { newsFile, newsIn } from '@/lib/version/news';
import { compareVersions, tagOf, version, versionFile, versionIn } from '@/lib/version/version';
import { gitIn, treeOf } from './git';

/** The version cannot be released: what has to be done first. For who maintains the program. Nothing was changed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

const formatFile = 'lib/content/migrations/format.txt';
/** The hash of the program of a release, which was tested: what a group edits, and this file, are not in it. */
const testedFile = 'lib/version/tested.txt';

/** Writes what content may hold in this version. */
export function recordFormat(root: string): void {
  const lines = [`format ${version.content}`, ...schemaFields()];
  writeFileSync(path.join(root, formatFile), `${lines.join('\n')}\n`);
}

/** What a person has to act on: a release that changes it is a major one. */
const isActedOn = (file: string) =>
  file.startsWith('.github/workflows/') || file === 'tools/deploy/dist/deploy.cjs';

/**
 * Releases the commit of a project: sets its version, records what content may hold, commits both and tags it.
 * @param program the new version
 * @throws ReleaseError
 */
export async function release(root: string, program: string): Promise<void> {
  const git = gitIn(root);
  if (!versionIn(tagOf(program))) throw new ReleaseError(`“${program}” is no version such as 2.1.0.`);
  if ((await git(['status', '--porcelain'])) !== '') throw new ReleaseError('Commit everything first.');
  const [news] = newsIn(readFileSync(path.join(root, newsFile), 'utf8'));
  if (news?.version !== program)
    throw new ReleaseError(
      `${newsFile} begins with ${news?.version}: write what ${program} brings above it.`,
    );
  const tags = (await git(['tag', '--list', 'v*'])).split('\n').flatMap((tag) => versionIn(tag) ?? []);
  const last = tags.sort(compareVersions).at(-1);
  if (last !== undefined) {
    if (compareVersions(program, last) <= 0) throw new ReleaseError(`${last} was released already.`);
    const [before, now] = [await treeOf(git, tagOf(last)), await treeOf(git, 'HEAD')];
    const files = new Set([...before.keys(), ...now.keys()]);
    const acted = [...files].filter(
      (file) => isActedOn(file) && before.get(file)?.blob !== now.get(file)?.blob,
    );
    if (acted.length > 0 && majorOf(program) === majorOf(last))
      throw new ReleaseError(
        `Somebody of each group has to act on ${acted.join(', ')}: release ${majorOf(last) + 1}.0.0, and tell in ${newsFile} what to do.`,
      );
  }
  writeFileSync(path.join(root, versionFile), `${JSON.stringify({ ...version, program }, null, 2)}\n`);
  recordFormat(root);
  await git(['add', versionFile, formatFile]);
  writeFileSync(path.join(root, testedFile), `${await programHash(git)}\n`);
  await git(['add', testedFile]);
  if ((await git(['status', '--porcelain'])) !== '')
    await git(['commit', '--quiet', '-m', `version: ${program}`]);
  await git(['tag', '-a', tagOf(program), '-m', `Versie ${program}`]);
}

/** What a group edits is in no test of the program. */
const notProgram = ['content', 'public/documents', 'public/icons', testedFile];

/** The hash of the program as it is to be committed; the first job of publish.yml calculates the same. */
async function programHash(git: ReturnType<typeof gitIn>): Promise<string> {
  const files = await git(['ls-files', '-s', '--', '.', ...notProgram.map((name) => `:(exclude)${name}`)]);
  return createHash('sha256').update(files).digest('hex');
}

const majorOf = (program: string) => Number(program.split('.')[0]);
