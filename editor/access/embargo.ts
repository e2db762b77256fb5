import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { isKnown } from '@/lib/content/check/embargo';
import type { CalendarDate } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';

/** What stands in the place of a name that is still a secret. */
export const embargoedName = 'Nog niet bekend';

/** Whether a file of leaders keeps them for a day that is still to come; one that cannot be read keeps them too. */
function isEmbargoed(text: string, day: CalendarDate): boolean {
  const from = parseDocument(text).get('bekendOp');
  if (from === undefined || from === null) return false;
  const known = readDay(String(from));
  return !known || !isKnown(known, day);
}

/**
 * A file of leaders as it may be read by everybody on a day: until the day in `bekendOp` without anything that tells who they
 * are. The lines keep their numbers, and each leader a place. Other files stay as they are.
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
