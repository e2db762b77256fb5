import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NewerContentError, UnreadableContentError } from '@/lib/content/migrations/migrate';
import { migrateContent } from '@/pipeline/update/migrateContent';

/**
 * `node scripts/run.mjs scripts/migreer.ts [folder]`: brings the content in `content/`, or in another folder, to the format of this program.
 * `npm run bijwerken` of an earlier version runs it: what it is called and where it writes its remarks stays as it is.
 */
function main(): void {
  try {
    migrated();
  } catch (error) {
    if (!(error instanceof UnreadableContentError || error instanceof NewerContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function migrated(): void {
  const remarks = migrateContent(process.argv[2] ?? 'content');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(path.join('.cache', 'migratie.json'), JSON.stringify(remarks));
}

main();
