import path from 'node:path';
import type { ShownContent } from '@/lib/content/schemas/content';
import { contentPath, fileNames } from '@/lib/content/schemas/files';
import { programmeFile } from '@/lib/content/schemas/programma';
import { readSource } from '@/lib/content/yaml/source';
import { askGit } from '@/lib/files/git';
import { type Former, newsFor } from './changes';
import { programmeOf } from './programme';

type FormerOptions = {
  /** The moment of the build. */
  moment: Date;
  /** The content folder, in a git repository. */
  folder?: string;
};

/**
 * Returns the programme of a week before, from the history of its file. Undefined when it is still the same, and without a whole history: no git,
 * a shallow clone, a file that was not there yet or could not be read.
 */
export function formerProgramme(
  content: ShownContent,
  { moment, folder = path.join(process.cwd(), 'content') }: FormerOptions,
): Former | undefined {
  const file = fileNames.programme;
  const git = askGit(folder);
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const before = new Date(moment.getTime() - newsFor * 86_400_000).toISOString();
  const commit = git('log', '-1', '--format=%H', `--before=${before}`, '--', file);
  if (!commit) return undefined;
  const last = git('log', '-1', '--format=%cI', '--', file);
  const isEdited = git('diff', '--name-only', 'HEAD', '--', file) !== '';
  const changed = isEdited ? moment : new Date(last);
  const text = git('show', `${commit}:./${file}`);
  const { source } = readSource(contentPath('programme'), text);
  const read = programmeFile.safeParse(source?.value);
  const programme = read.success ? programmeOf({ ...content, programme: read.data }) : undefined;
  return programme && changed.getTime() > Date.parse(before) ? { programme, changed } : undefined;
}
