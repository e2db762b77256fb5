import type { Texts } from '@/lib/content/check/sources';
import { contentFormat, withFormat } from './format';
import { type Migrated, migrations } from './formats';

/** The content is of a later version of the program: in Dutch. Nothing was changed. */
export class NewerContentError extends Error {
  override name = 'NewerContentError';
  constructor() {
    super(
      'Deze inhoud is van een nieuwere versie van het programma. Neem die versie, of laad deze pagina opnieuw.',
    );
  }
}

/**
 * Brings texts of content to the newest format. Every comment and every line that no migration edits stays to the byte.
 * @param from the format of the texts, when they may lack `site.yaml`, which tells it
 * @throws NewerContentError when they are of a format that this program does not know
 * @throws EditError when a file to edit is no valid YAML
 */
export function migrate(texts: Texts, from = contentFormat(texts)): Migrated {
  const newest = migrations.length + 1;
  if (from > newest) throw new NewerContentError();
  let migrated: Migrated = { texts, remarks: [] };
  for (const migration of migrations.slice(from - 1)) {
    const next = migration(migrated.texts);
    migrated = { texts: next.texts, remarks: [...migrated.remarks, ...next.remarks] };
  }
  return { ...migrated, texts: withFormat(migrated.texts, newest) };
}
