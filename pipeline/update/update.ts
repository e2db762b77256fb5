import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/content/problem';
import { newsFile, newsSince, type VersionNews } from '@/lib/version/news';
import { isContentFile, isProgramPath } from '@/lib/version/programPaths';
import { compareVersions, tagOf, versionIn } from '@/lib/version/version';
import { type Git, GitError, gitIn, type Tree, treeOf } from './git';
import { type OwnChange, ownChanges } from './ownChanges';
import { isSamePackage, packageVersion, withRepository } from './repository';

/** Nothing was updated: in Dutch, with what to do. The project is as it was. */
export class UpdateError extends Error {
  override name = 'UpdateError';
}

export type UpdateStep = 'look' | 'fetch' | 'replace' | 'migrate' | 'check' | 'take over';

export type UpdateOptions = {
  /** The project of the group. */
  root: string;
  /** Address or folder of the repository of the program. */
  source: string;
  /** Migrates the content in a folder by the program there, to which it belongs. Returns remarks for a leader. */
  migrate: (folder: string) => Promise<readonly Problem[]>;
  /** Checks the project in a folder by the program there. @throws UpdateError when it may not go online like that */
  check: (folder: string) => Promise<void>;
  /** Whether files of the program that the group changed may be replaced too. */
  replacesOwn?: boolean;
  /** Called when there is a newer version, before anything of the project is compared with it. */
  onNewer?: (newer: Pick<Updated, 'from' | 'to' | 'news'>) => void;
  onStep?: (step: UpdateStep) => void;
};

/** Lines of a content file that a migration changed. */
type ChangedLines = { file: string; before: string[]; after: string[] };

export type Updated = {
  from: string;
  to: string;
  /** Of the versions in between too, the newest first. */
  news: VersionNews[];
  lines: ChangedLines[];
  remarks: readonly Problem[];
  /** Workflow files that a group has to replace itself: the new ones are in `newWorkflows`. */
  workflows: string[];
  /** Whether the program that publishes is replaced: a workflow runs the former one until it names the new one. */
  hasNewDeploy: boolean;
};

/** Where an update works, below the project. Git ignores it. */
const workFolder = path.join('.cache', 'bijwerken');
/** Where new workflow files are, for a person to take them from; below the project. */
export const newWorkflows = '.cache/nieuwe-workflows';
const deployProgram = 'tools/deploy/dist/deploy.cjs';

/**
 * Brings a project to the newest version of the program: program files are replaced whole, content is migrated, and the whole is checked, in
 * a copy. Only then the project gets it, as one commit. Until that moment a failure, or the end of this process, leaves it as it was.
 * @returns undefined when the project has the newest version
 * @throws UpdateError
 */
export async function update(options: UpdateOptions): Promise<Updated | undefined> {
  const { root, source, onStep = () => {} } = options;
  onStep('look');
  const project = gitIn(root);
  const { head, program } = await look(project, root);
  const newest = await newestVersion(project, source);
  if (compareVersions(newest, program) <= 0) return undefined;

  onStep('fetch');
  const folder = path.join(root, workFolder, 'project');
  const copy = await makeCopy({ root, folder, head, source });
  const [releaseTag, nextTag] = [tagOf(program), tagOf(newest)];
  const news = newsFrom(await copy(['show', `${nextTag}:${newsFile}`]).catch(() => ''), program);
  options.onNewer?.({ from: program, to: newest, news });
  const trees = {
    release: await treeOf(copy, releaseTag).catch(() => {
      throw new UpdateError(
        `Jullie site is van versie ${program}, en die staat niet in ${source}. Klopt het adres? Er is niets veranderd.`,
      );
    }),
    group: await treeOf(copy, head),
    next: await treeOf(copy, nextTag),
  };
  const own = await ownChangesIn(copy, trees, nextTag);
  if (own.length > 0 && !options.replacesOwn) throw new UpdateError(ownMessage(own, program));

  onStep('replace');
  await replaceProgram(copy, folder, trees);
  copyPhotos(root, folder);

  onStep('migrate');
  const remarks = await options.migrate(folder);
  const commit = await commitOf(project, copy, { head, message: `Versie ${newest} van het programma` });

  onStep('check');
  await options.check(folder);

  onStep('take over');
  const lines = await changedLines(copy, head, commit);
  const workflows = workflowsToReplace(trees);
  await keepWorkflows(copy, root, { nextTag, workflows });
  await takeOver(project, root, { folder, head, commit });
  copyPhotos(folder, root);
  rmSync(path.join(root, workFolder), { recursive: true, force: true });
  return {
    from: program,
    to: newest,
    news,
    lines,
    remarks,
    workflows,
    hasNewDeploy: isReplaced(trees, deployProgram),
  };
}

/** The news of a later program, which may write it in a form that this one does not know: then none. */
function newsFrom(text: string, program: string): VersionNews[] {
  try {
    return newsSince(text, program);
  } catch {
    return [];
  }
}

/** Returns the commit and the version of a project of which every file is committed. @throws UpdateError for any other */
async function look(git: Git, root: string): Promise<{ head: string; program: string }> {
  const top = await git(['rev-parse', '--show-toplevel']).catch(() => undefined);
  if (top === undefined || realpathSync(top.trim()) !== realpathSync(root)) {
    throw new UpdateError(
      'Deze map staat nog niet in git, en zonder git kan er niets teruggezet worden. Doe eerst: git init, dan git add -A, dan git commit -m "Onze site".',
    );
  }
  await recover(git, root);
  const head = (await git(['rev-parse', '--verify', '--quiet', 'HEAD']).catch(() => '')).trim();
  const dirty = (await git(['status', '--porcelain', '-z'])).split('\0').filter(Boolean);
  if (head === '' || dirty.length > 0) {
    const files = dirty.slice(0, 10).map((line) => `  ${line.slice(3)}`);
    throw new UpdateError(
      [
        'Er zijn wijzigingen die nog niet bewaard zijn in git:',
        ...files,
        ...(dirty.length > 10 ? [`  … en nog ${dirty.length - 10}`] : []),
        'Bewaar ze eerst: git add -A, dan git commit -m "Onze wijzigingen". Er is niets veranderd.',
      ].join('\n'),
    );
  }
  return { head, program: await programOf(git, head) };
}

/** The version of the program in a commit. */
async function programOf(git: Git, commit: string): Promise<string> {
  const file = await git(['show', `${commit}:lib/version/version.json`]).catch(() => undefined);
  const program: unknown = file
    ? JSON.parse(file).program
    : packageVersion(await git(['show', `${commit}:package.json`]).catch(() => '{}'));
  if (typeof program === 'string' && versionIn(tagOf(program))) return program;
  throw new UpdateError('Dit is geen map van deze site: er staat geen versie in. Er is niets veranderd.');
}

/** The newest version in a repository. */
async function newestVersion(git: Git, source: string): Promise<string> {
  const tags = await git(['ls-remote', '--tags', '--refs', source]).catch((error: unknown) => {
    throw new UpdateError(
      `${source} is niet te lezen. Is er internet, en klopt het adres? Er is niets veranderd.\n${error instanceof GitError ? error.message : ''}`,
    );
  });
  const versions = tags
    .split('\n')
    .flatMap((line) => versionIn(line.split('refs/tags/')[1] ?? '') ?? [])
    .sort(compareVersions);
  const newest = versions.at(-1);
  if (newest) return newest;
  throw new UpdateError(`In ${source} staat geen enkele versie. Klopt het adres? Er is niets veranderd.`);
}

type Copying = { root: string; folder: string; head: string; source: string };

/** Makes a copy of the project with the versions of the program; it shares the objects of the project, and writes none there. */
async function makeCopy({ root, folder, head, source }: Copying): Promise<Git> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const without = ['--no-checkout', '--no-tags', '--template=']; // no hooks
  await gitIn(root)(['clone', '--quiet', '--shared', ...without, '.', folder]);
  const copy = gitIn(folder);
  await copy(['checkout', '--quiet', '--detach', head]);
  await copy(['fetch', '--quiet', '--no-tags', source, '+refs/tags/v*:refs/tags/v*']).catch(
    (error: unknown) => {
      throw new UpdateError(`Ophalen uit ${source} lukt niet. Er is niets veranderd.\n${String(error)}`);
    },
  );
  return copy;
}

type Trees = { release: Tree; group: Tree; next: Tree };

async function ownChangesIn(git: Git, trees: Trees, nextTag: string): Promise<OwnChange[]> {
  const found = ownChanges(trees, () => false);
  if (found.length === 0) return [];
  const objects = (await git(['rev-list', '--objects', '--no-object-names', nextTag])).split('\n');
  const known = new Set(objects);
  const rest = ownChanges(trees, (blob) => known.has(blob));
  const [before, own] = await Promise.all(
    [trees.release, trees.group].map((tree) => textOf(git, tree, 'package.json')),
  );
  return before && own && isSamePackage(before, own)
    ? rest.filter(({ path }) => path !== 'package.json')
    : rest;
}

async function textOf(git: Git, tree: Tree, file: string): Promise<string | undefined> {
  const blob = tree.get(file)?.blob;
  return blob && (await git(['cat-file', 'blob', blob]));
}

const ways = { changed: 'gewijzigd', added: 'zelf gemaakt', deleted: 'weggehaald' };

const ownMessage = (own: readonly OwnChange[], program: string) =>
  [
    `Aan deze bestanden van het programma is sinds versie ${program} zelf iets veranderd:`,
    ...own.slice(0, 20).map((one) => `  ${one.path} (${ways[one.type]})`),
    ...(own.length > 20 ? [`  … en nog ${own.length - 20}`] : []),
    'Een nieuwe versie zou dat wegnemen. Er is niets veranderd. Mag het weg, doe dan op een computer: npm run bijwerken -- --vervang',
    'Wat er stond, blijft in de geschiedenis van git. Wil je het houden, vraag dan iemand die code schrijft om het over te zetten.',
  ].join('\n');

/** Replaces the files of the program in the copy by those of the new version, and deletes those that it does not have any more. */
async function replaceProgram(git: Git, folder: string, { release, group, next }: Trees): Promise<void> {
  const gone = [...release.keys()].filter(
    (file) => isProgramPath(file) && group.has(file) && !next.has(file),
  );
  const there = [...next].filter(([file]) => isProgramPath(file));
  const lines = [
    ...gone.map((file) => `0 ${'0'.repeat(40)}\t${file}`),
    ...there.map(([file, { mode, blob }]) => `${mode} ${blob}\t${file}`),
  ];
  for (const file of gone) rmSync(path.join(folder, file), { force: true });
  await git(['update-index', '-z', '--index-info'], { input: lines.map((line) => `${line}\0`).join('') });
  await git(['checkout-index', '--all', '--force', '--quiet']);
  const [before, after] = await Promise.all([group, next].map((tree) => textOf(git, tree, 'package.json')));
  if (before === undefined || after === undefined) return;
  const text = withRepository(after, before);
  if (text === after) return;
  writeFileSync(path.join(folder, 'package.json'), text);
  await git(['add', 'package.json']);
}

/** Copies the cache of resized photos, which takes minutes to make. */
function copyPhotos(from: string, to: string): void {
  const [made, wanted] = [from, to].map((folder) => path.join(folder, '.cache', 'photos'));
  if (made && wanted && existsSync(made)) cpSync(made, wanted, { recursive: true });
}

/** Commits the program and the content files of the copy; returns the commit. */
async function commitOf(project: Git, copy: Git, { head, message }: { head: string; message: string }) {
  const touched = (await copy(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']))
    .split('\0')
    .map((line) => line.slice(3))
    .filter(isContentFile);
  if (touched.length > 0) await copy(['add', '--all', '--', ...touched]);
  const tree = (await copy(['write-tree'])).trim();
  const [name, email] = await Promise.all(
    [
      ['user.name', 'Bijwerken'],
      ['user.email', 'bijwerken@localhost'],
    ].map(([key = '', otherwise]) => project(['config', key]).then(trimmed, () => otherwise)),
  );
  const by = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const commit = (await copy([...by, 'commit-tree', tree, '-p', head, '-m', message])).trim();
  await copy(['update-ref', 'refs/heads/bijgewerkt', commit]);
  return commit;
}

const trimmed = (text: string) => text.trim();

/** The lines of content that differ between two commits. */
async function changedLines(git: Git, from: string, to: string): Promise<ChangedLines[]> {
  const options = ['--no-color', '--no-ext-diff', '--no-renames', '--unified=0'];
  const [, ...files] = (await git(['diff', ...options, from, to, '--', 'content'])).split(/^diff --git /m);
  return files.flatMap((text) => {
    const file = /^(?:\+\+\+ b|--- a)\/(.*)$/m.exec(text)?.[1]?.trim();
    if (!file || !isContentFile(file)) return [];
    const body = text.slice(text.indexOf('\n@@'));
    const linesOf = (sign: string) =>
      body.split('\n').flatMap((line) => (line.startsWith(sign) ? line.slice(1).trimEnd() : []));
    return [{ file, before: linesOf('-'), after: linesOf('+') }];
  });
}

const isReplaced = ({ group, next }: Trees, file: string) =>
  group.has(file) && group.get(file)?.blob !== next.get(file)?.blob;

/** The workflow files that the new version changed, and that the group has otherwise. */
const workflowsToReplace = ({ release, group, next }: Trees): string[] =>
  [...next]
    .filter(([file]) => file.startsWith('.github/workflows/'))
    .filter(([file, { blob }]) => blob !== release.get(file)?.blob && blob !== group.get(file)?.blob)
    .map(([file]) => file);

/** Writes the new workflow files in `newWorkflows`. */
async function keepWorkflows(
  git: Git,
  root: string,
  { nextTag, workflows }: { nextTag: string; workflows: readonly string[] },
): Promise<void> {
  const folder = path.join(root, newWorkflows);
  rmSync(folder, { recursive: true, force: true });
  for (const file of workflows) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, path.basename(file)), await git(['show', `${nextTag}:${file}`]));
  }
}

type TakingOver = { folder: string; head: string; commit: string };

/** While the files of the project are replaced: the commits before and after. */
const underway = (root: string) => path.join(root, workFolder, 'bezig.json');

/** Gives the project the commit of the copy. Ctrl-C waits for it. */
async function takeOver(git: Git, root: string, { folder, head, commit }: TakingOver): Promise<void> {
  const wait = () => {};
  process.on('SIGINT', wait);
  process.on('SIGTERM', wait);
  try {
    await git(['fetch', '--quiet', '--no-tags', folder, 'refs/heads/bijgewerkt'], { isUnbroken: true });
    const now = (await git(['rev-parse', 'HEAD'])).trim();
    const dirty = await git(['status', '--porcelain']);
    if (now !== head || dirty !== '') {
      throw new UpdateError('Er is intussen iets veranderd in deze map. Doe npm run bijwerken nog eens.');
    }
    writeFileSync(underway(root), JSON.stringify({ head, commit }));
    await git(['merge', '--quiet', '--ff-only', commit], { isUnbroken: true });
  } finally {
    process.off('SIGINT', wait);
    process.off('SIGTERM', wait);
  }
}

/** Empty when it was cut off while that was written: no file was replaced yet. */
function underwayIn(root: string): { head?: string; commit?: string } {
  try {
    return JSON.parse(readFileSync(underway(root), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Puts the files back of an update that was cut off while it replaced them, as when a computer loses its power. Content that somebody
 * wrote since stays.
 */
async function recover(git: Git, root: string): Promise<void> {
  if (!existsSync(underway(root))) return;
  const { head, commit } = underwayIn(root);
  if (head && commit && (await git(['rev-parse', 'HEAD'])).trim() === head) {
    const lock = (await git(['rev-parse', '--git-path', 'index.lock'])).trim();
    rmSync(path.resolve(root, lock), { force: true });
    const [before, after] = [await treeOf(git, head), await treeOf(git, commit)];
    const isReplaced = async (file: string) =>
      isProgramPath(file) ||
      (await git(['hash-object', '--', file]).catch(() => '')).trim() === after.get(file)?.blob;
    await git(['reset', '--quiet']);
    for (const file of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(file)?.blob === after.get(file)?.blob || !(await isReplaced(file))) continue;
      if (before.has(file)) await git(['checkout', '--quiet', head, '--', `:(literal)${file}`]);
      else rmSync(path.join(root, file), { force: true });
    }
  }
  rmSync(underway(root));
}
