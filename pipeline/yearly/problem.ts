import type { Sources } from '@/lib/content/check/sources';
import { fieldName } from '@/lib/content/problem';
import type { FileName } from '@/lib/content/schemas/files';
import type { Source } from '@/lib/content/yaml/source';
import type { CalendarDate } from '@/lib/dates/days';
import type { Example } from '@/pipeline/check/examples';

/** What a group looks through each year, in the order of the report. */
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

/** Something of last year, or something that is not there yet; in Dutch, for who leads the group. */
export type YearlyProblem = {
  topic: Topic;
  /** `must`: it is not right as it stands. `look`: it may be right; only a person can tell. */
  level: 'must' | 'look';
  /** As an editor sees it from the project folder. */
  file: string;
  line?: number | undefined;
  field?: string | undefined;
  found: string;
  advice: string;
};

/** All that the rules of the year are told. */
export type Known = {
  /** The content files as written, also when a field in them is wrong. */
  sources: Sources;
  /** The day of looking, in Brussels. */
  day: CalendarDate;
  /** The day on which a content file last changed; undefined when nobody knows. */
  changed: (name: FileName) => CalendarDate | undefined;
  /** Photos below `content/fotos` and papers below `public/documents`. */
  photos: readonly string[];
  papers: readonly string[];
  examples: readonly Example[];
  /** Who was a leader before this year began. */
  formerLeaders: readonly string[];
};

type About = Pick<YearlyProblem, 'topic' | 'found' | 'advice'> & Partial<Pick<YearlyProblem, 'level'>>;

/** A finding at a place in a content file. */
export const at = (source: Source, path: readonly PropertyKey[], about: About): YearlyProblem => ({
  level: 'must',
  ...about,
  file: source.file,
  line: source.lineOf(path),
  field: fieldName(path),
});
