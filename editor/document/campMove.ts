import type { Texts } from '@/lib/content/check/sources';
import { each, valuesAt } from '@/lib/content/schemas/namedGroups';
import { addDays, type DayMonth, daysBetween } from '@/lib/dates/days';
import { dayOfMonth, readDayMonth } from '@/lib/dates/dayWords';
import { withPlainSpaces } from '@/lib/text/words';
import type { FileEdit } from './document';
import { type Place, valueAt } from './places';

/** The days that go along with the first and with the last day of camp. */
const along = {
  van: [
    ['kamp', 'bezoek', 'dag'],
    ['boekje', 'vertrek', each, 'heen', 'dag'],
    ['boekje', 'bagage', 'dag'],
    ['boekje', 'vooraf', each, 'op'],
  ],
  tot: [
    ['boekje', 'vertrek', each, 'terug', 'dag'],
    ['boekje', 'post', 'laatste'],
  ],
};

/** Of what has to be done before camp: in days before the first one, from when it goes along. */
const lastWeek = 7;

const fieldAt = ({ file, path: [block, field, ...further] }: Place): keyof typeof along | undefined =>
  file === 'camp' && block === 'kamp' && further.length === 0 && (field === 'van' || field === 'tot')
    ? field
    : undefined;

/**
 * The edits that let the days of the visit and the booklet go along with the first or the last day of camp; none at any other place, and
 * while one of both is no day.
 * @param days the day as it was and as it is now: `21 juli`
 */
export function editsByCampMove(texts: Texts, place: Place, days: { from: string; to: string }): FileEdit[] {
  const field = fieldAt(place);
  const [from, to] = [readDayMonth(days.from), readDayMonth(days.to)];
  if (!field || !from || !to) return [];
  const year = Number(valueAt(texts, { file: 'camp', path: ['boekje', 'jaar'] })) || 2027;
  const inYear = (day: DayMonth) => ({ ...day, year });
  const by = daysBetween(inYear(from), inYear(to));
  const camp = valueAt(texts, { file: 'camp', path: [] });
  const values = along[field].flatMap((path) =>
    valuesAt(camp, path).flatMap(({ path: at, value }) => {
      const day = readDayMonth(String(value));
      const isFarAhead = path.includes('vooraf') && day && daysBetween(inYear(day), inYear(from)) > lastWeek;
      if (!day || by === 0 || isFarAhead) return [];
      return { path: at, value: withPlainSpaces(dayOfMonth(addDays(inYear(day), by))) };
    }),
  );
  return values.length > 0 ? [{ file: 'camp', edit: { type: 'setMany', values } }] : [];
}
