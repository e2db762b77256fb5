import { useSyncExternalStore } from 'react';
import { type CalendarDate, isoDay, readIsoDay, today } from '@/lib/days';

/** The day it is in Brussels; undefined in the exported page, since the build's day is not the visitor's. */
export function useToday(): CalendarDate | undefined {
  return readIsoDay(useSyncExternalStore(whenSeenAgain, thisDay, notKnown));
}

/** As text: a plain value, so that a look at the clock on the same day renders nothing. */
const thisDay = () => isoDay(today(new Date()));
const notKnown = () => '';

/** A tab that was left open overnight looks at the clock when its reader comes back. */
function whenSeenAgain(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
