import * as z from 'zod';
import { photoFile, text } from './fields';
import { contentSchema, type FileName } from './schemas';

type Schema = z.core.$ZodType;

/** Whether a field of a content file names a photo: its schema tells, whatever the field is called. */
export const isPhotoField = (file: FileName, path: readonly PropertyKey[]): boolean =>
  schemaOf(file, path) === photoFile;

/** Whether a field of a content file holds running text, which may have bold words and links in it. */
export const isRunningText = (file: FileName, path: readonly PropertyKey[]): boolean =>
  schemaOf(file, path) === text;

function schemaOf(file: FileName, path: readonly PropertyKey[]): Schema | undefined {
  const field = path.reduce<Schema | undefined>(below, contentSchema.shape[file]);
  return field && filledIn(field);
}

/** The schema one step further; undefined where content holds what no schema knows. */
function below(schema: Schema | undefined, step: PropertyKey): Schema | undefined {
  const block = schema && asWritten(schema);
  if (block instanceof z.ZodObject) return block.shape[String(step)];
  return block instanceof z.ZodArray ? block.element : undefined;
}

/** What an editor writes, where the loader turns it into something else. */
function asWritten(schema: Schema): Schema {
  const field = filledIn(schema);
  return field instanceof z.ZodPipe ? asWritten(field.in) : field;
}

function filledIn(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? filledIn(schema.unwrap())
    : schema;
}
