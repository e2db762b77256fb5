import { useEffect, useState } from 'react';
import type { CodeHost } from '@/editor/publish/codeHost';
import type { PreparedUpdate } from '@/editor/publish/update';

/** The new version of the program that is prepared for this site: asked once, by who has an access token. */
export function useUpdate(host: CodeHost | undefined) {
  const [prepared, setPrepared] = useState<PreparedUpdate>();
  useEffect(() => {
    let isWanted = true;
    setPrepared(undefined);
    if (host)
      import('@/editor/publish/update')
        .then(({ preparedUpdate }) => preparedUpdate(host))
        .then(
          (found) => isWanted && setPrepared(found),
          () => undefined, // without a connection: it is there the next time
        );
    return () => {
      isWanted = false;
    };
  }, [host]);
  return { prepared, setPrepared };
}
