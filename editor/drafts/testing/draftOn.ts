import type { Draft } from '@/editor/drafts/drafts';
import type { Texts } from '@/lib/content/check/sources';

/** For tests: a draft of complete texts, with changes. */
export const draftOn = (base: Texts, changes: Texts = {}, more: Partial<Draft> = {}): Draft => ({
  base: { commit: 'abc', texts: base, isWithoutPrivateFields: false },
  texts: { ...base, ...changes },
  files: {},
  sent: {},
  changedAt: 0,
  ...more,
});
