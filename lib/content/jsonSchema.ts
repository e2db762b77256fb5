import * as z from 'zod';
import { contentSchema, type FileName } from './schemas';
import { type Shape, shapeOf } from './shape';

/** A JSON schema, as code editors read it. */
export type JsonSchema = { [key: string]: unknown };

/**
 * The schema of a content file for code editors: which fields there are and what they are called, what may be chosen, and what
 * looks wrong while it is typed. The check of the site knows more; this never refuses what the check lets through.
 */
export function jsonSchemaOf(file: FileName): JsonSchema {
  const schema = z.toJSONSchema(contentSchema.shape[file], {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
  });
  return labelled(schema, shapeOf(file));
}

/** With labels and help; a field that may be left out may be left empty too. */
function labelled(schema: JsonSchema, shape: Shape): JsonSchema {
  const named = {
    title: shape.label,
    ...(shape.is === 'field' && shape.help && { description: shape.help }),
  };
  const own: JsonSchema = { ...named, ...schema };
  if (shape.is === 'list' && isSchema(own.items)) own.items = labelled(own.items, shape.item);
  if (shape.is === 'block' && isSchema(own.properties)) {
    const fields = Object.entries(own.properties).map(([key, field]) => {
      const inner = shape.fields[key];
      return [key, inner && isSchema(field) ? labelled(field, inner) : field];
    });
    own.properties = Object.fromEntries(fields);
  }
  return shape.optional ? orNothing(own) : own;
}

function orNothing({ title, description, ...schema }: JsonSchema): JsonSchema {
  const named = { title, ...(description !== undefined && { description }) };
  if (typeof schema.type === 'string' && !schema.enum)
    return { ...named, ...schema, type: [schema.type, 'null'] };
  return { ...named, anyOf: [schema, { type: 'null' }] };
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
