/** A place in the content. */
export type ProblemPlace = {
  /** Path from the project folder: `content/bivak.yaml`. */
  file: string;
  line?: number | undefined;
  /** `groepen 2 › leiding 3 › naam`; counting starts at 1. */
  field?: string | undefined;
};

/** Something that is wrong, where, and what to do about it; in Dutch, for who leads the group. */
export type Problem = ProblemPlace & {
  found?: string | undefined;
  expected?: string | undefined;
  advice: string;
  /** The value to replace the whole field by, where the advice is to write one. */
  instead?: string | undefined;
  /** Where a form words it in another way than the file (`lib/content/wordings.ts`). */
  form?: Pick<Problem, 'found' | 'expected' | 'advice' | 'instead'> | undefined;
  /** Export checks: the fields of the content behind it; `file` is then the address that shows it (`/bivak/`). */
  places?: readonly ProblemPlace[] | undefined;
  /** Yearly list: the heading below which it stands. */
  topic?: string | undefined;
  /** Yearly list: `look` may be right as it is; only a person can decide. */
  level?: 'must' | 'look' | undefined;
};

/** Thrown for content with problems. The message is the whole Dutch report. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly problems: readonly Problem[]) {
    super(report(problems));
  }
}

/**
 * Returns the message of a schema as lines of one string, which `readMessage` splits: a schema's error can only be a string. Both may have
 * the marks of two wordings (`lib/content/wordings.ts`).
 */
export const problemMessage = (expected: string, advice = '') =>
  advice ? `${expected}\n${advice}` : expected;

/** Returns the advice to replace a whole field by a value, for `problemMessage`. @param advice when it is more than the value */
export const replaceAdvice = (value: string, advice = `schrijf ${value}`) => `${advice}\n${value}`;

/** Returns a message with the part of the value that is wrong, so that a long text is quoted around it. */
export function aboutPart(part: string, message: string): string {
  const [expected = '', advice = '', instead = ''] = message.split('\n');
  return [expected, advice, instead, part].join('\n');
}

type Message = { expected: string; advice?: string; instead?: string; part?: string };

export function readMessage(message: string): Message {
  const [expected = '', advice, instead, part] = message.split('\n');
  return { expected, ...(advice && { advice }), ...(instead && { instead }), ...(part && { part }) };
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

/** Shortens a text for a message. @param part of it that the message is about: the quote contains its start */
export function quote(written: string, part = ''): string {
  const line = written.replace(/\s+/g, ' ').trim();
  if (line.length <= 70) return line;
  const at = line.indexOf(part);
  const start = at < 50 ? 0 : line.lastIndexOf(' ', at - 20) + 1;
  const end = line.length > start + 67 ? start + 67 : line.length;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
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

/** One problem as a paragraph of a report. */
export function describe({ found, expected, advice, places = [], ...place }: Problem): string {
  return [
    placeText(place),
    found !== undefined && `  gevonden:  ${found}`,
    expected !== undefined && `  verwacht:  ${expected}`,
    ...places.map((one) => `  staat in:  ${placeText(one)}`),
    `  doe dit:   ${advice}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** `content/bivak.yaml, regel 15, veld kamp › tekst 2` */
export const placeText = ({ file, line, field }: ProblemPlace): string =>
  [file, line && `regel ${line}`, field && `veld ${field}`].filter(Boolean).join(', ');

const byPlace = (a: Problem, b: Problem) =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
