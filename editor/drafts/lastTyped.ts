import type { Texts } from '@/lib/content/check/sources';
import type { Draft } from './drafts';
import { storedText, storeText } from './localStore';

/** What is being typed is written at once too: IndexedDB takes longer than a tab has that is killed. */
type LastTyped = { base: string; texts: Texts; changedAt: number };

const key = 'beheer-getypt';

/** Tells the drafts of one content from those of another. */
const identityOf = ({ commit, texts }: Draft['base']): string =>
  `${commit} ${Object.values(texts).join('').length}`;

/** Stores the texts of a draft that differ from its base; nothing on a device without storage. */
export function storeTyped({ base, texts, changedAt }: Draft): void {
  const changed = Object.entries(texts).filter(([name, text]) => base.texts[name] !== text);
  const typed: LastTyped = { base: identityOf(base), texts: Object.fromEntries(changed), changedAt };
  storeText(key, JSON.stringify(typed)); // without storage, the draft itself says so
}

/** The draft with what was typed in it last, unless it changed since. */
export function withLastTyped(draft: Draft): Draft {
  const typed = lastTyped();
  if (typed?.base !== identityOf(draft.base) || typed.changedAt < draft.changedAt) return draft;
  return { ...draft, texts: { ...draft.base.texts, ...typed.texts }, changedAt: typed.changedAt };
}

/** Deletes what was typed: the newest draft is stored. */
export const forgetTyped = (): void => void storeText(key, undefined);

function lastTyped(): LastTyped | undefined {
  try {
    return JSON.parse(storedText(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
