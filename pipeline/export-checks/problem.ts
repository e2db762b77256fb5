import { describe, fieldName, type Problem, type ProblemPlace } from '@/lib/content/problem';
import type { Source } from '@/lib/content/yaml/source';

/** The advice for what no change of the content can put right. */
export const codeAdvice =
  'dit komt niet uit jullie inhoud: geef deze melding door aan wie de code van de site onderhoudt';

/** A problem that no change of the content can put right. */
export const codeProblem = (address: string, found: string): Problem => ({
  file: address,
  found,
  advice: codeAdvice,
});

/** Every field of the content whose text matches. */
export function placesOf(sources: readonly Source[], matches: (text: string) => boolean): ProblemPlace[] {
  return sources.flatMap(({ file, values }) =>
    [...values()].flatMap(({ path, value, line }) =>
      typeof value === 'string' && matches(value) ? [{ file, line, field: fieldName(path) }] : [],
    ),
  );
}

/** All problems as one text. What several pages show in the same way, such as a link in the menu, is reported once. */
export function exportReport(problems: readonly Problem[]): string {
  const addresses = new Map<string, Set<string>>();
  for (const { file, ...problem } of problems) {
    const key = JSON.stringify(problem);
    addresses.set(key, (addresses.get(key) ?? new Set()).add(file));
  }
  const heading =
    addresses.size === 1
      ? 'Er is 1 ding om recht te zetten op de site.'
      : `Er zijn ${addresses.size} dingen om recht te zetten op de site.`;
  const paragraphs = [...addresses].map(([key, files]) => {
    const problem: Omit<Problem, 'file'> = JSON.parse(key);
    return describe({
      ...problem,
      file: firstOf([...files]),
      places: problem.places?.slice(0, maxExamples),
    });
  });
  return [heading, ...paragraphs].join('\n\n');
}

/** A hundred pages may show one mistake, and a hundred fields hold it: a few are enough to find it. */
const maxExamples = 3;

function firstOf(addresses: readonly string[]): string {
  const shown = addresses.slice(0, maxExamples).join(', ');
  const more = addresses.length - maxExamples;
  return more > 0 ? `${shown} en nog ${more} andere` : shown;
}
