import * as z from 'zod';
import { fieldInfo } from '@/lib/content/kinds/field';

/** Returns a copy of a schema with its label in the editor. @param help when it is not that of its kind */
export function label<Schema extends z.ZodType>(text: string, schema: Schema, help?: string): Schema {
  const copy = schema.clone();
  fieldInfo.add(copy, { label: text, ...(help && { help }) });
  return copy;
}

/** Fields that belong together, with the label of the block; no other fields are allowed in it. */
export const block = <Fields extends z.core.$ZodShape>(text: string, fields: Fields) =>
  z.strictObject(fields).register(fieldInfo, { label: text });

/** A list, with its label and the label of one of its parts. */
export const list = <Item extends z.ZodType>(text: string, itemLabel: string, item: Item) =>
  z.array(item).register(fieldInfo, { label: text, itemLabel });
