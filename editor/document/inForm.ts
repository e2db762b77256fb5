import type { Problem } from '@/lib/content/problem';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { type Field, type Shape, shapeAt, shapeOf } from '@/lib/content/schemas/shape';
import { type FieldPlace, placeOf } from './places';

/**
 * A problem of the content check in the words of a form: labels instead of names of fields, and nothing about the notation of the
 * file, which somebody who fills in a form does not see. One about a whole file or an unknown field is unchanged.
 */
export function inForm(problem: Problem): Problem {
  const place = placeOf(problem);
  const shape = place && shapeAt(place.file, place.path);
  if (!place || !shape) return problem;
  const { found, expected, advice, instead } = problem;
  if (expected?.startsWith('de map public/documents/')) return { ...problem, ...yearWithoutPapers };
  const isAmount = shape.type === 'field' && (shape.kind === 'price' || shape.kind === 'degrees');
  const words = (text: string) => {
    const named = withLabels(withPathLabels(text, place.file), labelsAround(place));
    const plain = withoutNotation(named);
    return isAmount ? withComma(plain) : plain;
  };
  return {
    ...problem,
    found: found === undefined || /^een (?:blok|lijst) /.test(found) ? undefined : foundWords(found),
    ...(isAmount && instead !== undefined && { instead: withComma(instead) }),
    ...(expected !== undefined && { expected: words(expected) }),
    ...(shape.type === 'field' && isFile(shape) && { expected: fileWords[shape.kind] }),
    advice: shape.type === 'field' && isFile(shape) ? `kies hier ${fileWords[shape.kind]}` : words(advice),
  };
}

/** The papers of the year are chosen below it. */
const yearWithoutPapers = {
  found: 'nog geen papieren van dit jaar',
  expected: 'een pdf bij elk papier',
  advice:
    'kies hieronder de pdf’s. Komen ze nog, zet de ziekenfondsen dan bij ‘Ziekenfondsen waarvan nog een papier komt’',
};

/** What was found, without the quotes around a value of the file. */
const foundWords = (found: string) =>
  found.startsWith('niets:') ? 'nog niets' : found.replace(/^(["'])(.*)(?:\1|(?<=…))$/, '$2');

/** Amounts as the form writes them: `12,5`. */
const withComma = (text: string) => text.replace(/(\d)\.(\d)/g, '$1,$2').replace(' met een punt', '');

const fileWords = { photo: 'een foto', document: 'een pdf' };
const isFile = (shape: Field): shape is Field & { kind: keyof typeof fileWords } => shape.kind in fileWords;

/** The labels of the fields beside a place and around it, by their names in the file; the nearest first. */
function labelsAround({ file, path }: FieldPlace): Map<string, string> {
  const labels = new Map<string, string>();
  for (let length = path.length; length >= 0; length -= 1) {
    const fields = fieldsOf(shapeAt(file, path.slice(0, length)));
    for (const [name, { label }] of Object.entries(fields)) if (!labels.has(name)) labels.set(name, label);
  }
  return labels;
}

/** A block's; those of an item for a list, whose rules are about its items. */
function fieldsOf(shape: Shape | undefined): Readonly<Record<string, Shape>> {
  if (shape?.type === 'list') return fieldsOf(shape.item);
  return shape?.type === 'block' ? shape.fields : {};
}

/** A text that names fields of another block by their path, with their labels: `kamp › van` → `‘Eerste dag’`. */
const withPathLabels = (text: string, file: FieldPlace['file']): string =>
  text.replace(/(\p{L}+) › (\p{L}+)/gu, (written, block, field) => {
    const label = shapeAt(file, [block, field])?.label;
    return label ? `‘${label}’` : written;
  });

/** A text that names fields of a file, with their labels: `een uur na het begin (veld van)` → `… (‘Begint om’)`. */
function withLabels(text: string, labels: ReadonlyMap<string, string>): string {
  const all = [...calendarLabels, ...labels].toSorted(([one], [other]) => other.length - one.length);
  const label = new Map(all);
  const any = [...label.keys()].join('|');
  const name = new RegExp(`(?<![\\p{L}‘/.])(?:${any})(?![\\p{L}’/])`, 'gu');
  const quoted = (part: string) => part.replace(name, (key) => `‘${label.get(key)}’`);
  const list = `(?:${any})(?:(?:, of |, en |, | en | of | én )(?:${any}))*`;
  const after = new RegExp(
    `(?<=(?:^|[ (])(?:veld(?:en)?|kijk of|schrijf|bij|uit|in|met) )${list}(?![\\p{L}])`,
    'gu',
  );
  return text
    .replace(new RegExp(`(?<![\\p{L}])(?:${any}): (ja|nee|volgt|[\\d.]+)(?!\\w)`, 'gu'), (pair) =>
      quoted(pair).replace(/(\d)\.(\d)/, '$1,$2'),
    )
    .replace(after, quoted)
    .replace(/(?:de |het )?veld(?:en)? (?=‘)/g, '')
    .replace(/[a-z]+[A-Z]\p{L}+/gu, (key) => (label.has(key) ? `‘${label.get(key)}’` : key));
}

/** What rules of other files name. */
const calendarLabels = Object.entries(fieldsOf(shapeAt('calendar', ['werkjaar']))).map(
  ([name, { label }]) => [name, label] as const,
);

/** A text without what is about the notation of the file, or about its folders. */
function withoutNotation(text: string): string {
  return notation.reduce((words, [written, meant]) => words.replace(written, meant), text).trim();
}

const notation: readonly (readonly [RegExp, string])[] = [
  [/^zet wat er staat tussen aanhalingstekens: .*$/, 'typ het hier opnieuw'],
  [/^schrijf één tekst achter de dubbelepunt.*$/, 'typ hier één tekst'],
  [/^gebruik rechte aanhalingstekens: "(.*)"$/, 'schrijf $1'],
  [/^voeg hier .* toe$/, 'vul hier iets in'],
  [
    /^(?:voeg een regel toe die met een streepje begint|zet elk deel op een eigen regel.*)$/,
    'zet er een bij',
  ],
  [/^zet elk veld .* op een eigen regel.*$/, 'vul in wat hieronder leeg is'],
  [/^een blok met (?:de velden )?/, ''],
  [/^een lijst van (?=minstens|hoogstens)/, ''],
  [/,? (?:tussen|met de|zonder) aanhalingstekens/g, ''],
  [/ of aanhalingstekens/g, ''],
  [/"([^"]*)"/g, '$1'],
  [/in een (?:veld foto|‘Foto’)$/, 'in een eigen veld'],
  [/deze regel/g, 'dit'],
  [/haal het veld weg/g, 'maak het leeg'],
  [/; of zet jullie eigen tekening in \S+/g, ''],
  [/maak in public\/documents de map \S+ en zet de papieren erin/g, 'kies de papieren hieronder'],
  [/zet (\S+) in de map public\/documents\/\S+(?=,)/g, 'kies het papier $1'],
  [/(?:de map|in de map) (?:public\/documents|content\/fotos)\S*(?: met)? ?/g, ''],
  ...contentFiles.map(
    (file) =>
      [
        new RegExp(`(?:in )?${fileNames[file].replace('.', '\\.')}`, 'g'),
        `bij ‘${shapeOf(file).label}’`,
      ] as const,
  ),
];
