import type { Sources } from '@/lib/content/check/sources';
import type { Problem } from '@/lib/content/problem';
import type { FileName } from '@/lib/content/schemas/files';
import { problemAt, type Source } from '@/lib/content/yaml/source';
import type { CalendarDate } from '@/lib/dates/days';
import type { Example } from '@/pipeline/check/examples';

/** The headings of the yearly list, in order. */
export const topics = [
  'Eerst dit',
  'Kamp en papieren',
  'Kalender en meldingen',
  'Leiding',
  'Zinnen met een getal of een datum',
  'Foto’s en papieren die niemand ziet',
  'Links naar andere sites',
  'Nog van het voorbeeld',
] as const;
export type Topic = (typeof topics)[number];

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

type About = Pick<Problem, 'found' | 'advice' | 'level'> & { topic: Topic };

/** A problem at a place in a content file, with one of the topics. */
export const at = (source: Source, path: readonly PropertyKey[], about: About): Problem =>
  problemAt(source, path, about);
