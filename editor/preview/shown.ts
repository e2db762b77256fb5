import { withoutEmbargoed } from '@/lib/content/check/embargo';
import { withFacts } from '@/lib/content/check/facts';
import type { Sources } from '@/lib/content/check/sources';
import { type Content, contentSchema } from '@/lib/content/schemas/content';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import type { Source } from '@/lib/content/yaml/source';
import { today, weekdays } from '@/lib/dates/days';
import { dayOfMonth, readDay, readDayMonth } from '@/lib/dates/dayWords';
import { type Shown, withRecords } from '@/lib/photos/photo';
import type { PhotoRecord } from '@/lib/photos/variants';
import { euro, hour } from '@/lib/text/format';
import { nameWithMarker, textWithMarker } from './sourceMarkers';

/** A field of the content by one text: `camp.kamp.tot`, `girls.groepen.0.leiding.2.naam`. */
export type FieldKey = string;

/** How a page tells a field: by the number of its mark, or by what can be seen of it. */
export type FieldMarker = {
  key: FieldKey;
  /** Words of which a page shows one, for a price, a day, an hour: `€ 40`. Empty for a text, which carries a mark. */
  seen: readonly string[];
  /** How the files of a photo begin, or its one address. */
  photo?: string;
};

/** What the preview draws, and which field each part of it is: the nth sign belongs to mark n. */
export type ShownPage = { content: Shown<Content>; markers: FieldMarker[] };

/**
 * The content as pages show it, with a mark in every text. The marks go in before the schema reads the values, so that they
 * come out wherever it puts a text. Content that the schema refuses with its marks is shown without.
 *
 * @param content the same without marks: it has been checked
 * @param recordOf gives the record of a photo by its path below `content/fotos`
 * @param day of which the page is: who leads is shown from the day that tells it
 */
export function shownPage(
  { content, sources }: { content: Content; sources: Sources },
  recordOf: (path: string) => PhotoRecord,
  day = today(new Date()),
): ShownPage {
  const signs: FieldMarker[] = [];
  const values = Object.fromEntries(
    contentFiles.map((file) => [file, sources[file] && markedValues(file, sources[file], signs, recordOf)]),
  );
  const marked = contentSchema.safeParse(values);
  const whole = marked.success ? withFacts(marked.data) : content;
  return { content: withRecords(knownOn(whole, day), recordOf), markers: signs };
}

/** For a photo of which the build has made nothing: one that may not be shown yet. */
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

export const fieldKey = (file: FileName, path: readonly PropertyKey[]): FieldKey =>
  [file, ...path.map(String)].join('.');

/** The other way round. @throws {Error} for a text that names no file of the content */
export function fieldAt(key: FieldKey): { file: FileName; path: (string | number)[] } {
  const [first, ...steps] = key.split('.');
  const file = contentFiles.find((name) => name === first);
  if (!file) throw new Error(`No content file is called ${first}.`);
  return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}

function markedValues(
  file: FileName,
  { value }: Source,
  signs: FieldMarker[],
  recordOf: (path: string) => PhotoRecord,
): unknown {
  const within = (part: unknown, path: readonly (string | number)[]): unknown => {
    if (Array.isArray(part)) return part.map((item, index) => within(item, [...path, index]));
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(
        Object.entries(part).map(([name, item]) => [name, within(item, [...path, name])]),
      );
    }
    const key = fieldKey(file, path);
    const number = signs.length;
    if (typeof part === 'string' && kindAt(file, path) === 'text') {
      signs.push({ key, seen: [] });
      return textWithMarker(part, number);
    }
    if (typeof part === 'string' && kindAt(file, path) === 'plain') {
      signs.push({ key, seen: [] });
      return nameWithMarker(part, number);
    }
    if (typeof part === 'string' && kindAt(file, path) === 'photo') {
      const { url, stem } = recordOf(part);
      signs.push({ key, seen: [], photo: url ?? `/fotos/${stem}-` });
    } else {
      const seen = textsFor(part);
      if (seen.length > 0) signs.push({ key, seen });
    }
    return part;
  };
  return within(value, []);
}

/** How pages write a value that is no text: a price, a number, a day, an hour, a telephone number, a day of the week. */
function textsFor(value: unknown): string[] {
  if (typeof value === 'number') return [euro(value), String(value)];
  if (typeof value !== 'string') return [];
  const day = readDay(value) ?? readDayMonth(value);
  if (day) return [dayOfMonth(day), `${day.day} tot`];
  if (/^\d\d:\d\d$/.test(value)) return [`${hour(value)} tot`, `${hour(value)}\u00a0uur`];
  return /\d|@/.test(value) || isWeekday(value) ? [value] : [];
}

const isWeekday = (value: string) => weekdays.some((day) => day === value);
