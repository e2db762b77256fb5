import { valueAtPlace } from '@/editor/document/places';
import { beginMessage, commitMessage, draftChanges } from '@/editor/drafts/changes';
import type { BrokenFile, Draft } from '@/editor/drafts/drafts';
import { isExample, isOwned } from '@/editor/drafts/exampleTexts';
import { gitHash } from '@/editor/media/bytes';
import { namedFiles, noFiles, withAdded } from '@/editor/media/fileLists';
import { type Conflict, fileConflict, groupConflict, merged } from '@/editor/merge/merge';
import { brokenFilesOf, brokenIn, lastGoodVersion } from '@/editor/publish/broken';
import { checkWithFiles } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { contentFormat } from '@/lib/content/migrations/format';
import { newestFormat } from '@/lib/content/migrations/migrate';
import type { Problem } from '@/lib/content/problem';
import { contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import type { CodeHost } from './codeHost';
import { HostProblem, isTemporary, orElse } from './hostProblem';

export type Published =
  /** The branch has it; the site follows when it is checked and deployed. */
  | { type: 'sent'; commit: string; draft: Draft }
  /** The branch had all of it already. */
  | { type: 'nothing'; draft: Draft }
  /** Somebody else changed the same: nothing was sent. `draft` has their side only: the former draft stays until somebody chose. */
  | { type: 'conflicts'; conflicts: readonly Conflict[]; draft: Draft }
  /**
   * The merged content has problems, or a file on the code host is broken and not restored: nothing was sent.
   */
  | { type: 'problems'; problems: readonly Problem[]; draft: Draft };

export type Progress = { /** Photos and documents that are uploaded. */ done: number; of: number };

/** A hash of null deletes the file. */
type Change = [path: string, file: { sha: string | null } | { content: string }];

type Listeners = {
  onProgress?: (progress: Progress) => void;
  /** Called for each uploaded file, to store its hash in the draft: the next attempt continues after it. */
  onSent?: (path: string, hash: string) => void;
  /** Called before the branch moves, to store it in the draft as `pending`: the answer may be lost. */
  onCommit?: (pending: Draft['pending']) => void;
};

const maxAttempts = 5;

/**
 * Publishes a draft as one commit, merged with what somebody else changed meanwhile. Every outcome has the draft on top of the newest
 * commit; when it was sent, that is one without changes.
 *
 * @param author first name, for the commit
 * @throws HostProblem when the code host refuses or does not answer; the draft is unchanged, and the branch too, unless its answer was
 *   lost
 */
export async function publish(
  host: CodeHost,
  given: Draft,
  author: string,
  listeners: Listeners = {},
): Promise<Published> {
  const draft = await onPending(host, given);
  const sent = new Map(Object.entries(draft.sent));
  let isBelieved = sent.size > 0;
  for (let attempt = 1; ; attempt += 1) {
    const { remote, added, conflicts, draft: now } = await onRemote(host, draft);
    const { texts } = now;
    if (conflicts.length > 0) return { type: 'conflicts', conflicts, draft: now };
    const broken = brokenFilesOf(now).flatMap(({ problems }) => problems);
    const { problems = [], content } = checkWithFiles(
      texts,
      withAdded(noFiles, [...remote.files.keys(), ...Object.keys(draft.files)]),
    );
    if (!content || broken.length > 0)
      return { type: 'problems', problems: [...broken, ...problems], draft: now };
    const restored = (draft.restored ?? []).filter((file) => remote.broken[file]).map(contentPath);
    const gone = now.begun
      ? notOfGroup(now, remote.files)
      : takenAway({ before: remote.texts, after: texts }, remote.files);
    const changes = new Map<string, Change[1]>([
      ...gone.map((path): Change => [path, { sha: null }]),
      ...changedTexts(remote.texts, texts, restored),
      ...(await sendFiles(host, added, sent, listeners)),
    ]);
    const clean = { ...now, files: {}, sent: {}, restored: [], begun: undefined };
    if (changes.size === 0) {
      const commit = draft === given ? undefined : given.pending?.commit;
      return commit ? { type: 'sent', commit, draft: clean } : { type: 'nothing', draft: clean };
    }
    const message = now.begun
      ? beginMessage(content.site.naam)
      : commitMessage(draftChanges(remote.texts, texts), { added: Object.keys(added), restored, gone });
    let commit: string;
    try {
      commit = await host.commit({
        parent: remote.commit,
        changes,
        message,
        author: { name: author.replace(/[<>\s]+/g, ' ').trim(), email: content.site.email },
      });
    } catch (error) {
      if (!isBelieved || !(error instanceof HostProblem) || !isForgotten(error)) throw error;
      sent.clear(); // what was sent at an earlier attempt is no longer there: all of it again
      isBelieved = false;
      continue;
    }
    listeners.onCommit?.({ commit, texts: draft.texts });
    try {
      await host.moveBranch(commit);
    } catch (error) {
      if (!(error instanceof HostProblem) || !isTemporary(error)) throw error;
      const isOvertaken = error.reason === 'overtaken';
      if (isOvertaken && attempt < maxAttempts) continue;
      if (isOvertaken || (await host.head()) !== commit) throw error; // else only the answer was lost
    }
    const left = [...remote.files.keys()].filter((path) => !gone.includes(path));
    const files = withAdded(noFiles, [...left, ...Object.keys(added)]);
    const base = { commit, texts, isWithoutPrivateFields: false, files };
    return { type: 'sent', commit, draft: { ...clean, base } };
  }
}

/**
 * A draft of public texts on top of the complete texts of the code host, when there is an access token. Where somebody else changed the
 * same meanwhile, theirs, with the conflicts.
 * @throws HostProblem
 */
export const withWholeTexts = async (
  host: CodeHost,
  draft: Draft,
): Promise<{ draft: Draft; conflicts: readonly Conflict[] }> => onRemote(host, draft);

/** Whether the code host has not what it was asked about: what no branch has, it forgets after some weeks, and another project never had it. */
const isForgotten = ({ reason }: HostProblem) => reason === 'missing' || reason === 'refused';

/** A draft on top of its pending commit, when the branch has that. */
async function onPending(host: CodeHost, draft: Draft): Promise<Draft> {
  const { pending, base } = draft;
  const isOnBranch = async ({ commit }: { commit: string }) =>
    host.isBefore(commit, await host.head()).catch(orElse(false, isForgotten));
  if (!pending || !(await isOnBranch(pending))) return draft;
  return { ...draft, base: { ...base, ...pending }, pending: undefined };
}

/** A draft on top of the newest commit, with the conflicts, and the files that the commit does not have. */
async function onRemote(host: CodeHost, draft: Draft) {
  const remote = await readRemote(host, draft);
  const { texts: base, isWithoutPrivateFields } = draft.base;
  const isChosen = draft.begun?.replaces !== undefined && draft.begun.replaces === remote.commit;
  const changed =
    draft.begun && !isChosen && isExample(remote.texts) ? await changedSince(host, draft, remote) : [];
  const begun = isChosen || (isExample(remote.texts) && changed.length === 0) ? draft.begun : undefined;
  const isNew = isExample(base) || draft.begun?.replaces === draft.base.commit; // else its own commit is online
  if (draft.begun && !begun && isNew) {
    const withTheirs: Draft = {
      ...draft,
      base: baseOf(remote),
      texts: remote.texts,
      files: {},
      begun: undefined,
    };
    const theirs = changed.length > 0 ? changedWords(changed) : nameIn(remote.texts);
    const conflicts = [groupConflict(draft, theirs)];
    return { remote, added: {}, conflicts, draft: withTheirs };
  }
  const { texts, conflicts } = begun
    ? { texts: draft.texts, conflicts: [] }
    : merged({ ours: draft.texts, base, theirs: remote.texts, isWithoutPrivateFields });
  const added = await missingFiles(draft, remote.files);
  const replaced = await replacedFiles(host, draft, added, remote);
  const now: Draft = { ...draft, base: baseOf(remote), texts, begun, pending: undefined };
  return { remote, added, conflicts: [...conflicts, ...replaced], draft: now };
}

/**
 * What a group owns that somebody else changed since the base of a draft that begins, while the site still has the example's name: a
 * beginning would remove it.
 */
async function changedSince(
  host: CodeHost,
  { base }: Draft,
  remote: Awaited<ReturnType<typeof readRemote>>,
): Promise<string[]> {
  if (base.commit === remote.commit) return [];
  const isMissing = ({ reason }: HostProblem) => reason === 'missing';
  const before =
    base.commit === null ? undefined : await host.files(base.commit).catch(orElse(undefined, isMissing));
  if (!before)
    return contentPaths.flatMap(([name, path]) => (remote.texts[name] === base.texts[name] ? [] : [path]));
  const paths = new Set([...before.keys(), ...remote.files.keys()]);
  return [...paths].filter((path) => isOwned(path) && before.get(path) !== remote.files.get(path)).sort();
}

/** `wat iemand intussen wijzigde in content/bivak.yaml en nog 2 bestanden` */
function changedWords([first, ...others]: readonly string[]): string {
  const more =
    others.length === 0
      ? ''
      : ` en nog ${others.length === 1 ? 'één bestand' : `${others.length} bestanden`}`;
  return `wat iemand intussen wijzigde in ${first}${more}`;
}

const nameIn = (texts: Texts): string => String(valueAtPlace(texts, { file: 'site', path: ['naam'] }) ?? '');

/** The new files that somebody else replaced too since the base of the draft; also when that commit is unknown. */
async function replacedFiles(
  host: CodeHost,
  { base: { commit } }: Draft,
  added: Draft['files'],
  remote: Pick<Awaited<ReturnType<typeof readRemote>>, 'commit' | 'files'>,
): Promise<Conflict[]> {
  const present = Object.entries(added).filter(([path]) => remote.files.has(path));
  if (present.length === 0 || commit === remote.commit) return [];
  const isMissing = ({ reason }: HostProblem) => reason === 'missing';
  const before = commit === null ? undefined : await host.files(commit).catch(orElse(undefined, isMissing));
  return present
    .filter(([path]) => before?.get(path) !== remote.files.get(path))
    .map(([path, file]) => fileConflict(path, { ours: file }));
}

const contentPaths = Object.values(fileNames).map((name) => [name, `content/${name}`] as const);

/**
 * The newest commit with all content files; those that equal the base of the draft are not fetched. A broken file is replaced by its
 * last good version, or else by the base of the draft.
 */
async function readRemote(host: CodeHost, { base }: Draft) {
  const commit = await host.head();
  const files = await host.files(commit);
  const texts = await Promise.all(
    contentPaths.map(async ([name, path]): Promise<[string, string][]> => {
      const hash = files.get(path);
      if (hash === undefined) return []; // the check reports that it is missing
      const uploaded = base.texts[name];
      if (uploaded !== undefined && (await gitHash(new TextEncoder().encode(uploaded))) === hash)
        return [[name, uploaded]];
      return [[name, new TextDecoder().decode(await host.read(hash))]];
    }),
  );
  const found: Texts = Object.fromEntries(texts.flat());
  if (contentFormat(found) !== newestFormat) throw new HostProblem('version');
  const broken: Partial<Record<FileName, BrokenFile>> = {};
  const good: [string, string][] = [];
  for (const file of brokenIn(found)) {
    const name = fileNames[file];
    const last = await lastGoodVersion(host, file);
    broken[file] = { text: found[name] ?? '', isRestorable: last !== undefined };
    good.push([name, last ?? base.texts[name] ?? '']);
  }
  return { commit, files, texts: { ...found, ...Object.fromEntries(good) } as Texts, broken };
}

const baseOf = ({ commit, texts, files, broken }: Awaited<ReturnType<typeof readRemote>>): Draft['base'] => ({
  commit,
  texts,
  isWithoutPrivateFields: false,
  files: withAdded(noFiles, [...files.keys()]),
  broken,
});

const changedTexts = (before: Texts, after: Texts, restored: readonly string[]): Change[] =>
  contentPaths.flatMap(([name, path]): Change[] => {
    const content = after[name];
    const isSame = content === before[name] && !restored.includes(path);
    return content === undefined || isSame ? [] : [[path, { content }]];
  });

/** The paths of what the example group has and the group that begins does not. */
const notOfGroup = ({ texts, files }: Draft, there: ReadonlyMap<string, string>): string[] =>
  [...there.keys()].filter(
    (path) => isOwned(path) && !(path in files) && !(path.replace(/^content\//, '') in texts),
  );

/**
 * The paths of the photos and documents that the texts of the branch name and these do not: they leave it with the same commit. A file
 * that nobody named yet stays.
 */
function takenAway(texts: { before: Texts; after: Texts }, there: ReadonlyMap<string, string>): string[] {
  // a Mac writes an accent as a separate character
  const [before, after] = [texts.before, texts.after].map(
    (some) => new Set([...namedFiles(some)].map((path) => path.normalize('NFC'))),
  );
  return [...there.keys()].filter((path) => {
    const name = path.normalize('NFC');
    return before?.has(name) && !after?.has(name);
  });
}

/** The new files that the newest commit does not have, or has with other bytes. */
async function missingFiles({ files }: Draft, there: ReadonlyMap<string, string>): Promise<Draft['files']> {
  const own = await Promise.all(
    Object.entries(files).map(async ([path, file]) => ({ path, file, hash: await gitHash(file.bytes) })),
  );
  return Object.fromEntries(
    own.filter(({ path, hash }) => there.get(path) !== hash).map(({ path, file }) => [path, file]),
  );
}

/** Uploads files one by one: parallel uploads are not faster on a phone, and an interruption then affects one file. */
async function sendFiles(
  host: CodeHost,
  added: Draft['files'],
  sent: Map<string, string>,
  { onProgress, onSent }: Listeners,
): Promise<Change[]> {
  const hashes: Change[] = [];
  const files = Object.entries(added);
  for (const [index, [path, { bytes }]] of files.entries()) {
    onProgress?.({ done: index, of: files.length });
    const known = sent.get(path);
    const sha = known !== undefined && known === (await gitHash(bytes)) ? known : await host.send(bytes);
    if (sha !== known) onSent?.(path, sha);
    sent.set(path, sha);
    hashes.push([path, { sha }]);
  }
  if (files.length > 0) onProgress?.({ done: files.length, of: files.length });
  return hashes;
}
