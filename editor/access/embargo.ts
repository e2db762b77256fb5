import { parseDocument } from 'yaml';
import { scalarsIn } from '@/editor/document/scalars';
import { isKnown } from '@/lib/content/check/embargo';
import type { CalendarDate } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';

/** The text in the place of an embargoed name. */
export const embargoedName = 'Nog niet bekend';

/** Whether a file of leaders is embargoed on a day; a date that cannot be read counts as an embargo. */
function isEmbargoed(text: string, day: CalendarDate): boolean {
  const from = parseDocument(text).get('bekendOp');
  if (from === undefined || from === null) return false;
  const known = readDay(String(from));
  return !known || !isKnown(known, day);
}

/**
 * The public text of a file of leaders on a day: until the date in `bekendOp` without anything that identifies them. Line numbers and
 * the number of leaders are unchanged, and so are other files.
 */
export function withoutEmbargoed(text: string, day: CalendarDate): string {
  if (!isEmbargoed(text, day)) return text;
  return scalarsIn(text)
    .filter(({ path }) => path.includes('leiding'))
    .reduceRight((rest, { path, from, to }) => {
      const name = path.at(-1) === 'naam' ? embargoedName : '';
      return rest.slice(0, from) + name + text.slice(from, to).replace(/[^\n]/g, '') + rest.slice(to);
    }, text);
}
