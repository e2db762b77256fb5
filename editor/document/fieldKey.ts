import { contentFiles, type FileName } from '@/lib/content/schemas/files';

/** A field of the content as one string: `camp.kamp.tot`, `girls.groepen.0.leiding.2.naam`. */
export type FieldKey = string;

export const fieldKey = (file: FileName, path: readonly PropertyKey[]): FieldKey =>
  [file, ...path.map(String)].join('.');

/** The inverse of `fieldKey`. @throws {Error} when the key names no content file */
export function fieldAt(key: FieldKey): { file: FileName; path: (string | number)[] } {
  const [first, ...steps] = key.split('.');
  const file = contentFiles.find((name) => name === first);
  if (!file) throw new Error(`No content file is called ${first}.`);
  return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}
