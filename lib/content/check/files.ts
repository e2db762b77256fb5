import * as z from 'zod';
import { contentSchema, withRules } from '@/lib/content/schemas/content';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';
import { nameKnownFields } from './schemaProblems';

type Result = z.ZodSafeParseResult<unknown>;

const known: Partial<Record<FileName, WeakMap<object, Result>>> = {};

/** Checks the value of one file by itself; a value that was checked before is not checked again. */
export function checkFile(name: FileName, value: unknown): Result {
  const check = () => contentSchema.shape[name].safeParse(value, { error: nameKnownFields });
  if (typeof value !== 'object' || value === null) return check();
  known[name] ??= new WeakMap();
  const result = known[name].get(value) ?? check();
  known[name].set(value, result);
  return result;
}

const files = Object.fromEntries(
  contentFiles.map((name) => [
    name,
    z.transform((value: unknown, { issues }) => {
      const { data, error } = checkFile(name, value);
      if (!error) return data;
      for (const issue of error.issues)
        issues.push({ ...issue, path: [...issue.path] } as z.core.$ZodRawIssue);
      return z.NEVER;
    }),
  ]),
);

/** The schema of content, with `checkFile` for each file: after a change, the others are not checked again. */
export const checkedContent = withRules(z.object(files) as unknown as Parameters<typeof withRules>[0]);
