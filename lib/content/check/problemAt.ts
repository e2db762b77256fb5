import { fieldName, type Problem, type ProblemPlace } from '@/lib/content/problem';
import { contentFiles, contentPath, type FileName } from '@/lib/content/schemas/files';
import { type Shape, shapeAt } from '@/lib/content/schemas/shape';
import { inFile, inForm } from '@/lib/content/wordings';
import type { Source } from '@/lib/content/yaml/source';

type Path = readonly PropertyKey[];
type Words = NonNullable<Problem['form']>;

/** A problem at a place in a source. @param about with both wordings (`lib/content/wordings.ts`) */
export function problemAt(
  source: Source,
  path: Path,
  about: Omit<Problem, keyof ProblemPlace | 'form'>,
): Problem {
  const words = worded(about, inFile);
  const form = formWords(source.file, path, about);
  const isSame = !form || JSON.stringify(form) === JSON.stringify(words);
  return {
    ...{ file: source.file, line: source.lineOf(path), field: fieldName(path) },
    ...{ ...about, ...words, ...(!isSame && { form }) },
  };
}

const worded = ({ found, expected, advice, instead }: Words, words: (text: string) => string): Words => ({
  ...(found !== undefined && { found: words(found) }),
  ...(expected !== undefined && { expected: words(expected) }),
  advice: words(advice),
  ...(instead !== undefined && { instead: words(instead) }),
});

const fileWords = { photo: 'een foto', document: 'een pdf' };
const isFile = (kind: string): kind is keyof typeof fileWords => kind in fileWords;

/** What a form says; undefined at a place that has no field in one. */
function formWords(path: string, steps: Path, about: Words): Words | undefined {
  const file = contentFiles.find((one) => contentPath(one) === path);
  const shape = file && shapeAt(file, steps);
  if (!shape) return undefined;
  const { found, ...words } = worded(about, (text) => inForm(text, (field) => labelAt(file, steps, field)));
  const chosen = shape.type === 'field' && isFile(shape.kind) ? fileWords[shape.kind] : undefined;
  return {
    ...(found && { found }), // nothing about lines and blocks
    ...words,
    ...(chosen && { expected: chosen, advice: `kies hier ${chosen}` }),
  };
}

/** The label of a field by its path, or of one beside a place or around it: the nearest one. */
function labelAt(file: FileName, path: Path, field: string): string | undefined {
  if (field.includes(' › ')) return shapeAt(file, field.split(' › '))?.label;
  return path
    .map((_, at) => path.slice(0, path.length - at))
    .concat([[]])
    .map((around) => fieldsOf(shapeAt(file, around))[field]?.label)
    .find((label) => label !== undefined);
}

/** Those of a block, or of an item of a list, whose rules are about its items. */
function fieldsOf(shape: Shape | undefined): Readonly<Record<string, Shape>> {
  if (shape?.type === 'list') return fieldsOf(shape.item);
  return shape?.type === 'block' ? shape.fields : {};
}
