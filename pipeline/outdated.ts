import { campDates } from '@/lib/calendar/entries';
import { isBookletOver } from '@/lib/camp/booklet';
import { isKnown } from '@/lib/content/check/embargo';
import type { Sources } from '@/lib/content/check/sources';
import type { Source } from '@/lib/content/yaml/source';
import { type CalendarDate, compareDays, daysBetween } from '@/lib/dates/days';
import { readDay, readDayMonth } from '@/lib/dates/dayWords';
import { comingLasts, isComing } from '@/lib/programme/coming';
import { knownFrom, teamsOf } from './check/leaders';

/**
 * What changes in a site that was built on an earlier day, with the same content: a Dutch line each. The browser applies all
 * other dates.
 */
export function outdated(sources: Sources, built: CalendarDate, day: CalendarDate): string[] {
  const turnsPublic = (from: CalendarDate) => !isKnown(from, built) && isKnown(from, day);
  const teams = teamsOf(sources).filter((source) => {
    const from = knownFrom(source);
    return from && turnsPublic(from);
  });
  const booklet = bookletOf(sources);
  const isOtherMonth = built.year !== day.year || built.month !== day.month;
  const camp = campBefore(sources);
  const isCampOver = camp && compareDays(built, camp.endDay) <= 0 && compareDays(camp.endDay, day) < 0;
  return [
    ...teams.map(({ file }) => `${file}: deze leiding is nu bekend, en staat nog niet op de site.`),
    ...(secretDays(sources.programme).some(turnsPublic)
      ? [`${sources.programme?.file}: een verrassing mag nu verklapt worden, en staat nog niet op de site.`]
      : []),
    ...(runsOut(sources.programme, built, day)
      ? [`${sources.programme?.file}: wat de groepen hierna doen, staat nog niet op de startpagina.`]
      : []),
    ...(secretDays(sources.camp).some(turnsPublic)
      ? [`${sources.camp?.file}: waar het kamp is, mag nu verklapt worden, en staat nog niet op de site.`]
      : []),
    ...(isCampOver
      ? [`${sources.camp?.file}: het kamp van ${camp.endDay.year} is voorbij, en staat nog in de agenda.`]
      : []),
    ...(booklet && !isBookletOver(booklet, built) && isBookletOver(booklet, day)
      ? [`${sources.camp?.file}: rekening, nummers en adres van het kampboekje gaan nu van de site.`]
      : []),
    ...(isOtherMonth && (sources.rental?.has(['bezet']) || sources.rental?.has(['dagdelen', 'verhuurd']))
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

/** Whether the home page says too little of the programme: what comes is only some weeks of it. */
const runsOut = (programme: Source | undefined, built: CalendarDate, day: CalendarDate): boolean =>
  daysBetween(built, day) >= comingLasts &&
  daysIn(programme, 'datum').some(
    (one) => compareDays(day, one) <= 0 && isComing(one, day) && !isComing(one, built),
  );

/** The days from which what is secret in a file is public. */
const secretDays = (source: Source | undefined) => daysIn(source, 'geheimTot');

/** The days of a field, wherever it is in a file; those that cannot be read are left out. */
const daysIn = (source: Source | undefined, field: string): CalendarDate[] =>
  [...(source?.values() ?? [])].flatMap(({ path, value }) =>
    path.at(-1) === field ? (readDay(String(value)) ?? []) : [],
  );

/** The days of camp and of the returns in its booklet; undefined without a booklet, or when they cannot be read. */
function bookletOf({ camp }: Sources) {
  const read = (path: PropertyKey[]) => readDayMonth(camp?.textAt(path) ?? '');
  const [van, tot] = [read(['kamp', 'van']), read(['kamp', 'tot'])];
  const year = Number(camp?.textAt(['boekje', 'jaar']));
  if (!camp || !van || !tot || !year) return undefined;
  const returns = [...camp.values()]
    .filter(({ path }) => path[1] === 'vertrek' && path.slice(-2).join() === 'terug,dag')
    .flatMap(({ value }) => readDayMonth(String(value)) ?? []);
  const trips = returns.map((dag) => ({ heen: { dag: van }, terug: { dag } }));
  return { kamp: { van, tot }, boekje: { jaar: year, vertrek: trips } };
}
