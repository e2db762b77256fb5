/** A mistake in the content, in Dutch. */
export type Problem = {
  /** As the editor sees it from the project folder: `content/bivak.yaml`. */
  file: string;
  line?: number | undefined;
  /** `groepen 2 › leiding 3 › naam`; counting starts at 1. */
  field?: string | undefined;
  found?: string | undefined;
  expected: string;
  advice: string;
  /** The value to replace the whole field by, where the advice is to write one. */
  instead?: string | undefined;
};

/** Thrown for content with problems. The message is the whole Dutch report. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly problems: readonly Problem[]) {
    super(report(problems));
  }
}

/** Returns the message of a schema as lines of one string, which `readMessage` splits: a schema's error can only be a string. */
export const problemMessage = (expected: string, advice = '') =>
  advice ? `${expected}\n${advice}` : expected;

/** Returns the advice to replace a whole field by a value, for `problemMessage`. @param advice when it is more than the value */
export const replaceAdvice = (value: string, advice = `schrijf ${value}`) => `${advice}\n${value}`;

export function readMessage(message: string): Pick<Problem, 'expected' | 'instead'> & { advice?: string } {
  const [expected = '', advice, instead] = message.split('\n');
  return { expected, ...(advice && { advice }), ...(instead && { instead }) };
}

/** Returns a path in a content file in words: `['groepen', 1, 'naam']` → `groepen 2 › naam`. */
export function fieldName(path: readonly PropertyKey[]): string | undefined {
  let name = '';
  for (const step of path) {
    if (typeof step === 'number') name += ` ${step + 1}`;
    else name += `${name && ' › '}${String(step)}`;
  }
  return name.trim() || undefined;
}

/** Shortens a text for a message. */
export function quote(written: string): string {
  const line = written.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
}

/** Returns all problems as one text, in the order of the files and their lines. */
export function report(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const heading =
    problems.length === 1
      ? 'Er is 1 ding om recht te zetten in de inhoud van de site.'
      : `Er zijn ${problems.length} dingen om recht te zetten in de inhoud van de site, in ${files === 1 ? '1 bestand' : `${files} bestanden`}.`;
  return [heading, ...[...problems].sort(byPlace).map(describe)].join('\n\n');
}

function describe({ file, line, field, found, expected, advice }: Problem): string {
  const place = [file, line && `regel ${line}`, field && `veld ${field}`].filter(Boolean).join(', ');
  return [
    place,
    found !== undefined && `  gevonden:  ${found}`,
    `  verwacht:  ${expected}`,
    `  doe dit:   ${advice}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const byPlace = (a: Problem, b: Problem) =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
