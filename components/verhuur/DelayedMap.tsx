'use client';

import { useState } from 'react';
import { useAfterLoad } from './useAfterLoad';

type DelayedMapProps = {
  src: string;
  title: string;
  /** What stands in the box until the map itself has arrived. */
  children: React.ReactNode;
};

/**
 * The map of OpenStreetMap, a second after the page has loaded: the page itself never waits for another site. A frame that
 * has loaded may hold the browser's own page about what went wrong, and nobody may look into it: so the map is shown once the
 * same address answers, mostly from what the browser has just kept.
 */
export function DelayedMap({ src, title, children }: DelayedMapProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'there' | 'failed'>('waiting');
  useAfterLoad(1000, () => setState('loading'));
  return (
    <>
      {state !== 'there' && children}
      {(state === 'loading' || state === 'there') && (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          data-there={state === 'there' ? '' : undefined}
          onLoad={async () => setState((await answers(src)) ? 'there' : 'failed')}
        />
      )}
    </>
  );
}

/** Whether another site answers, whatever it says: without referrer and cookies, as the frame asks. */
const answers = (src: string) =>
  fetch(src, {
    mode: 'no-cors',
    cache: 'force-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).then(
    () => true,
    () => false,
  );
