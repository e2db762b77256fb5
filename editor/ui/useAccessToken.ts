import { useEffect, useMemo, useState } from 'react';
import type { Invitation } from '@/editor/access/invitation';
import { deleteInvitation, storedInvitation, storeInvitation } from '@/editor/access/storedInvitation';
import { storedText, storeText } from '@/editor/drafts/localStore';
import { type CodeHost, codeHost } from '@/editor/publish/codeHost';

/** The access token of a group, for this tab or stored on this device. */
export type AccessToken = {
  invitation: Invitation;
  /** First name of its user, for the commits. */
  name: string;
  host: CodeHost;
};

type AccessTokenStore = {
  accessToken: AccessToken | undefined;
  /** Resolves when the token can be used. */
  use: (invitation: Invitation, name: string, options: { isRemembered: boolean }) => Promise<void>;
  /** Deletes it from this device. */
  forget: () => void;
  /** Whether the token is of a project of which everybody can read the files. */
  isPublic: boolean;
};

const nameKey = 'beheer-naam';

const notStored =
  'Je sleutel kon niet bewaard worden op dit toestel. Hij werkt tot je dit venster sluit; open daarna opnieuw de link van je uitnodiging.';

/** @param notify shows a message in Dutch: the access token could not be stored */
export function useAccessToken(notify: (message: string) => void): AccessTokenStore {
  const [known, setKnown] = useState<Omit<AccessToken, 'host'>>();
  const host = useMemo(() => known && codeHost(known.invitation), [known]);

  useEffect(() => {
    void storedInvitation().then((invitation) => {
      const name = storedText(nameKey);
      if (invitation && name) setKnown((now) => now ?? { invitation, name });
    });
  }, []);

  const [isPublic, setPublic] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setPublic(false);
    host?.isPublic().then(
      (found) => isWanted && setPublic(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [host]);

  return {
    isPublic,
    accessToken: known && host && { ...known, host },
    async use(invitation, name, { isRemembered }) {
      if (isRemembered) {
        const isStored = await storeInvitation(invitation).then(
          () => storeText(nameKey, name),
          () => false,
        );
        if (!isStored) notify(notStored);
      }
      setKnown({ invitation, name }); // last: the caller closes the form as soon as the token is there
    },
    forget() {
      setKnown(undefined);
      void deleteInvitation().catch(() => undefined);
      storeText(nameKey, undefined);
    },
  };
}
