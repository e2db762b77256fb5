import { useEffect, useMemo, useState } from 'react';
import type { Invitation } from '@/editor/access/invitation';
import { deleteInvitation, storedInvitation, storeInvitation } from '@/editor/access/remembered';
import { type CodeHost, codeHost } from '@/editor/publish/codeHost';

/** The key of a group, as long as this tab is open or as long as this device remembers it. */
export type AccessToken = {
  invitation: Invitation;
  /** First name of who has it, for the list of versions. */
  name: string;
  host: CodeHost;
};

export type AccessTokenStore = {
  accessToken: AccessToken | undefined;
  /** Ends when it is there to be used. */
  use: (invitation: Invitation, name: string, options: { isRemembered: boolean }) => Promise<void>;
  /** Leaves this device without it. */
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
          // a browser that keeps nothing: the key is good until the tab closes
        }
      }
      setKnown({ invitation, name }); // last: who asked closes the door behind them, and nobody is inside before
    },
    forget() {
      setKnown(undefined);
      void deleteInvitation().catch(() => undefined);
      try {
        localStorage.removeItem(nameKey);
      } catch {
        // there was nothing
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
