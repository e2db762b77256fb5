import { campDates } from '@/lib/calendar/entries';
import { isKnown } from '@/lib/content/check/embargo';
import type { Sources } from '@/lib/content/check/sources';
import { leaderFiles } from '@/lib/content/schemas/files';
import { type CalendarDate, compareDays } from '@/lib/dates/days';
import { readDay, readDayMonth } from '@/lib/dates/dayWords';
import { knownFrom } from './check/leaders';

/**
 * What changes in a site that was built on an earlier day, with the same content: a Dutch line each. The browser applies all
 * other dates.
 */
export function outdated(sources: Sources, built: CalendarDate, day: CalendarDate): string[] {
  const teams = leaderFiles
    .map((file) => sources[file])
    .flatMap((source) => {
      const from = knownFrom(source);
      return source && from && !isKnown(from, built) && isKnown(from, day)
        ? [`${source.file}: deze leiding is nu bekend, en staat nog niet op de site.`]
        : [];
    });
  const isOtherMonth = built.year !== day.year || built.month !== day.month;
  const camp = campBefore(sources);
  const isCampOver = camp && compareDays(built, camp.endDay) <= 0 && compareDays(camp.endDay, day) < 0;
  return [
    ...teams,
    ...(isCampOver
      ? [`${sources.camp?.file}: het kamp van ${camp.endDay.year} is voorbij, en staat nog in de agenda.`]
      : []),
    ...(isOtherMonth && sources.rental?.has(['bezet'])
      ? [`${sources.rental.file}: de maanden waarin het lokaal vrij is, beginnen met een vorige maand.`]
      : []),
  ];
}

/** The camp before the working year: undefined when its days, or the first of that year, cannot be read. */
function campBefore({ camp, calendar }: Sources) {
  const [van, tot] = ['van', 'tot'].map((field) => readDayMonth(camp?.textAt(['kamp', field]) ?? ''));
  const since = readDay(calendar?.textAt(['werkjaar', 'van']) ?? '');
  return van && tot && since && campDates({ van, tot }, since).last;
}
