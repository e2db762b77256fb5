/** Something in the content that an editor has to put right, in Dutch. */
export type Problem = {
  /** As the editor sees it from the project folder: `content/bivak.yaml`. */
  file: string;
  line?: number | undefined;
  /** `groepen 2 › leiding 3 › naam`; counting starts at 1. */
  field?: string | undefined;
  found?: string | undefined;
  expected: string;
  advice: string;
  /** What the advice writes in the place of all that the field holds, where it says so. */
  instead?: string | undefined;
};

/** Content that cannot be shown. The message is the whole Dutch report. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly problems: readonly Problem[]) {
    super(report(problems));
  }
}

/**
 * The message of a schema: what is expected and, if the general advice is not good enough, what to do.
 * Lines of one string, because a schema's error can be nothing but a string; `readMessage` takes them apart.
 */
export const problemMessage = (expected: string, advice = '') =>
  advice ? `${expected}\n${advice}` : expected;

/**
 * The advice to write a value in the place of all that a field holds, for `says`.
 * @param advice the words of it, where they are more than the value
 */
export const replaceAdvice = (value: string, advice = `schrijf ${value}`) => `${advice}\n${value}`;

export function readMessage(message: string): Pick<Problem, 'expected' | 'instead'> & { advice?: string } {
  const [expected = '', advice, instead] = message.split('\n');
  return { expected, ...(advice && { advice }), ...(instead && { instead }) };
}

/** A path in a content file as people read it: `['groepen', 1, 'naam']` → `groepen 2 › naam`. */
export function fieldName(path: readonly PropertyKey[]): string | undefined {
  let name = '';
  for (const step of path) {
    if (typeof step === 'number') name += ` ${step + 1}`;
    else name += `${name && ' › '}${String(step)}`;
  }
  return name.trim() || undefined;
}

/** What was written, short enough for a message. */
export function quote(written: string): string {
  const line = written.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
}

/** All problems below each other, in the order of the files and their lines. */
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
