import { useEffect, useState } from 'react';
import { expiryMessage, isInvitation } from '@/editor/access/invitation';
import type { Draft } from '@/editor/drafts/drafts';
import { isUntouched } from '@/editor/drafts/work';
import { brokenMessage } from '@/editor/publish/broken';
import { HostProblem } from '@/editor/publish/hostProblem';
import { withWholeTexts } from '@/editor/publish/publish';
import { isoDay, today } from '@/lib/dates/days';
import type { AccessToken } from './useAccessToken';
import type { DraftStore } from './useDraft';

type Arrival = {
  accessToken: AccessToken | undefined;
  draftStore: Pick<DraftStore, 'work' | 'replace'>;
  /** There is an invitation in the address. */
  onInvitation: () => void;
  notify: (words: string) => void;
  /** Whether somebody is at a place in the texts: they are not taken away from under it. */
  isEditingPlace: boolean;
};

/** What happens when somebody comes in: with an invitation, or with a key. Gives the invitation, which no address holds any more. */
export function useArrival({
  accessToken: key,
  draftStore: { work, replace },
  onInvitation,
  notify: tell,
  isEditingPlace: isAtPlace,
}: Arrival) {
  const [hash, setHash] = useState<string>();
  const [wholeTexts, setWhole] = useState<{ of: Draft; draft: Draft }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the editor is open
  useEffect(() => {
    const read = () => {
      if (!isInvitation(location.hash)) return;
      setHash(location.hash);
      onInvitation();
      history.replaceState(history.state, '', location.pathname); // nobody finds it in the address afterwards
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    if (!key) return;
    const expiry = expiryMessage(key.invitation, isoDay(today(new Date())));
    if (expiry) tell(expiry);
    const { draft } = work;
    if (!isUntouched(draft) || !draft.base.isWithoutPrivateFields) return;
    // who has a key may read all that the group wrote for itself too
    withWholeTexts(key.host, draft).then(
      (found) => {
        setWhole({ of: draft, draft: found.draft });
        const words = brokenMessage(found.draft);
        if (words) tell(words);
      },
      (error: unknown) => {
        if (!(error instanceof HostProblem)) throw error;
        tell(error.message);
      },
    );
  }, [key?.host]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as it may
  useEffect(() => {
    if (!wholeTexts || isAtPlace) return;
    replace((now) => (isUntouched(now) && now.base === wholeTexts.of.base ? wholeTexts.draft : now)); // else publishing merges
    setWhole(undefined);
  }, [wholeTexts, isAtPlace]);

  return { hash, forgetInvitation: () => setHash(undefined) };
}
