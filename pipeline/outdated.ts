import type { Sources } from '@/lib/content/check';
import { isKnown } from '@/lib/content/reveal';
import type { CalendarDate } from '@/lib/dates/days';
import { knownFrom } from './check/leaders';

/**
 * What a site that was built on an earlier day does not say right any more, though its content is the same: a Dutch line each. All
 * else that follows the calendar is settled in the browser.
 */
export function outdated(sources: Sources, built: CalendarDate, day: CalendarDate): string[] {
  const teams = [sources.boys, sources.girls].flatMap((source) => {
    const from = knownFrom(source);
    return source && from && !isKnown(from, built) && isKnown(from, day)
      ? [`${source.file}: deze leiding is nu bekend, en staat nog niet op de site.`]
      : [];
  });
  const isOtherMonth = built.year !== day.year || built.month !== day.month;
  return [
    ...teams,
    ...(isOtherMonth && sources.rental?.has(['bezet'])
      ? [`${sources.rental.file}: de maanden waarin het lokaal vrij is, beginnen met een vorige maand.`]
      : []),
  ];
}
