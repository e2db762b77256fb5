import { fieldName } from '@/lib/content/problem';
import type { Source } from '@/lib/content/yaml/source';

/** A field of the content: `content/bivak.yaml`, line 15, `kamp › tekst 2`. */
export type Place = { file: string; line: number; field: string | undefined };

/** Something on the finished site that is not right, in Dutch, for who leads the group. */
export type ExportProblem = {
  /** The address of the page, or of the file, that shows it: `/bivak/`, `/sitemap.xml`. */
  on: string;
  found: string;
  advice: string;
  /** Where the content says it; empty when it does not come from the content. */
  places: readonly Place[];
};

/** The advice for what no change of the content can put right. */
export const codeAdvice =
  'dit komt niet uit jullie inhoud: geef deze melding door aan wie de code van de site onderhoudt';

/** Every field of the content whose text fits. */
export function placesOf(sources: readonly Source[], fits: (text: string) => boolean): Place[] {
  return sources.flatMap(({ file, values }) =>
    [...values()].flatMap(({ path, value, line }) =>
      typeof value === 'string' && fits(value) ? [{ file, line, field: fieldName(path) }] : [],
    ),
  );
}

/** All findings as one text. What several pages show in the same way, such as a link in the menu, is told once. */
export function exportReport(findings: readonly ExportProblem[]): string {
  const told = new Map<string, ExportProblem[]>();
  for (const finding of findings) {
    const { on: _, ...same } = finding;
    const key = JSON.stringify(same);
    told.set(key, [...(told.get(key) ?? []), finding]);
  }
  const heading =
    told.size === 1
      ? 'Er is 1 ding om recht te zetten op de site.'
      : `Er zijn ${told.size} dingen om recht te zetten op de site.`;
  return [heading, ...[...told.values()].map(describe)].join('\n\n');
}

/** A page or a file may show a mistake a hundred times: enough to find it is enough. */
const most = 3;

function describe(same: readonly ExportProblem[]): string {
  const [first] = same;
  if (!first) return '';
  return [
    listed([...new Set(same.map(({ on }) => on))]),
    `  gevonden:  ${first.found}`,
    ...first.places.slice(0, most).map((place) => `  staat in:  ${placeText(place)}`),
    `  doe dit:   ${first.advice}`,
  ].join('\n');
}

function placeText({ file, line, field }: Place): string {
  return [file, `regel ${line}`, ...(field ? [`veld ${field}`] : [])].join(', ');
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} en nog ${names.length - most} andere` : shown;
}
