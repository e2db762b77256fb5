'use client';

import { useSyncExternalStore } from 'react';
import { campStatus } from '@/lib/camp';
import type { DayMonth } from '@/lib/days';
import { movesByItself } from '@/lib/startup';
import styles from './Countdown.module.scss';

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
    <div
      className={styles.calendar}
      {...movesByItself}
      data-state={typeof status === 'number' ? 'waiting' : status}
    >
      <p className={styles.top}>Bivak</p>
      <p className={styles.day}>
        {status === 'pending' && (
          <>
            <span className={styles.small}>We vertrekken op</span>{' '}
            <span className={styles.date}>{fromText}</span>{' '}
            <span className={styles.small}>en zijn terug op</span>{' '}
            <span className={styles.date}>{untilText}</span>
          </>
        )}
        {status === 'busy' && (
          <>
            <span className={styles.busy}>Kamp is bezig</span> <span className={styles.tent}>⛺</span>
          </>
        )}
        {typeof status === 'number' && (
          <>
            <span className={styles.small}>Nog</span> <span className={styles.number}>{status}</span>{' '}
            <span className={styles.small}>
              {status === 1 ? 'dag' : 'dagen'} tot {fromText}
            </span>
          </>
        )}
      </p>
    </div>
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
