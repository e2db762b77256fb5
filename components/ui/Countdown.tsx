'use client';

import type { ComponentProps } from 'react';
import { TearOff } from './TearOff';
import { useBehaviour } from './useBehaviour';

/**
 * A tear-off calendar that counts: `countdown.script.ts` replaces the words of its state by those of today, every second, without
 * moving the page. The words are made by the server, so that React does not bring them along.
 */
export function Countdown(props: ComponentProps<typeof TearOff>) {
  useBehaviour('countdown', () => import('./countdown.script'));
  return <TearOff {...props} />;
}
