import { useEffect, useState } from 'react';
import { expiryMessage, isInvitation } from '@/editor/access/invitation';
import type { Draft } from '@/editor/drafts/drafts';
import { withChangesSince } from '@/editor/merge/merge';
import { brokenMessage } from '@/editor/publish/broken';
import { HostProblem } from '@/editor/publish/hostProblem';
import { withWholeTexts } from '@/editor/publish/publish';
import { isoDay, today } from '@/lib/dates/days';
import type { AccessToken } from './useAccessToken';
import type { DraftStore } from './useDraft';

type InvitationOptions = {
  accessToken: AccessToken | undefined;
  draftStore: Pick<DraftStore, 'work' | 'replace'>;
  /** Called when there is an invitation in the address. */
  onInvitation: () => void;
  notify: (message: string) => void;
  /** Whether a field is open: the texts may not change below it. */
  isEditingPlace: boolean;
};

/** Reads an invitation from the address; with an access token, fetches the complete texts. Returns the invitation. */
export function useInvitation({
  accessToken,
  draftStore: { work, replace },
  onInvitation,
  notify,
  isEditingPlace,
}: InvitationOptions) {
  const [hash, setHash] = useState<string>();
  const [wholeTexts, setWholeTexts] = useState<{ of: Draft; draft: Draft }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const read = () => {
      if (!isInvitation(location.hash)) return;
      setHash(location.hash);
      onInvitation();
      history.replaceState(history.state, '', location.pathname); // it may not stay in the history
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each access token
  useEffect(() => {
    if (!accessToken) return;
    const expiry = expiryMessage(accessToken.invitation, isoDay(today(new Date())));
    if (expiry) notify(expiry);
    const { draft } = work;
    if (!draft.base.isWithoutPrivateFields) return;
    // with an access token, the private fields can be read too
    withWholeTexts(accessToken.host, draft).then(
      (found) => {
        // with conflicts, publishing asks what to choose
        if (found.conflicts.length === 0) setWholeTexts({ of: draft, draft: found.draft });
        const message = brokenMessage(found.draft);
        if (message) notify(message);
      },
      (error: unknown) => {
        if (!(error instanceof HostProblem)) throw error;
        notify(error.message);
      },
    );
  }, [accessToken?.host]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when no field is open any more
  useEffect(() => {
    if (!wholeTexts || isEditingPlace) return;
    const { of, draft } = wholeTexts;
    replace((now) => (now.base === of.base ? withChangesSince(draft, of, now) : now)); // else it was published
    setWholeTexts(undefined);
  }, [wholeTexts, isEditingPlace]);

  return { hash, forgetInvitation: () => setHash(undefined) };
}
