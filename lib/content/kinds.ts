import * as z from 'zod';
import { photoFile } from './fields';
import { contentSchema, type FileName } from './schemas';

type Schema = z.core.$ZodType;

/** Whether a field of a content file names a photo: its schema tells, whatever the field is called. */
export function isPhotoField(file: FileName, path: readonly PropertyKey[]): boolean {
  const field = path.reduce<Schema | undefined>(below, contentSchema.shape[file]);
  return field !== undefined && filledIn(field) === photoFile;
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
  return schema instanceof z.ZodOptional ? filledIn(schema.unwrap()) : schema;
}
