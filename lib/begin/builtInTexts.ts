import * as z from 'zod';

/**
 * Returns what a content file says when nobody wrote it, as it would be written: the default of each field, in the order of the
 * schema. Fields without one are left out.
 */
export function builtInTexts<Schema extends z.ZodObject>(schema: Schema): z.input<Schema> & z.output<Schema> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([key, field]) => {
      const value = builtIn(field);
      return value === undefined ? [] : [[key, value]];
    }),
  ) as z.input<Schema> & z.output<Schema>;
}

function builtIn(schema: z.core.$ZodType): unknown {
  if (!(schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)) return undefined;
  const { innerType, defaultValue } = schema._zod.def;
  const value: unknown = defaultValue;
  if (innerType instanceof z.ZodObject) return builtInTexts(innerType);
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}
