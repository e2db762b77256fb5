import type { Source } from '@/lib/content/yaml/source';
import { dayOfMonth, readDayMonth } from '@/lib/dates/dayWords';

/** One paper that has to be handed in before two days. */

/** `vóór 1 juli`, in a text. */
const before = /v(?:óó|oo)r (\d{1,2} \p{L}+)/giu;

type Deadline = { day: string; path: readonly PropertyKey[] };

/** Returns a Dutch line for each day before which the booklet wants the medical form, and the page of the camp another. */
export function deadlinesThatDiffer(camp: Source | undefined): string[] {
  const form = camp?.textAt(['documenten', 'fiche', 'titel'])?.toLowerCase();
  if (!camp || !form) return [];
  const values = [...camp.values()].filter((one) => typeof one.value === 'string');
  const onPage = values.filter(({ path }) => path[0] === 'documenten').flatMap(daysIn);
  const inBooklet = values
    .filter(({ path, value }) => path[0] === 'boekje' && `${value}`.toLowerCase().includes(form))
    .flatMap(({ path, value }) => {
      const day = readDayMonth(camp.textAt([...path.slice(0, -1), 'voor']) ?? '');
      return [...(day ? [{ day: dayOfMonth(day), path }] : []), ...daysIn({ path, value })];
    });
  return inBooklet.flatMap(({ day, path }) => {
    const other = onPage.find((one) => one.day !== day);
    return other
      ? `${camp.file}, regel ${camp.lineOf(other.path)} en ${camp.lineOf(path)}: hier moet de ${form} binnen vóór ${other.day}, en daar vóór ${day}. Kijk welke dag juist is.`
      : [];
  });
}

const daysIn = ({ path, value }: { path: PropertyKey[]; value: unknown }): Deadline[] =>
  [...`${value}`.matchAll(before)].flatMap(([, written = '']) => {
    const day = readDayMonth(written);
    return day ? [{ day: dayOfMonth(day), path }] : [];
  });
