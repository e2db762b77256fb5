import { useEffect, useMemo, useState } from 'react';
import type { Invitation } from '@/editor/access/invitation';
import { deleteInvitation, storedInvitation, storeInvitation } from '@/editor/access/storedInvitation';
import { type CodeHost, codeHost } from '@/editor/publish/codeHost';

/** The access token of a group, for this tab or stored on this device. */
export type AccessToken = {
  invitation: Invitation;
  /** First name of its user, for the commits. */
  name: string;
  host: CodeHost;
};

export type AccessTokenStore = {
  accessToken: AccessToken | undefined;
  /** Resolves when the token can be used. */
  use: (invitation: Invitation, name: string, options: { isRemembered: boolean }) => Promise<void>;
  /** Deletes it from this device. */
  forget: () => void;
};

const nameKey = 'beheer-naam';

export function useAccessToken(): AccessTokenStore {
  const [known, setKnown] = useState<Omit<AccessToken, 'host'>>();
  const host = useMemo(() => known && codeHost(known.invitation), [known]);

  useEffect(() => {
    void storedInvitation().then((invitation) => {
      const name = storedName();
      if (invitation && name) setKnown((now) => now ?? { invitation, name });
    });
  }, []);

  return {
    accessToken: known && host && { ...known, host },
    async use(invitation, name, { isRemembered }) {
      if (isRemembered) {
        try {
          await storeInvitation(invitation);
          localStorage.setItem(nameKey, name);
        } catch {
          // storage is unavailable: the token lasts until the tab closes
        }
      }
      setKnown({ invitation, name }); // last: the caller closes the form as soon as the token is there
    },
    forget() {
      setKnown(undefined);
      void deleteInvitation().catch(() => undefined);
      try {
        localStorage.removeItem(nameKey);
      } catch {
        // storage is unavailable
      }
    },
  };
}

function storedName(): string | undefined {
  try {
    return localStorage.getItem(nameKey) ?? undefined;
  } catch {
    return undefined;
  }
}
