import { fileTypeOf } from './sniff';

/** Where the group's own sign stands, from the project folder. */
export const signPath = 'public/icons/teken.svg';

/** The only new files that are saved: photos, documents and the group's own sign, by path from the project folder and file type. */
const allowed = [
  { pattern: /^content\/fotos\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.jpg$/, type: 'jpeg', mime: 'image/jpeg' },
  // a replaced document has the name that somebody gave it; without `#`, `?` and `%`, which a link reads differently
  {
    pattern:
      /^public\/documents\/(?:[\p{L}\d][\p{L}\p{M}\d ._()-]*\/)?[\p{L}\d][\p{L}\p{M}\d ._()-]*\.[pP][dD][fF]$/u,
    type: 'pdf',
    mime: 'application/pdf',
  },
  // as `preparedSign` writes it: without anything before its first element
  { pattern: /^public\/icons\/teken\.svg$/, type: 'svg', mime: 'image/svg+xml' },
] as const;

/** The media type of a new file; undefined when it is not allowed. @param start its bytes, of which 64 are enough */
export const mediaTypeOf = (path: string, start: Uint8Array) =>
  allowed.find(({ pattern, type }) => pattern.test(path) && fileTypeOf(start) === type)?.mime;
