import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Texts } from '@/lib/content/check/sources';
import { migrate } from '@/lib/content/migrations/migrate';
import type { Problem } from '@/lib/content/problem';
import { fileNames } from '@/lib/content/schemas/files';

/**
 * Brings the content files of a folder to the newest format, and writes those that change. Returns remarks for a leader.
 * @throws TypeError for a file that is not in UTF-8; nothing is written then
 * @throws NewerContentError, UnreadableContentError as `migrate`; nothing is written then
 */
export function migrateContent(contentDir: string): readonly Problem[] {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const texts: Texts = Object.fromEntries(
    Object.values(fileNames)
      .filter((name) => existsSync(path.join(contentDir, name)))
      .map((name) => [name, decoder.decode(readFileSync(path.join(contentDir, name)))]),
  );
  const migrated = migrate(texts);
  for (const [name, text] of Object.entries(migrated.texts)) {
    if (text !== texts[name]) writeFileSync(path.join(contentDir, name), text);
  }
  return migrated.remarks;
}
