'use client';

import { useSyncExternalStore } from 'react';
import { TearOff, TearOffWords } from '@/components/ui/TearOff';
import { campStatus } from '@/lib/camp';
import type { DayMonth } from '@/lib/days';
import { movesByItself } from '@/lib/startup';

type CountdownProps = {
  /** First and last day of camp, in Europe/Brussels. */
  from: DayMonth;
  until: DayMonth;
  /** The same days as people write them: `21 juli`. */
  fromText: string;
  untilText: string;
};

/**
 * The tear-off calendar. The exported page shows the two dates, since a number would be stale by the time somebody
 * reads it; with script it shows the days that remain, asked of the clock each second, in the same room.
 */
export function Countdown({ from, until, fromText, untilText }: CountdownProps) {
  const status = useSyncExternalStore<number | 'busy' | 'pending'>(
    everySecond,
    () => snapshot(from, until),
    () => 'pending',
  );
  return (
    <TearOff top="Bivak" {...movesByItself} data-state={typeof status === 'number' ? 'waiting' : status}>
      {status === 'pending' && (
        <>
          <TearOffWords size="small">We vertrekken op</TearOffWords>{' '}
          <TearOffWords size="date">{fromText}</TearOffWords>{' '}
          <TearOffWords size="small">en zijn terug op</TearOffWords>{' '}
          <TearOffWords size="date">{untilText}</TearOffWords>
        </>
      )}
      {status === 'busy' && (
        <>
          <TearOffWords size="large">Kamp is bezig</TearOffWords>{' '}
          <TearOffWords size="drawing">⛺</TearOffWords>
        </>
      )}
      {typeof status === 'number' && (
        <>
          <TearOffWords size="small">Nog</TearOffWords> <TearOffWords size="number">{status}</TearOffWords>{' '}
          <TearOffWords size="small">
            {status === 1 ? 'dag' : 'dagen'} tot {fromText}
          </TearOffWords>
        </>
      )}
    </TearOff>
  );
}

/** Days to go, or 'busy': a plain value, so that a second in which nothing changes renders nothing. */
function snapshot(from: DayMonth, until: DayMonth): number | 'busy' {
  const status = campStatus({ from, until }, new Date());
  return status.state === 'busy' ? 'busy' : status.days;
}

/** Each second, and at once when a tab that slept comes back. */
function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
