'use client';

import { useState } from 'react';
import { useAfterLoad } from './useAfterLoad';

type DelayedMapProps = {
  src: string;
  title: string;
  /** What stands in the box until the map itself has arrived. */
  children: React.ReactNode;
};

/** The map of OpenStreetMap, a second after the page has loaded: the page itself never waits for another site. */
export function DelayedMap({ src, title, children }: DelayedMapProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'there'>('waiting');
  useAfterLoad(1000, () => setState('loading'));
  return (
    <>
      {state !== 'there' && children}
      {state !== 'waiting' && (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          onLoad={() => setState('there')}
        />
      )}
    </>
  );
}
