import { type FieldKey, fieldKey } from '@/editor/document/fieldKey';
import type { Values } from '@/lib/content/blocks';
import { withoutAbsent } from '@/lib/content/check/absent';
import { withoutEmbargoed } from '@/lib/content/check/embargo';
import { withFacts } from '@/lib/content/check/facts';
import { dayOff } from '@/lib/content/kinds/dayOff';
import type { FieldKind } from '@/lib/content/kinds/field';
import type { Path } from '@/lib/content/path';
import { type Content, contentSchema } from '@/lib/content/schemas/content';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import { type CalendarDate, today, weekdays } from '@/lib/dates/days';
import { dayOfMonth, readDay, readDayMonth } from '@/lib/dates/dayWords';
import { type Shown, withRecords } from '@/lib/photos/photo';
import type { PhotoRecord } from '@/lib/photos/variants';
import { euro, hour } from '@/lib/text/format';
import { nameWithMarker, textWithMarker } from '@/lib/text/sourceMarkers';

/** How a field is found on a page: by the number of its marker, or by its visible value. */
export type FieldMarker = {
  key: FieldKey;
  /** The ways in which a page shows a price, a day or an hour: `€ 40`. Empty for a text, which has a source marker. */
  seen: readonly string[];
  /** The start of the addresses of a photo. */
  photo?: string;
};

/** The content of the preview, with the field of each marker: source marker n is `markers[n]`. */
export type ShownPage = { content: Shown<Content>; markers: FieldMarker[] };

/**
 * The content as pages show it, with a source marker in every text. They are inserted before the schema parses the values, so that
 * they are wherever it puts a text. Content that the schema refuses with markers is shown without.
 *
 * @param content checked, without markers
 * @param values of the files, as the site may show them
 * @param recordOf returns the record of a photo by its path below `content/fotos`
 * @param day of the page: embargoed leaders are not shown
 */
export function shownPage(
  { content, values }: { content: Content; values: Values },
  recordOf: (path: string) => PhotoRecord,
  day = today(new Date()),
): ShownPage {
  const markers: FieldMarker[] = [];
  const marked: Partial<Record<FileName, unknown>> = {};
  let isRefused = false;
  for (const file of contentFiles) {
    const value = values[file] && markedValues(file, values[file], markers, recordOf);
    const { data, error } = contentSchema.shape[file].safeParse(value);
    isRefused ||= error !== undefined;
    if (data !== undefined) marked[file] = data;
  }
  const whole = isRefused ? shownOn(content, day) : withoutAbsent(withFacts(shownOn(marked as Content, day)));
  return { content: withRecords(whole, recordOf), markers };
}

/** The content of a day, with the pages of the group's own that nobody may know yet: who writes one has to see it. */
const shownOn = (content: Content, day: CalendarDate): Content => ({
  ...withoutEmbargoed(content, day),
  ...(content.ownPages && { ownPages: content.ownPages }),
});

/** For a photo without variants: the build made none. */
export const noPhoto: PhotoRecord = {
  stem: '',
  width: 3,
  height: 2,
  avif: [],
  jpeg: [3],
  placeholder: '',
  colour: '#84744f',
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
};

function markedValues(
  file: FileName,
  value: unknown,
  markers: FieldMarker[],
  recordOf: (path: string) => PhotoRecord,
): unknown {
  const within = (part: unknown, path: Path): unknown => {
    if (Array.isArray(part)) return part.map((item, index) => within(item, [...path, index]));
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(
        Object.entries(part).map(([name, item]) => [name, within(item, [...path, name])]),
      );
    }
    const key = fieldKey(file, path);
    const kind = kindAt(file, path);
    if (typeof part === 'string' && (kind === 'text' || kind === 'plain')) {
      const number = markers.push({ key, seen: [] }) - 1;
      return kind === 'text' ? textWithMarker(part, number) : nameWithMarker(part, number);
    }
    if (typeof part === 'string' && kind === 'photo') {
      const { url, stem } = recordOf(part);
      markers.push({ key, seen: [], photo: url ?? `/fotos/${stem}-` });
    } else {
      const seen = textsFor(part, kind);
      if (seen.length > 0) markers.push({ key, seen });
    }
    return part;
  };
  return within(value, []);
}

/** The ways in which pages write a value that is no text: a price, day, hour, telephone number. */
function textsFor(value: unknown, kind: FieldKind | undefined): string[] {
  if (typeof value === 'number') return [kind === 'price' ? euro(value) : String(value)];
  if (typeof value !== 'string') return [];
  const off = kind === 'dayOff' ? dayOff.safeParse(value).data : undefined;
  if (off?.reason) return [dayOfMonth(off), off.reason];
  const day = readDay(value) ?? readDayMonth(value);
  if (day) return [dayOfMonth(day), `${day.day} tot`];
  if (/^\d\d:\d\d$/.test(value)) return [`${hour(value)} tot`, `${hour(value)}\u00a0uur`];
  return /\d|@/.test(value) || isWeekday(value) ? [value] : [];
}

const isWeekday = (value: string) => weekdays.some((day) => day === value);
