import type { CampDocument, DocumentYear } from '@/lib/camp/documents';
import type { Problem } from '@/lib/content/problem';
import { problemAt, type Source } from '@/lib/content/yaml/source';
import type { CalendarDate } from '@/lib/dates/days';
import { papersIn } from './mentions';
import type { Sources } from './sources';

/** A paper that is announced (`volgt`), with who gives it and for which year. */
type Expected = { source: Source; paper: CampDocument; insurer: string | undefined; year: string };

function expectedIn(sources: Sources): Expected[] {
  const list = papersIn(sources);
  if (!list) return [];
  const ofYear = ({ year, insurers, neutral }: DocumentYear) =>
    [
      ...insurers.flatMap(({ name, boys, girls }) =>
        [boys, girls].map((paper) => ({ paper, insurer: name })),
      ),
      { paper: neutral, insurer: undefined },
    ].flatMap(({ paper, insurer }) =>
      paper?.expected ? [{ source: list.source, paper, insurer, year }] : [],
    );
  return [...list.camps, ...list.fees].flatMap(ofYear);
}

/** Papers that are announced, and lie there already: the site would go on saying that they follow. */
export function cameAfterAll(existing: ReadonlySet<string>, sources: Sources): Problem[] {
  const expected = expectedIn(sources);
  return expected
    .filter(({ paper }) => existing.has(paper.path))
    .map(({ source, paper, insurer, year }) => {
      const other = expected.find(
        (one) => one.insurer === insurer && one.year === year && one.paper !== paper,
      );
      const waits = other && !existing.has(other.paper.path);
      const list = paper.path.endsWith('-jongens.pdf') ? 'enkelJongens' : 'enkelMeisjes';
      return problemAt(source, paper.place, {
        found: `${paper.path} volgt nog, maar het bestand is er al`,
        expected: 'alleen papieren die er nog niet zijn',
        advice: adviceFor(insurer, year, waits ? list : 'ziekenfondsen', waits === true),
      });
    });
}

function adviceFor(insurer: string | undefined, year: string, list: string, otherWaits: boolean): string {
  if (insurer === undefined) return `schrijf bij ${year} neutraal: ja`;
  return otherWaits
    ? `zet ${insurer} bij ${year} ook in ${list}, en laat het bij volgt staan tot het andere formulier er is`
    : `haal ${insurer} bij ${year} uit volgt weg (en uit enkelJongens of enkelMeisjes) en zet het bij ${list}`;
}

/** Papers that are still announced while their year is over. */
export function overdueDocuments(
  sources: Sources,
  day: CalendarDate,
): { source: Source; path: readonly PropertyKey[]; what: string; year: string }[] {
  const late = expectedIn(sources).filter(({ year }) => Number(year.slice(-4)) < day.year);
  return [...new Map(late.map((one) => [one.paper.place.join(), one])).values()].map(
    ({ source, paper, insurer, year }) => ({
      source,
      path: paper.place,
      what: insurer ?? 'het neutraal attest',
      year,
    }),
  );
}

/** The same as remarks, a Dutch line each. */
export const overdueLines = (sources: Sources, day: CalendarDate): string[] =>
  overdueDocuments(sources, day).map(
    ({ source, path: place, what, year }) =>
      `${source.file}, regel ${source.lineOf(place)}: bij ${year} volgt ${what} nog, en dat jaar is voorbij. Vraag het na, of haal het daar weg.`,
  );
