import {
  type CampDocument,
  type CampDocuments,
  campDocuments,
  type DocumentYear,
  type Insurer,
} from '@/lib/camp/documents';
import { documentsFile } from '@/lib/content/schemas/documenten';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import type { Source } from '@/lib/content/yaml/source';
import { decoded } from '@/lib/text/decoded';
import type { Sources } from './sources';

/** A file that the content names, and where. */
export type Mention = { file: string; source: Source; path: PropertyKey[] };

/** A document that the list of a year promises, though nobody typed its file name. */
export type DocumentMention = Mention & {
  promised?: {
    /** The path of the year in the list, and its name. */
    row: PropertyKey[];
    year: string;
    /** What to change in the list when there is no such document: `haal LM weg …`. */
    orElse: string;
  };
};

/** Returns every photo that the content names, in the order of the files, also when the content has problems. */
export function photoMentions(sources: Sources): Mention[] {
  return mentions(sources, (name, path, value) =>
    kindAt(name, path) === 'photo' && typeof value === 'string' && value ? [value] : [],
  );
}

/**
 * Returns every PDF that the content promises by year and insurer, names, or links to in a text. A link with `%2F` stays as it is, a file that is not
 * there: Apache refuses such an address (`AllowEncodedSlashes Off`). Names are in NFC: a Mac and some zip files write an accent apart.
 */
export function documentMentions(sources: Sources): DocumentMention[] {
  const linked = mentions(sources, (name, path, value) =>
    name !== 'documents' && kindAt(name, path) === 'document'
      ? [String(value).normalize('NFC')]
      : [...String(value).matchAll(/\]\(\/documents\/([^)]+)\)/g)].map(([, file = '']) =>
          (/%2f/i.test(file) ? file : decoded(file)).normalize('NFC'),
        ),
  );
  return [...promised(sources), ...linked];
}

type Named = (name: FileName, path: readonly PropertyKey[], value: unknown) => string[];

const mentions = (sources: Sources, named: Named): Mention[] =>
  contentFiles.flatMap((name) => {
    const source = sources[name];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) =>
      named(name, path, value).map((file) => ({ file, source, path })),
    );
  });

/** Returns the documents of the camp page; undefined when their file has problems. */
export function documentsIn({
  documents: source,
}: Sources): (CampDocuments & { source: Source }) | undefined {
  const list = documentsFile.safeParse(source?.value);
  return source && list.success ? { ...campDocuments(list.data), source } : undefined;
}

function promised(sources: Sources): DocumentMention[] {
  const list = documentsIn(sources);
  if (!list) return [];
  const { medical, camps, fees, source } = list;
  const mention = ({ path, place }: CampDocument): Mention => ({ file: path, source, path: [...place] });
  const ofYear = ({ year, insurers, neutral }: DocumentYear): DocumentMention[] => {
    const asked = (document: CampDocument | undefined, orElse: string): DocumentMention[] =>
      document && !document.expected
        ? [{ ...mention(document), promised: { row: document.place.slice(0, 2), year, orElse } }]
        : [];
    const ofInsurer = ({ name, all, boys, girls }: Insurer) => {
      const without = (only: string) =>
        boys && girls
          ? `haal ${name} bij ${year} uit ⟦ziekenfondsen⟧ weg (of zet ${name} daar bij ⟦${only}⟧, of bij ⟦volgt⟧ als het nog komt)`
          : `haal ${name} daar bij ${year} weg`;
      return [
        ...asked(all, `haal ${name} bij ${year} uit ⟦samen⟧ weg (of zet het bij ⟦volgt⟧ als het nog komt)`),
        ...asked(boys, without('enkelMeisjes')),
        ...asked(girls, without('enkelJongens')),
      ];
    };
    return [
      ...insurers.flatMap(ofInsurer),
      ...asked(neutral, `schrijf bij ${year} ⟦neutraal⟧: nee (of ⟦neutraal⟧: volgt als het nog komt)`),
    ];
  };
  return [...(medical ? [mention(medical)] : []), ...[...camps, ...fees].flatMap(ofYear)];
}
