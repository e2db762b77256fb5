import { type CampDocument, type DocumentYear, formsOf } from '@/lib/camp/documents';
import { problemAt } from '@/lib/content/check/problemAt';
import type { Problem } from '@/lib/content/problem';
import type { Source } from '@/lib/content/yaml/source';
import type { CalendarDate } from '@/lib/dates/days';
import { documentsIn } from './mentions';
import type { Sources } from './sources';

/** A document that is announced (`volgt`), with its insurer and year. */
type Expected = { source: Source; document: CampDocument; insurer: string | undefined; year: string };

function expectedIn(sources: Sources): Expected[] {
  const list = documentsIn(sources);
  if (!list) return [];
  const ofYear = ({ year, insurers, neutral }: DocumentYear) =>
    [
      ...insurers.flatMap((one) => formsOf(one).map((document) => ({ document, insurer: one.name }))),
      { document: neutral, insurer: undefined },
    ].flatMap(({ document, insurer }) =>
      document?.expected ? [{ source: list.source, document, insurer, year }] : [],
    );
  return [...list.camps, ...list.fees].flatMap(ofYear);
}

/** Returns problems for announced documents whose file exists: the site would still announce them. */
export function arrivedDocuments(existing: ReadonlySet<string>, sources: Sources): Problem[] {
  const expected = expectedIn(sources);
  return expected
    .filter(({ document }) => existing.has(document.path))
    .map(({ source, document, insurer, year }) => {
      const other = expected.find(
        (one) => one.insurer === insurer && one.year === year && one.document !== document,
      );
      const isOtherMissing = other && !existing.has(other.document.path);
      const list = document.path.endsWith('-jongens.pdf') ? 'enkelJongens' : 'enkelMeisjes';
      const isForAll = !/-(?:jongens|meisjes)\.pdf$/.test(document.path);
      return problemAt(source, document.place, {
        found: `${document.path} volgt nog, maar het bestand is er al`,
        expected: 'alleen papieren die er nog niet zijn',
        advice: adviceFor(
          insurer,
          year,
          isForAll ? 'samen' : isOtherMissing ? list : 'ziekenfondsen',
          isOtherMissing === true,
        ),
      });
    });
}

function adviceFor(insurer: string | undefined, year: string, list: string, isOtherMissing: boolean): string {
  if (insurer === undefined) return `schrijf bij ${year} ⟦neutraal⟧: ja`;
  return isOtherMissing
    ? `zet ${insurer} bij ${year} ook in ⟦${list}⟧, en laat het bij ⟦volgt⟧ staan tot het andere formulier er is`
    : `haal ${insurer} bij ${year} uit ⟦volgt⟧ weg (en uit ⟦enkelJongens⟧ of ⟦enkelMeisjes⟧) en zet het bij ⟦${list}⟧`;
}

/** Returns documents that are still announced though their year is over. */
export function overdueDocuments(
  sources: Sources,
  day: CalendarDate,
): { source: Source; path: readonly PropertyKey[]; what: string; year: string }[] {
  const late = expectedIn(sources).filter(({ year }) => Number(year.slice(-4)) < day.year);
  return [...new Map(late.map((one) => [one.document.place.join(), one])).values()].map(
    ({ source, document, insurer, year }) => ({
      source,
      path: document.place,
      what: insurer ?? 'het neutraal attest',
      year,
    }),
  );
}

/** Returns the same as remarks, a Dutch line each. */
export const overdueLines = (sources: Sources, day: CalendarDate): string[] =>
  overdueDocuments(sources, day).map(
    ({ source, path: place, what, year }) =>
      `${source.file}, regel ${source.lineOf(place)}: bij ${year} volgt ${what} nog, en dat jaar is voorbij. Vraag het na, of haal het daar weg.`,
  );
