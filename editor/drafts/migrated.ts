import type { Texts } from '@/lib/content/check/sources';
import { contentFormat } from '@/lib/content/migrations/format';
import { migrate, newestFormat } from '@/lib/content/migrations/migrate';

/** Of a draft, what is content. */
type Stored = {
  base: { texts: Texts };
  texts: Texts;
  pending?: { texts: Texts } | undefined;
};

/**
 * A stored draft with its texts in the format of this program. Unchanged when they are of a later one, or cannot be read: the check then says
 * so, and nothing is lost.
 */
export function migratedDraft<Draft extends Stored>(draft: Draft): Draft {
  const { base, texts, pending } = draft;
  if (contentFormat(base.texts) === newestFormat && contentFormat(texts) === newestFormat) return draft;
  const migrated = (all: Texts) => migrate(all).texts;
  try {
    return {
      ...draft,
      base: { ...base, texts: migrated(base.texts) },
      texts: migrated(texts),
      ...(pending && { pending: { ...pending, texts: migrated(pending.texts) } }),
    };
  } catch {
    return draft;
  }
}
