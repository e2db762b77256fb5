import type { Sources } from '@/lib/content/check/sources';
import type { Problem } from '@/lib/content/problem';
import type { FileName } from '@/lib/content/schemas/files';
import type { CalendarDate } from '@/lib/dates/days';
import type { Example } from '@/pipeline/check/examples';

/** What the rules of the yearly list read. */
export type YearlyInput = {
  /** The content files as written, valid or not. */
  sources: Sources;
  /** Today, in Brussels. */
  day: CalendarDate;
  /** The day on which a content file last changed; undefined without history. */
  changed: (name: FileName) => CalendarDate | undefined;
  /** Files below `content/fotos` and `public/documents`. */
  photos: readonly string[];
  documents: readonly string[];
  examples: readonly Example[];
  /** Who was a leader before this year began. */
  formerLeaders: readonly string[];
};

/** Finds what is outdated or missing; the list adds the topic. */
export type YearlyRule = (known: YearlyInput) => Iterable<Problem>;
