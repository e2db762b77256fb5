import { tagOf } from '@/lib/version/version';
import { ReleaseError, release } from '@/pipeline/update/release';
import { failed } from './failed';

/** `node scripts/run.mjs scripts/release.ts 2.1.0`: releases this commit as a version. Exit code 1 when it cannot be released yet. */
async function main(): Promise<void> {
  const [, , program = ''] = process.argv;
  try {
    await release('.', program);
    console.log(`${tagOf(program)} is tagged. Groups have it after: git push --follow-tags`);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    failed(error.message);
  }
}

void main();
