import { contentFiles } from '@/lib/content/schemas/files';
import { type Shape, shapeOf } from '@/lib/content/schemas/shape';

/**
 * What content may hold, a line for each field: `site.werking.lidgeld price optional`, with the choices of a choice and the lengths of
 * a list. The last release is recorded in `format.txt`, so that a field that content of before lacks, or may not have any more, is seen.
 */
export const schemaFields = (): string[] => contentFiles.flatMap((file) => linesOf(shapeOf(file), file));

function linesOf(shape: Shape, place: string): string[] {
  const own = (...words: string[]) => [place, ...words, ...(shape.optional ? ['optional'] : [])].join(' ');
  if (shape.type === 'field') return [own(shape.kind, ...(shape.choices ? [shape.choices.join(',')] : []))];
  if (shape.type === 'list')
    return [own(`list:${shape.least}-${shape.most}`), ...linesOf(shape.item, `${place}[]`)];
  return [
    own('block'),
    ...Object.entries(shape.fields).flatMap(([key, field]) => linesOf(field, `${place}.${key}`)),
  ];
}

type Field = { place: string; kind: string; choices: readonly string[]; isOptional: boolean };

function parsed(line: string): Field {
  const [place = '', kind = '', ...rest] = line.split(' ');
  const isOptional = rest.includes('optional');
  return {
    place,
    kind,
    choices: rest.filter((word) => word !== 'optional').flatMap((word) => word.split(',')),
    isOptional,
  };
}

/**
 * Returns the fields for which content that was right may be wrong now, a line each in English; none when the schema only allows more.
 * @param before lines of `schemaFields`, recorded
 */
export function brokenFields(before: readonly string[], now: readonly string[]): string[] {
  const fields = new Map(now.map(parsed).map((field) => [field.place, field]));
  const known = new Map(before.map(parsed).map((field) => [field.place, field]));
  const changed = [...known.values()].flatMap((old) => {
    const field = fields.get(old.place);
    if (!field) return [`${old.place} is gone`];
    if (!isAsWide(old.kind, field.kind)) return [`${old.place} was ${old.kind} and is ${field.kind}`];
    if (old.isOptional && !field.isOptional) return [`${old.place} has to be there`];
    const gone = old.choices.filter((choice) => !field.choices.includes(choice));
    return field.choices.length > 0 && gone.length > 0
      ? [`${old.place} may not be ${gone.join(', ')} any more`]
      : [];
  });
  const asked = [...fields.values()].filter(
    ({ place, isOptional }) =>
      !known.has(place) && !isOptional && known.has(place.replace(/(\.[^.[]*|\[\])$/, '')),
  );
  return [...changed, ...asked.map(({ place }) => `${place} is new, and has to be there`)];
}

/** Whether a kind is the same, or a list that may be as short and as long. */
function isAsWide(old: string, now: string): boolean {
  const [before, after] = [old, now].map((kind) => /^list:(\d+)-(\w+)$/.exec(kind)?.slice(1).map(Number));
  if (!before || !after) return old === now;
  return (after[0] ?? 0) <= (before[0] ?? 0) && (after[1] ?? 0) >= (before[1] ?? 0);
}
