import { bareContent } from '@/e2e/groups/exampleGroup';
import type { Problem } from '@/lib/content/problem';
import { readSource } from '@/lib/content/yaml/source';
import { type Export, exportOf } from '@/pipeline/export-checks/export';

/**
 * An export in memory, with the content of an example group without fields that may be left out.
 * @param files texts or bytes by path
 * @param yaml content files as written, to look up places in: `{ 'content/home.yaml': 'titel: Welkom' }`
 */
export function exampleExport(
  files: Readonly<Record<string, string | Buffer>>,
  yaml: Readonly<Record<string, string>> = {},
): Export {
  return exportOf({
    files: Object.keys(files),
    read: (file) => Buffer.from(files[file] ?? ''),
    content: bareContent(),
    sources: Object.entries(yaml).flatMap(([file, text]) => readSource(file, text).source ?? []),
  });
}

export const html = ({ head = '', body = '' }: { head?: string; body?: string }) =>
  `<!DOCTYPE html><html lang="nl-BE"><head><meta charset="utf-8"><title>Titel</title>${head}</head><body>${body}</body></html>`;

/** Each problem without its advice: `/bivak/: een verwijzing naar …`. */
export const messages = (problems: readonly Problem[]) =>
  problems.map(({ file, found }) => `${file}: ${found}`);
