import type { Texts } from '@/lib/content/check/sources';
import type { Problem } from '@/lib/content/problem';

/** What a migration changes: the texts that it got with its edits, and what a leader should know about them, in Dutch. */
export type Migrated = { texts: Texts; remarks: Problem[] };

/**
 * From one format of the content to the next, by edits on the text (`edits.ts`). A group may lack any file but `site.yaml`; texts that
 * were migrated already stay as they are.
 */
export type Migration = (texts: Texts) => Migrated;

/** The first is from format 1 to 2: their number is `version.content` - 1. */
export const migrations: readonly Migration[] = [];
