import * as z from 'zod';
import { $ZodCheckMaxLength, $ZodCheckMinLength } from 'zod/v4/core'; // as `z.core` they bring all languages of zod
import { type FieldInfo, type FieldKind, fieldInfo } from '@/lib/content/kinds/field';
import { contentSchema } from './content';
import type { FileName } from './files';
import { commonLabels } from './parts';

type Schema = z.core.$ZodType;
type Named = {
  /** In Dutch. */
  label: string;
  /** Whether it may be left out. */
  optional: boolean;
};

/** One value that an editor fills in. */
export type FieldShape = Named & {
  type: 'field';
  kind: FieldKind;
  /** What an editor has to know about it, in Dutch. */
  help?: string | undefined;
  /** The only values that it may have, in their order: days of the week, drawings, pages. */
  choices?: readonly string[] | undefined;
};

/** Fields that belong together, without hidden ones, by their names in the file, in the order in which they are written. */
export type Block = Named & { type: 'block'; fields: Readonly<Record<string, Shape>> };

export type List = Named & {
  type: 'list';
  item: Shape;
  /** What one of it is called, for a button that adds one: `leider`. */
  one: string;
  /** How many there are at least and at most. */
  least: number;
  most: number;
};

/** What content may hold at a place: the schema, as an editor sees it. */
export type Shape = FieldShape | Block | List;

const shapes: Partial<Record<FileName, Shape>> = {};

/** Returns the shape of a content file. @throws Error when a field of its schema has no kind or no label */
export function shapeOf(file: FileName): Shape {
  shapes[file] ??= shapeFrom(contentSchema.shape[file], [file]);
  return shapes[file];
}

/** Returns the shape at a place in a content file; undefined for a field that does not exist. */
export const shapeAt = (file: FileName, path: readonly PropertyKey[]): Shape | undefined =>
  path.reduce<Shape | undefined>((shape, step) => {
    if (shape?.type === 'block') return shape.fields[String(step)];
    return shape?.type === 'list' ? shape.item : undefined;
  }, shapeOf(file));

/** Returns the names of all fields, blocks and lists below a shape, in their order. */
export function keysIn(shape: Shape): string[] {
  if (shape.type === 'list') return keysIn(shape.item);
  if (shape.type === 'field') return [];
  return Object.entries(shape.fields).flatMap(([key, field]) => [key, ...keysIn(field)]);
}

/** Returns the kind of a field of a content file; undefined for blocks, lists and fields that do not exist. */
export function kindAt(file: FileName, path: readonly PropertyKey[]): FieldKind | undefined {
  const shape = shapeAt(file, path);
  return shape?.type === 'field' ? shape.kind : undefined;
}

/**
 * Returns a schema as a shape.
 * @param path from its file, without the places in lists
 * @param label for a part of a list, which has none of its own
 */
export function shapeFrom(schema: Schema, path: readonly string[], label?: string): Shape {
  const place = path.join(' › ');
  const { written, info } = unwrapped(schema);
  const ownLabel = label ?? info.label ?? commonLabels[path.at(-1) ?? ''];
  if (!ownLabel) throw new Error(`${place} has no label: see lib/content/schemas/fields.ts`);
  const named = {
    label: ownLabel,
    optional: isOptional(schema),
  };
  if (written instanceof z.ZodObject) {
    const fields = Object.entries<Schema>(written.shape)
      .filter(([, field]) => !unwrapped(field).info.isHidden)
      .map(([key, field]) => [key, shapeFrom(field, [...path, key])]);
    return { ...named, type: 'block', fields: Object.fromEntries(fields) };
  }
  if (written instanceof z.ZodArray) {
    const one = info.itemLabel;
    if (!one) throw new Error(`One part of ${place} has no label: see lib/content/schemas/fields.ts`);
    const [least, most] = lengths(written);
    const item = shapeFrom(written.element, path, one.charAt(0).toUpperCase() + one.slice(1));
    return { ...named, type: 'list', one, least, most, item };
  }
  if (!info.kind) throw new Error(`${place} has no kind: use a schema of lib/content/kinds`);
  const choices = written instanceof z.ZodEnum ? written.options.map(String) : undefined;
  return { ...named, type: 'field', kind: info.kind, help: info.help, choices };
}

/** Returns the schema of what somebody writes, without optional, default and transform, and what the editor shows of it. */
function unwrapped(schema: Schema): { written: Schema; info: FieldInfo } {
  const inner = innerOf(schema);
  if (!inner) return { written: schema, info: fieldInfo.get(schema) ?? {} };
  const { written, info } = unwrapped(inner);
  return { written, info: { ...info, ...fieldInfo.get(schema) } };
}

const isOptional = (schema: Schema) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;

function innerOf(schema: Schema): Schema | undefined {
  if (isOptional(schema)) return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : undefined;
}

/** Returns a new part of a list with its required fields, empty: `{ naam: null }` for a leader. A choice begins with its first. */
export function emptyOf(shape: Shape): unknown {
  if (shape.type === 'field')
    return shape.kind === 'choice' || shape.kind === 'icon' ? shape.choices?.[0] : null;
  if (shape.type === 'list') return Array.from({ length: shape.least }, () => emptyOf(shape.item));
  const asked = Object.entries(shape.fields).filter(([, field]) => !field.optional);
  return Object.fromEntries(asked.map(([key, field]) => [key, emptyOf(field)]));
}

function lengths(list: z.ZodArray): [least: number, most: number] {
  const checks = list._zod.def.checks ?? [];
  const least = checks.find((check) => check instanceof $ZodCheckMinLength)?._zod.def.minimum;
  const most = checks.find((check) => check instanceof $ZodCheckMaxLength)?._zod.def.maximum;
  return [least ?? 0, most ?? Number.POSITIVE_INFINITY];
}
