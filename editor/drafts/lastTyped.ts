import { EditError, type FileEdit, withEdits } from '@/editor/document/document';
import type { Draft } from './drafts';

/**
 * What was typed last and is no edit yet: written at each key, and at once, since IndexedDB takes longer than a tab has that is killed.
 * It belongs to one draft: as soon as that changes, it is in it, or too old.
 */
type LastTyped = { edits: readonly FileEdit[]; of: string };

const key = 'beheer-getypt';

/** Tells a draft from an earlier or later one, and from that of other content. */
const identityOf = ({ base, changedAt, texts }: Draft): string =>
  `${base.commit} ${changedAt} ${Object.values(texts).join('').length}`;

/** Stores what is being typed in a draft; nothing on a device without storage. */
export function storeTyped(draft: Draft, edits: readonly FileEdit[]): void {
  const typed: LastTyped = { edits, of: identityOf(draft) };
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // the draft itself says that it cannot be stored
  }
}

/** The draft with what was typed in it last, when that is no part of it yet. */
export function withLastTyped(draft: Draft): Draft {
  const typed = lastTyped();
  if (!typed || typed.of !== identityOf(draft) || typed.edits.length === 0) return draft;
  try {
    return { ...draft, texts: withEdits(draft.texts, typed.edits), changedAt: Date.now() };
  } catch (error) {
    if (error instanceof EditError) return draft;
    throw error;
  }
}

/** Deletes what was typed in another draft than this one: it is stored, or nobody wants it any more. */
export function forgetTypedBefore(draft: Draft): void {
  const typed = lastTyped();
  if (typed && typed.of !== identityOf(draft)) localStorage.removeItem(key);
}

function lastTyped(): LastTyped | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
