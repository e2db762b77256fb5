import { exampleContent } from '@/e2e/groups/exampleGroup';
import { readSource } from '@/lib/content/yaml/source';
import { type Export, exportOf } from '@/pipeline/export-checks/export';

/**
 * A small export that stands nowhere but in a test: its files by path, beside the content of the small example group.
 * `yaml` stands for what its editors wrote, by file: `{ 'content/home.yaml': 'titel: Welkom' }`.
 */
export function madeUp(
  files: Readonly<Record<string, string | Buffer>>,
  yaml: Readonly<Record<string, string>> = {},
): Export {
  return exportOf({
    files: Object.keys(files),
    read: (file) => Buffer.from(files[file] ?? ''),
    content: exampleContent('small'),
    sources: Object.entries(yaml).flatMap(([file, text]) => readSource(file, text).source ?? []),
  });
}

/** A page with a head and a body, as an export has it. */
export const html = ({ head = '', body = '' }: { head?: string; body?: string }) =>
  `<!DOCTYPE html><html lang="nl-BE"><head><meta charset="utf-8"><title>Titel</title>${head}</head><body>${body}</body></html>`;

/** What the findings say, without the advice: `/bivak/: een verwijzing naar …`. */
export const said = (findings: readonly { on: string; found: string }[]) =>
  findings.map(({ on, found }) => `${on}: ${found}`);
