import { parseDocument } from 'yaml';
import type { Texts } from '@/lib/content/check/sources';
import { contentFormat, withFormat } from './format';
import { type Migrated, type Migration, migrations } from './formats';

/** The format of content that this program reads: `version.content`. */
export const newestFormat = migrations.length + 1;

/** The content is of a later version of the program: in Dutch. Nothing was changed. */
export class NewerContentError extends Error {
  override name = 'NewerContentError';
  constructor() {
    super(
      'Deze inhoud is van een nieuwere versie van het programma. Laad deze pagina opnieuw, of neem die versie met npm run bijwerken.',
    );
  }
}

/** A content file to migrate is no valid YAML: in Dutch. Nothing was changed. */
export class UnreadableContentError extends Error {
  override name = 'UnreadableContentError';
  constructor(file: string) {
    super(
      `content/${file} kan niet gelezen worden. Kijk in Beheer of met npm run controle wat er mis is, en verbeter dat eerst.`,
    );
  }
}

/**
 * Brings the texts of content to the newest format. Every comment and every line that no migration edits stays to the byte.
 * @param through other migrations than those of the program, for tests
 * @throws NewerContentError when they are of a format that this program does not know
 * @throws UnreadableContentError when there is something to migrate, and a file is no valid YAML
 */
export function migrate(texts: Texts, through: readonly Migration[] = migrations): Migrated {
  const from = contentFormat(texts);
  const newest = through.length + 1;
  if (from > newest) throw new NewerContentError();
  if (from === newest) return { texts, remarks: [] };
  for (const [file, text] of Object.entries(texts)) {
    if (parseDocument(text, { prettyErrors: false }).errors.length > 0)
      throw new UnreadableContentError(file);
  }
  const mark = /^\ufeff/;
  const without = Object.entries(texts).map(([file, text]) => [file, text.replace(mark, '')]);
  let migrated: Migrated = { texts: Object.fromEntries(without), remarks: [] };
  for (const migration of through.slice(from - 1)) {
    const next = migration(migrated.texts);
    migrated = { texts: next.texts, remarks: [...migrated.remarks, ...next.remarks] };
  }
  const written = Object.entries(withFormat(migrated.texts, newest));
  const withMark = written.map(([file, text]) => [file, `${mark.exec(texts[file] ?? '') ?? ''}${text}`]);
  return { texts: Object.fromEntries(withMark), remarks: migrated.remarks };
}
