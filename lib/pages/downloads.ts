/** Papers that a page of the group's own offers. */

/** Returns the size of a paper in bytes; undefined where nobody knows it, as in the preview of the editor. */
export type SizeOf = (file: string) => number | undefined;

/** In Dutch: `980 kB`, `1,2 MB`. */
export function sizeInWords(bytes: number): string {
  const kilo = Math.max(1, Math.round(bytes / 1000));
  return kilo < 1000 ? `${kilo} kB` : `${(kilo / 1000).toFixed(1).replace('.', ',')} MB`;
}
