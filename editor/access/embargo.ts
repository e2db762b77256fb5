import { parseDocument } from 'yaml';
import { scalarsIn } from '@/editor/document/scalars';
import { secretPlace } from '@/lib/camp/secretPlace';
import { isPast, isPlaceField, secretFields, secretName } from '@/lib/content/check/embargo';
import type { FileName } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import type { CalendarDate } from '@/lib/dates/days';

/** The text in the place of an embargoed name. */
export const embargoedName = 'Nog niet bekend';

/** Whether a day in a file is still to come; one that cannot be read counts as to come. */
function isAhead(from: unknown, day: CalendarDate): boolean {
  return from !== undefined && from !== null && !isPast(from, day);
}

/**
 * The public text of a content file on a day: until the date in `bekendOp` without anything that identifies a leader, and until
 * `geheimTot` without the fields of a secret activity or of the place of camp; of a page of the group's own its name alone. Line numbers
 * and the length of lists are unchanged.
 * @param camp the text of `bivak.yaml`, which says how long the place of a camp is secret
 */
export function textWithoutEmbargoed(file: FileName, text: string, day: CalendarDate, camp = ''): string {
  const document = parseDocument(text);
  const hidesPlace = isAhead(parseDocument(camp).getIn(['kamp', 'geheimTot']), day);
  const isSecret = (path: readonly PropertyKey[]) => {
    if (file === 'ownPages')
      return isWordsOfPage(path) && isAhead(document.getIn([...path.slice(0, 2), 'bekendOp']), day);
    if (isPlaceField(file, path)) return hidesPlace;
    return file === 'programme' && path.some((step) => secretFields.includes(step))
      ? isAhead(document.getIn([...path.slice(0, 2), 'geheimTot']), day)
      : path.includes('leiding') && isAhead(document.get('bekendOp'), day);
  };
  return scalarsIn(text)
    .filter(({ path }) => isSecret(path))
    .reduceRight((rest, { path, from, to }) => {
      const known = isPlaceField(file, path) ? placePlaceholders : placeholders;
      const name = file === 'ownPages' ? embargoedName : (known[String(path.at(-1))] ?? '');
      return rest.slice(0, from) + name + text.slice(from, to).replace(/[^\n]/g, '') + rest.slice(to);
    }, text);
}

/** Whether a field of `paginas.yaml` is a text on a page: not its name, which is its address too. */
const isWordsOfPage = (path: readonly PropertyKey[]) => {
  const kind = kindAt('ownPages', path);
  return (kind === 'text' || kind === 'plain') && !(path.length === 3 && path[2] === 'naam');
};

/** Of the fields that an address cannot do without. */
const placePlaceholders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['naam', 'straat', 'gemeente', 'adres', 'waar'].map((field) => [field, secretPlace])),
  postcode: '"1111"',
};
const placeholders: Readonly<Record<string, string>> = { naam: embargoedName, wat: secretName };
