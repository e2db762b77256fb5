import { placeToCome, secretPlace } from '@/lib/camp/secretPlace';
import { type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import type { Address } from '@/lib/text/address';
import type { Fact } from './FactList';
import { RouteLink } from './RouteLink';

/** Where something is, with its way on the map; while that is secret, the day from which it is public; or that nobody knows it yet. */
export function placeFact(
  place: Address | undefined,
  publicFrom: CalendarDate | undefined,
  label = 'Waar',
): Fact {
  const fact = { icon: 'pin', label } as const;
  if (place) return { ...fact, answer: place.name, more: <RouteLink to={place} /> };
  if (!publicFrom) return { ...fact, answer: placeToCome };
  const day = `${weekdayOf(publicFrom)} ${dayOfMonth(publicFrom)}`;
  return { ...fact, answer: secretPlace, more: `We verklappen het op ${day}` };
}
