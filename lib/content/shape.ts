import * as z from 'zod';
import { askedBy, asWritten, type Kind } from './kinds';
import { labelAt } from './labels';
import { contentSchema, type FileName } from './schemas';

type Schema = z.core.$ZodType;
type Named = {
  /** In Dutch. */
  label: string;
  /** Whether it may be left out. */
  optional: boolean;
};

/** One value that an editor fills in. */
export type Field = Named & {
  is: 'field';
  kind: Kind;
  /** What an editor has to know about it, in Dutch. */
  help?: string | undefined;
  /** The only values that it may have, in their order: days of the week, drawings, pages. */
  choices?: readonly string[] | undefined;
};

/** Fields that belong together, by their names in the file, in the order in which they are written. */
export type Block = Named & { is: 'block'; fields: Readonly<Record<string, Shape>> };

export type List = Named & {
  is: 'list';
  item: Shape;
  /** What one of it is called, for a button that adds one: `leider`. */
  one: string;
  /** How many there are at least and at most. */
  least: number;
  most: number;
};

/** What content may hold at a place: the schema, as an editor sees it. */
export type Shape = Field | Block | List;

/**
 * The shape of a content file.
 * @throws Error when a field of its schema has no kind (`kinds.ts`) or no label (`labels.ts`)
 */
export const shapeOf = (file: FileName): Shape => shapes[file];

/** The shape at a place in a content file; undefined where no schema knows anything. */
export const shapeAt = (file: FileName, path: readonly PropertyKey[]): Shape | undefined =>
  path.reduce<Shape | undefined>((shape, step) => {
    if (shape?.is === 'block') return shape.fields[String(step)];
    return shape?.is === 'list' ? shape.item : undefined;
  }, shapeOf(file));

/** A schema as a shape. @param path from its file, without the places in lists */
export function shapeFrom(schema: Schema, path: readonly string[]): Shape {
  const found = labelAt(path);
  if (!found) throw new Error(`lib/content/labels.ts has no label for ${path.join(' › ')}`);
  const named = { label: found.label, optional: mayBeLeftOut(schema) };
  const written = asWritten(schema);
  if (written instanceof z.ZodObject) {
    const fields: Record<string, Schema> = written.shape;
    return {
      ...named,
      is: 'block',
      fields: mapped(fields, (field, key) => shapeFrom(field, [...path, key])),
    };
  }
  if (written instanceof z.ZodArray) {
    if (found.one === undefined) {
      throw new Error(`lib/content/labels.ts does not say what one of ${path.join(' › ')} is called`);
    }
    const [least, most] = lengths(written);
    const item = shapeFrom(written.element, path);
    return {
      ...named,
      is: 'list',
      one: found.one,
      least,
      most,
      item: { ...item, label: capital(found.one) },
    };
  }
  const asked = askedBy(schema);
  if (!asked) throw new Error(`lib/content/kinds.ts has no kind for ${path.join(' › ')}`);
  const choices = written instanceof z.ZodEnum ? written.options.map(String) : undefined;
  return { ...named, is: 'field', ...asked, choices };
}

/**
 * A new part of a list, with the fields that it has to have, empty: `{ naam: '' }` for a leader. A choice begins with its first.
 */
export function emptyOf(shape: Shape): unknown {
  if (shape.is === 'field')
    return shape.kind === 'choice' || shape.kind === 'drawing' ? shape.choices?.[0] : null;
  if (shape.is === 'list') return Array.from({ length: shape.least }, () => emptyOf(shape.item));
  const asked = Object.entries(shape.fields).filter(([, field]) => !field.optional);
  return Object.fromEntries(asked.map(([key, field]) => [key, emptyOf(field)]));
}

const mayBeLeftOut = (schema: Schema): boolean =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

function lengths(list: z.ZodArray): [least: number, most: number] {
  const checks = list._zod.def.checks ?? [];
  const least = checks.find((check) => check instanceof z.core.$ZodCheckMinLength)?._zod.def.minimum;
  const most = checks.find((check) => check instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum;
  return [least ?? 0, most ?? Number.POSITIVE_INFINITY];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const mapped = <Value, Result>(record: Record<string, Value>, to: (value: Value, key: string) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

const shapeOfFile = (file: FileName) => shapeFrom(contentSchema.shape[file], [file]);

const shapes: Record<FileName, Shape> = {
  site: shapeOfFile('site'),
  home: shapeOfFile('home'),
  boys: shapeOfFile('boys'),
  girls: shapeOfFile('girls'),
  camp: shapeOfFile('camp'),
  documents: shapeOfFile('documents'),
  contact: shapeOfFile('contact'),
  privacy: shapeOfFile('privacy'),
  rental: shapeOfFile('rental'),
  calendar: shapeOfFile('calendar'),
};
