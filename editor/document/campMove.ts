import { valueByPath } from '@/lib/content/blocks';
import type { Texts } from '@/lib/content/check/sources';
import { each, valuesAt } from '@/lib/content/schemas/namedGroups';
import { addDays, type CalendarDate, compareDays, daysBetween, isSameDay } from '@/lib/dates/days';
import { dayOfMonth, readDayMonth } from '@/lib/dates/dayWords';
import { withPlainSpaces } from '@/lib/text/words';
import type { FileEdit } from './document';
import { type FieldPlace, valueAtPlace } from './places';

/** In days before the first one, from when what has to be done goes along. */
const lastWeek = 7;

const isFrom = (day: CalendarDate) => (one: CalendarDate) => compareDays(day, one) <= 0;
const is = (day: CalendarDate) => (one: CalendarDate) => isSameDay(one, day);
const isNot = (day: CalendarDate) => (one: CalendarDate) => !isSameDay(one, day);

const homeward = ['boekje', 'vertrek', each, 'terug', 'dag'];

/** The days that go along with the first and with the last day of camp: who comes home earlier stays as many days. */
const along = {
  van: ({ van, tot }: Camp) => [
    { path: ['kamp', 'bezoek', 'dag'] },
    { path: ['boekje', 'vertrek', each, 'heen', 'dag'] },
    { path: homeward, goes: isNot(tot) },
    { path: ['boekje', 'bagage', 'dag'] },
    { path: ['boekje', 'post', 'laatste'] },
    { path: ['boekje', 'vooraf', each, 'op'], goes: isFrom(addDays(van, -lastWeek)) },
  ],
  tot: ({ tot }: Camp) => [{ path: homeward, goes: is(tot) }],
};

/** In the year of the booklet. */
type Camp = { van: CalendarDate; tot: CalendarDate };

const fieldAt = ({ file, path: [block, field, ...further] }: FieldPlace): keyof typeof along | undefined =>
  file === 'camp' && block === 'kamp' && further.length === 0 && (field === 'van' || field === 'tot')
    ? field
    : undefined;

/**
 * The edits that let the days of the visit and the booklet go along with the first or the last day of camp; none at any other place, and
 * while one of both is no day.
 * @param days the day as it was and as it is now: `21 juli`
 */
export function editsByCampMove(
  texts: Texts,
  place: FieldPlace,
  days: { from: string; to: string },
): FileEdit[] {
  const field = fieldAt(place);
  const camp = valueAtPlace(texts, { file: 'camp', path: [] });
  const year = Number(valueByPath(camp, 'boekje.jaar')) || 2027; // any: the days have none
  const dayIn = (value: unknown) => {
    const day = readDayMonth(String(value));
    return day && { ...day, year };
  };
  const [from, to] = [dayIn(days.from), dayIn(days.to)];
  const other = field && dayIn(valueByPath(camp, field === 'van' ? 'kamp.tot' : 'kamp.van'));
  if (!field || !from || !to || !other) return [];
  const by = daysBetween(from, to);
  const before = field === 'van' ? { van: from, tot: other } : { van: other, tot: from };
  const values = along[field](before).flatMap(
    ({ path, goes }: { path: string[]; goes?: (day: CalendarDate) => boolean }) =>
      valuesAt(camp, path).flatMap(({ path: at, value }) => {
        const day = dayIn(value);
        if (!day || by === 0 || (goes && !goes(day))) return [];
        return { path: at, value: withPlainSpaces(dayOfMonth(addDays(day, by))) };
      }),
  );
  return values.length > 0 ? [{ file: 'camp', edit: { type: 'setMany', values } }] : [];
}
