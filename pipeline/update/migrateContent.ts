import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Texts } from '@/lib/content/check/sources';
import { migrate, UnreadableContentError } from '@/lib/content/migrations/migrate';
import type { Problem } from '@/lib/content/problem';
import { fileNames } from '@/lib/content/schemas/files';

/**
 * Where `scripts/migreer.ts` writes its remarks in a project, for the command that runs it. That command may be of an older version: name
 * and shape stay as they are.
 */
export const remarksFile = path.join('.cache', 'migratie.json');

/** What `scripts/migreer.ts` remarked in a project. */
export const remarksIn = (project: string): Problem[] =>
  JSON.parse(readFileSync(path.join(project, remarksFile), 'utf8'));

/**
 * Brings the content files of a folder to the newest format, and writes those that change. Returns remarks for a leader.
 * @throws NewerContentError, UnreadableContentError as `migrate`, and for a file that is not in UTF-8; nothing is written then
 */
export function migrateContent(contentDir: string): readonly Problem[] {
  const texts: Texts = Object.fromEntries(
    Object.values(fileNames)
      .filter((name) => existsSync(path.join(contentDir, name)))
      .map((name) => {
        const bytes = readFileSync(path.join(contentDir, name));
        if (!isUtf8(bytes)) throw new UnreadableContentError(name);
        return [name, bytes.toString('utf8')];
      }),
  );
  const migrated = migrate(texts);
  for (const [name, text] of Object.entries(migrated.texts)) {
    if (text !== texts[name]) writeFileSync(path.join(contentDir, name), text);
  }
  return migrated.remarks;
}
