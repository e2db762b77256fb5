import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from '@/lib/content/problem';
import { askGit } from '@/lib/files/git';
import { reportFile, type UpdateReport } from '@/lib/version/preparedUpdate';
import { type Updated, UpdateError, type UpdateOptions, update } from './update';

type PrepareOptions = UpdateOptions & {
  /** Where the report goes. */
  handOver: string;
};

/**
 * Updates a project for somebody else to bring in: the commit is in the project, the report in a folder beside it. When something has to be done first, the report says what, and the project stays as it was.
 * @returns undefined when the project has the newest version
 * @throws UpdateError when not even that is known
 */
export async function prepareUpdate({
  handOver,
  ...options
}: PrepareOptions): Promise<UpdateReport | undefined> {
  let newer: Pick<Updated, 'from' | 'to' | 'news'> | undefined;
  const attempt = await update({
    ...options,
    onNewer: (found) => {
      newer = found;
    },
  }).catch((error: unknown) => {
    if (error instanceof UpdateError && newer) return error;
    throw error;
  });
  if (!newer || !attempt) return undefined;
  const isReady = !(attempt instanceof UpdateError);
  const report: UpdateReport = {
    ...newer,
    problem: isReady ? '' : attempt.message,
    lines: isReady ? attempt.lines : [],
    remarks: isReady ? attempt.remarks.map(describe) : [],
    workflows: isReady ? attempt.workflows : [],
    files: isReady ? changedFiles(options.root) : [],
  };
  mkdirSync(handOver, { recursive: true });
  writeFileSync(path.join(handOver, reportFile), JSON.stringify(report));
  return report;
}

/** Of the commit that brings the version in. */
const changedFiles = (root: string): string[] =>
  askGit(root)('diff', '--name-only', '-z', 'HEAD^', 'HEAD').split('\0').filter(Boolean);
