import type { Draft } from '@/editor/drafts/drafts';
import { toBase64 } from '@/editor/media/bytes';
import { noFiles, withAdded } from '@/editor/media/fileLists';
import { merged } from '@/editor/merge/merge';
import type { Published } from '@/editor/publish/publish';
import type { Texts } from '@/lib/content/check/sources';
import { newestFormat } from '@/lib/content/migrations/migrate';

/** `npm run bewerk`: saves in the project on the same computer. */

/** The address for `POST`. */
export const savingPath = '/beheer/bewaren';

/**
 * The request: the changed texts, those before the change, and the new files in base64; `begins` when they replace everything of the
 * example group. `format` is that of the content, absent for 1.
 */
export type Saving = {
  texts: Texts;
  base: Texts;
  files: Readonly<Record<string, string>>;
  begins?: boolean;
  format?: number;
};

/** The response: saved; or not, when a text differs from `base`: then with all present texts. */
export type SavingAnswer =
  | { type: 'saved' }
  | { type: 'changed'; texts: Texts }
  | { type: 'refused'; sentence: string };

/** In Dutch, with what to do. */
export class SavingError extends Error {
  override name = 'SavingError';
}

/**
 * Saves a draft in the project on this computer, merged with what another program changed meanwhile. With conflicts, nothing is
 * saved.
 * @throws SavingError when it was not saved; the draft is unchanged
 */
export async function saveHere(draft: Draft): Promise<Exclude<Published, { type: 'problems' }>> {
  const { base } = draft;
  const changed = Object.keys(draft.texts).filter((name) => draft.texts[name] !== base.texts[name]);
  const files = Object.entries(draft.files).map(([path, { bytes }]) => [path, toBase64(bytes)]);
  const only = (texts: Texts) => Object.fromEntries(changed.map((name) => [name, texts[name] ?? '']));
  if (changed.length === 0 && files.length === 0) return { type: 'nothing', draft };
  const saving: Saving = {
    texts: only(draft.texts),
    base: only(base.texts),
    files: Object.fromEntries(files),
    ...(draft.begun && { begins: true }),
    ...(newestFormat > 1 && { format: newestFormat }),
  };
  const answer = await postChanges(saving);
  if (answer.type === 'refused') throw new SavingError(answer.sentence);
  if (answer.type === 'saved') {
    const there = withAdded(draft.begun ? noFiles : (base.files ?? noFiles), Object.keys(draft.files));
    const now = { ...base, texts: draft.texts, files: there };
    const saved = { ...draft, base: now, files: {}, sent: {}, begun: undefined };
    return { type: 'sent', commit: base.commit ?? '', draft: saved };
  }
  const both = merged({ ours: draft.texts, base: base.texts, theirs: answer.texts });
  const now = { ...draft, base: { ...base, texts: answer.texts }, texts: both.texts };
  if (both.conflicts.length > 0) return { type: 'conflicts', conflicts: both.conflicts, draft: now };
  return saveHere(now);
}

async function postChanges(saving: Saving): Promise<SavingAnswer> {
  try {
    const response = await fetch(savingPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(saving),
    });
    return await response.json();
  } catch (cause) {
    throw new SavingError(
      'Bewaren lukt niet: draait npm run bewerk nog? Start het opnieuw; je wijzigingen staan nog in deze browser.',
      { cause },
    );
  }
}
