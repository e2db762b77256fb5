import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
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
  const cuts: { from: number; to: number; instead: string }[] = [];
  const visit = (node: unknown, path: readonly string[]) => {
    if (isMap(node)) {
      for (const { key, value } of node.items)
        visit(value, [...path, isScalar(key) ? String(key.value) : '']);
    } else if (isSeq(node)) for (const item of node.items) visit(item, path);
    else if (isScalar(node) && node.range && path.includes('leiding')) {
      const [from, to] = node.range;
      cuts.push({ from, to, instead: path.at(-1) === 'naam' ? embargoedName : '' });
    }
  };
  visit(parseDocument(text).contents, []);
  return cuts.reduceRight(
    (rest, { from, to, instead }) =>
      rest.slice(0, from) + instead + text.slice(from, to).replace(/[^\n]/g, '') + rest.slice(to),
    text,
  );
}
