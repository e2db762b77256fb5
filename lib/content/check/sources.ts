import { absentPlaces, type Values, withoutPlaces } from '@/lib/content/blocks';
import type { Problem } from '@/lib/content/problem';
import { contentSchema } from '@/lib/content/schemas/content';
import { contentFiles, contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import { shapeOf } from '@/lib/content/schemas/shape';
import { readSource, type Source } from '@/lib/content/yaml/source';
import { lastUsed } from '@/lib/text/lastUsed';
import { nearestFile } from '@/lib/text/nearest';

/** Files by their path below the content folder (`leiding/jongens.yaml`), with their text. */
export type Texts = Readonly<Record<string, string>>;
export type Sources = Partial<Record<FileName, Source>>;

/**
 * Parses the content files: returns those that are valid YAML, also what the group has switched off (`shownSources`), and the problems
 * of the others. Parameters as `checkContent`.
 */
export function readSources(
  texts: Texts,
  unreadable: readonly Problem[] = [],
): { sources: Sources; problems: Problem[] } {
  const sources: Sources = {};
  const problems = [...unreadable];
  for (const name of contentFiles) {
    const file = contentPath(name);
    const text = texts[fileNames[name]];
    if (text !== undefined) {
      const found = parsed(name, text);
      problems.push(...found.problems);
      if (found.source) sources[name] = found.source;
    } else if (!unreadable.some((problem) => problem.file === file)) {
      problems.push(...missing(name, Object.keys(texts)));
    }
  }
  return { sources, problems: [...problems, ...pagesApart(texts)] };
}

/** Pages of the group's own in files of their own, which nothing reads. */
const pagesApart = (texts: Texts): Problem[] =>
  Object.keys(texts)
    .filter((file) => /^paginas\/.+\.ya?ml$/i.test(file))
    .map((file) => ({
      file: `content/${file}`,
      found: 'een bestand dat de site niet leest',
      expected: `alle eigen pagina’s bij elkaar in ${fileNames.ownPages}`,
      advice: `zet deze pagina in ${contentPath('ownPages')}, in de lijst paginas, met een streepje ervoor, en wis dit bestand`,
    }));

/** The last texts that were parsed: a check after each change, or of many contents that are alike, parses only what is new. */
const lastParsed = lastUsed<ReturnType<typeof readSource>>(64);

const parsed = (name: FileName, text: string) =>
  lastParsed(`${name}\n${text}`, () =>
    readSource(contentPath(name), text, {
      countWrong: (value) => wrongFields(name, value),
      blocks: blocksOf(name),
    }),
  );

/** A content file that is right as it was written; undefined when something is wrong with its notation. */
export function rightSource(name: FileName, text: string): Source | undefined {
  const { source, problems } = parsed(name, text);
  return problems.length === 0 ? source : undefined;
}

/** The values of the files that are there. */
export const valuesIn = (sources: Sources): Values =>
  Object.fromEntries(Object.entries(sources).map(([name, { value }]) => [name, value]));

/** Returns the sources without the blocks that the group does not have (`lib/content/blocks.ts`): what the site may show. */
export function shownSources(sources: Sources): Sources {
  const places = absentPlaces(valuesIn(sources));
  const left: Sources = {};
  for (const name of contentFiles) {
    const source = sources[name];
    if (source && !places.some((place) => place.split('.')[0] === name)) {
      left[name] = source;
      continue;
    }
    const value = withoutPlaces(source?.value, name, places);
    if (!source || value === undefined) continue;
    const isLeft = (path: readonly PropertyKey[]) =>
      !places.some((place) => `${[name, ...path].join('.')}.`.startsWith(`${place}.`));
    left[name] = {
      ...source,
      value,
      values: function* () {
        for (const one of source.values()) if (isLeft(one.path)) yield one;
      },
    };
  }
  return left;
}

const wrongFields = (name: FileName, value: unknown): number =>
  contentSchema.shape[name].safeParse(value).error?.issues.length ?? 0;

/** The names of the blocks and lists of a file, without those within them. */
const blocksOf = (name: FileName): string[] => {
  const shape = shapeOf(name);
  const fields = shape.type === 'block' ? Object.entries(shape.fields) : [];
  return fields.flatMap(([field, { type }]) => (type === 'field' ? [] : field));
};

/** Returns the problem of a file that is not there: one that every group has, or one that is there under nearly that name. */
function missing(name: FileName, existing: readonly string[]): Problem[] {
  const file = fileNames[name];
  const others = existing.filter((one) => /\.(ya?ml|txt)$/i.test(one) && !isContentFile(one));
  const meant = nearestFile(file, others, others);
  if (!meant && name !== 'site') return [];
  return [
    {
      file: contentPath(name),
      found: meant ? `geen bestand met deze naam, wel ${meant.path}` : 'geen bestand met deze naam',
      expected: `het bestand ${file} in de map content`,
      advice: meant
        ? `geef ${meant.path} de naam ${file} (${meant.why})`
        : 'zet het bestand terug, bijvoorbeeld uit een vorige versie op GitHub',
    },
  ];
}

const isContentFile = (file: string) => Object.values(fileNames).some((name) => name === file);
