import type { Values } from '@/lib/content/blocks';
import { rightSource, type Texts } from '@/lib/content/check/sources';
import type { Path } from '@/lib/content/path';
import { fieldName, type Problem } from '@/lib/content/problem';
import { contentFiles, contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import {
  type Block,
  type FieldShape,
  type List,
  type Shape,
  shapeAt,
  shapeOf,
} from '@/lib/content/schemas/shape';
import { readDay } from '@/lib/dates/dayWords';
import { blockOf, pages, type Route, routes } from '@/lib/pages/pages';
import { stayDays } from '@/lib/rental/rentalWords';
import { lastUsed } from '@/lib/text/lastUsed';
import { listed, withPlainSpaces } from '@/lib/text/words';
import { placeBefore } from './difference';
import { valueIn } from './document';
import { isRecord, nameOf, partAt } from './identity';
import { typedOf } from './typed';

/** A path in one of the content files. */
export type FieldPlace = { file: FileName; path: Path };

/** The value at a place; undefined when there is none. @throws EditError as `valueIn` */
export const valueAtPlace = (texts: Texts, { file, path }: FieldPlace): unknown =>
  path.reduce(partAt, wholeValue(file, texts[fileNames[file]] ?? ''));

/** The items of a list; none when there is no list. @throws EditError as `valueIn` */
export const itemsAt = (texts: Texts, place: FieldPlace): unknown[] => {
  const value = valueAtPlace(texts, place);
  return Array.isArray(value) ? value : [];
};

/** The values of the files that are there. */
export const valuesOf = (texts: Texts): Values =>
  Object.fromEntries(
    contentFiles
      .filter((file) => texts[fileNames[file]] !== undefined)
      .map((file) => [file, valueAtPlace(texts, { file, path: [] })]),
  );

/** The place of a value in other texts, where items of lists may have another index. Undefined in an item that they lack. */
export function placeIn(others: Texts, texts: Texts, { file, path }: FieldPlace): FieldPlace | undefined {
  const [before, after] = [others, texts].map((all) => valueAtPlace(all, { file, path: [] }));
  const was = placeBefore(before, after, path);
  return was && { file, path: was };
}

/** Cache of parsed texts: the list of all fields reads each of them some thousand times. */
const wholeValues = lastUsed<unknown>(40); // two for each file, and some intermediate ones

const wholeValue = (file: FileName, text: string): unknown =>
  wholeValues(text, () => {
    const source = rightSource(file, text); // the check has parsed it, or will
    return source ? source.whole : valueIn(text, []);
  });

export const isSamePlace = (one: FieldPlace, other: FieldPlace): boolean =>
  one.file === other.file && one.path.join('.') === other.path.join('.');

/** The problems of a field itself. */
export const problemsAt = (problems: readonly Problem[], { file, path }: FieldPlace): Problem[] =>
  problems.filter((problem) => problem.file === contentPath(file) && problem.field === fieldName(path));

/** The problems of a place and everything below it. */
export const problemsBelow = (problems: readonly Problem[], { file, path }: FieldPlace): Problem[] => {
  const name = fieldName(path);
  return problems.filter(
    (problem) =>
      problem.file === contentPath(file) &&
      (name === undefined ||
        problem.field === name ||
        problem.field?.startsWith(`${name} › `) ||
        problem.field?.startsWith(`${name} `)),
  );
};

/** The place of a problem; undefined for one about a whole file or an unknown field. */
export function placeOf({ file, field }: Problem): FieldPlace | undefined {
  const name = contentFiles.find((one) => contentPath(one) === file);
  if (!name || !field) return undefined;
  const path = field.split(' › ').flatMap((part) => {
    const [first = '', ...numbers] = part.split(' ');
    return [first, ...numbers.map((number) => Number(number) - 1)];
  });
  return shapeAt(name, path) && { file: name, path };
}

/** The page that shows a place. */
export function pageOf({ file, path }: FieldPlace): Route {
  const own = routes.filter((route) => pages[route].content[0] === file);
  const also = routes.filter((route) => pages[route].content.some((one) => one === file));
  return (
    own.find((route) => blockOf(route) !== undefined && blockOf(route) === path[0]) ??
    own.find((route) => blockOf(route) === undefined) ??
    also[0] ??
    '/'
  );
}

/** A part of a sheet: a field to fill in, or a link to a block or list. */
export type SheetPart = { place: FieldPlace; shape: Shape };

/** The fields that are edited together. */
type FieldSheet = {
  place: FieldPlace;
  parts: SheetPart[];
  /** The list of which the sheet is an item. */
  list?: { place: FieldPlace; at: number; shape: List } | undefined;
};

/**
 * The sheet of a field: all fields of the item or photo that it belongs to, or else the field alone.
 */
export function sheetOf(place: FieldPlace): FieldSheet {
  const { file, path } = place;
  const lastNumber = path.findLastIndex((step) => typeof step === 'number');
  const item: FieldPlace = { file, path: path.slice(0, lastNumber + 1) };
  const list: FieldPlace = { file, path: path.slice(0, lastNumber) };
  const listShape = shapeAt(file, list.path);
  const inList = listShape?.type === 'list' && lastNumber >= 0;
  const at = Number(path[lastNumber]);
  const about = inList && isCloseTo(item, place) ? item : blockAround(place);
  return {
    place: about,
    parts: sheetParts(about),
    list: inList && isSamePlace(about, item) ? { place: list, at, shape: listShape } : undefined,
  };
}

/** Whether a field belongs to the item itself, or to the photo in it. */
const isCloseTo = (item: FieldPlace, { file, path }: FieldPlace): boolean => {
  const steps = path.slice(item.path.length);
  return steps.length <= 1 || (steps.length === 2 && isPhoto(shapeAt(file, path.slice(0, -1))));
};

/** The block of a field that is filled in with the others of it: a photo with its description, an address with its place on the map. */
function blockAround({ file, path }: FieldPlace): FieldPlace {
  const around = path.slice(0, -1);
  const shape = shapeAt(file, around);
  return { file, path: isPhoto(shape) || isAddress(shape) ? around : path };
}

const isPhoto = (shape: Shape | undefined): shape is Block =>
  shape?.type === 'block' && 'bestand' in shape.fields;

const isAddress = (shape: Shape | undefined): boolean =>
  shape?.type === 'block' && 'breedtegraad' in shape.fields;

/** The parts of a place, in the order of the schema; the fields of a photo are among the others, and a grid of drawings is below them. */
export function sheetParts(place: FieldPlace): SheetPart[] {
  const { file, path } = place;
  const shape = shapeAt(file, path);
  if (!shape || shape.type === 'list') return [];
  if (shape.type === 'field') return [{ place, shape }];
  const parts = Object.entries(shape.fields).flatMap(([name, field]): SheetPart[] => {
    const own = { file, path: [...path, name] };
    return isPhoto(field) ? sheetParts(own) : [{ place: own, shape: field }];
  });
  const isGrid = (part: SheetPart) => part.shape.type === 'field' && part.shape.kind === 'icon';
  return [...parts.filter((part) => !isGrid(part)), ...parts.filter(isGrid)];
}

/** The title of a place: the name in it, both days of a period without one, or the groups that it is for, else its label with its number. */
export function titleOf(texts: Texts, { file, path }: FieldPlace): string {
  const shape = shapeAt(file, path);
  const step = path.at(-1);
  const value = valueAtPlace(texts, { file, path });
  if (typeof step !== 'number') return shape?.label ?? shapeOf(file).label;
  const own = isRecord(value)
    ? (periodOf(value) ?? nameOf(value) ?? groupsOf(value))
    : shape?.type === 'field' && value
      ? String(value)
      : undefined;
  return own ?? `${shape?.label ?? ''} ${step + 1}`.trim();
}

/** The age groups of an item that has no other name: `Tippers en Toppers`. */
function groupsOf({ voor }: Record<string, unknown>): string | undefined {
  return Array.isArray(voor) && voor.length > 0 ? listed(voor.map(String), 'en') : undefined;
}

/** The days of an item that is named by its first one: `20 tot 22 november 2026`. */
function periodOf(item: Record<string, unknown>): string | undefined {
  const { van, tot } = item;
  if (!isWord(van) || !isWord(tot) || nameOf(item) !== String(van)) return undefined;
  const [from, until] = [van, tot].map((day) => readDay(String(day)));
  return from && until ? withPlainSpaces(stayDays({ from, until })) : `${van} tot ${tot}`;
}

/** The titles of the places around a place: `Bivak › Het kamp`. */
export const trailOf = (texts: Texts, { file, path }: FieldPlace): string =>
  [
    shapeOf(file).label,
    ...path.slice(0, -1).map((_, index) => titleOf(texts, { file, path: path.slice(0, index + 1) })),
  ]
    .slice(0, path.length)
    .join(' › ');

/** Every field, also empty optional ones. */
export const allFields = (texts: Texts): { place: FieldPlace; shape: FieldShape }[] =>
  contentFiles.flatMap((file) => fieldsBelow(texts, { file, path: [] }));

function fieldsBelow(texts: Texts, place: FieldPlace): { place: FieldPlace; shape: FieldShape }[] {
  const { file, path } = place;
  const shape = shapeAt(file, path);
  if (shape?.type === 'field') return [{ place, shape }];
  if (shape?.type === 'list') {
    return itemsAt(texts, place).flatMap((_, at) => fieldsBelow(texts, { file, path: [...path, at] }));
  }
  return Object.keys(shape?.fields ?? {}).flatMap((name) =>
    fieldsBelow(texts, { file, path: [...path, name] }),
  );
}

/** A value on one line. */
export function summaryOf(value: unknown, shape: Shape): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return String(value.length);
  if (isRecord(value)) {
    const name = nameOf(value);
    return name ?? (shape.type === 'block' ? (Object.values(value).filter(isWord).map(String)[0] ?? '') : '');
  }
  return shape.type === 'field' ? typedOf(shape.kind, value) : String(value);
}

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';
