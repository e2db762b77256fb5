import type { PhotoRecord } from './variants';

/**
 * A photo as content names it, by its path below `content/fotos`. A class of its own, so that every photo in content can be
 * found by what it is, whatever the field is called.
 */
export class PhotoFile {
  constructor(readonly path: string) {}
}

/** A photo as a page shows it. */
export type Photo = { image: PhotoRecord; alt: string };

/** The same with a line written under it. */
export type CaptionedPhoto = Photo & { caption: string };

/** Content as a page gets it: in place of the name of each photo, what the page needs to know of it. */
export type Shown<Value> = Value extends PhotoFile
  ? PhotoRecord
  : { [Key in keyof Value]: Shown<Value[Key]> };

/**
 * Content with the record of every photo in place of its name; all else is as it was.
 * @param recordOf returns the record of a photo by its path below `content/fotos`
 */
export function withRecords<Value>(value: Value, recordOf: (path: string) => PhotoRecord): Shown<Value>;
export function withRecords(value: unknown, recordOf: (path: string) => PhotoRecord): unknown {
  if (value instanceof PhotoFile) return recordOf(value.path);
  if (Array.isArray(value)) return value.map((item) => withRecords(item, recordOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withRecords(item, recordOf)]));
}
