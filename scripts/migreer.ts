import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NewerContentError, UnreadableContentError } from '@/lib/content/migrations/migrate';
import { migrateContent, remarksFile } from '@/pipeline/update/migrateContent';
import { failed } from './failed';

/**
 * `node scripts/run.mjs scripts/migreer.ts [folder]`: brings the content in `content/`, or in another folder, to the format of this program.
 * `npm run bijwerken` of an earlier version runs it: what it is called and where it writes its remarks stays as it is.
 */
function main(): void {
  try {
    const remarks = migrateContent(process.argv[2] ?? 'content');
    mkdirSync(path.dirname(remarksFile), { recursive: true });
    writeFileSync(remarksFile, JSON.stringify(remarks));
  } catch (error) {
    if (!(error instanceof UnreadableContentError || error instanceof NewerContentError)) throw error;
    failed(error.message);
  }
}

main();
