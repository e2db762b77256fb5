import { editsByCampMove } from '@/editor/document/campMove';
import { withEdits } from '@/editor/document/document';
import { editsByUndo, isNamedElsewhere } from '@/editor/document/groupRename';
import { valueAtPlace } from '@/editor/document/places';
import type { ChangeLine } from '@/editor/drafts/changes';
import type { Draft } from '@/editor/drafts/drafts';
import { contentPath } from '@/lib/content/schemas/files';
import { withoutChange } from './merge';

/**
 * A draft without one change, or without one file, by its path from the project folder; without an argument, a draft without changes.
 * @param now in ms since 1970
 */
export function withUndo(draft: Draft, what: ChangeLine | string | undefined, now: number): Draft {
  if (typeof what === 'object') {
    const undone = withoutChange(draft, what, now);
    // what went along with a name or a day goes back with it
    const along = isNamedElsewhere(draft.texts, what)
      ? editsByUndo(draft.texts, undone.texts)
      : editsByCampMove(undone.texts, what, {
          from: String(valueAtPlace(draft.texts, what)),
          to: String(valueAtPlace(undone.texts, what)),
        });
    return { ...undone, texts: withEdits(undone.texts, along) };
  }
  const texts = what ? draft.texts : draft.base.texts;
  const files = Object.entries(draft.files).filter(([path]) => what && path !== what);
  const restored = draft.restored?.filter((file) => what && contentPath(file) !== what);
  const begun = what ? draft.begun : undefined;
  return { ...draft, texts, files: Object.fromEntries(files), restored, begun, changedAt: now };
}
