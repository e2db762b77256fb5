import fc from 'fast-check';
import type { Texts } from '@/lib/content/check/sources';

/** A typing mistake in a content file, at a random place. */
export type Slip = { file: string; line: number; what: keyof typeof slips; by: number };

const replaceAt = (line: string, at: number, length: number, by: string) =>
  line.slice(0, at) + by + line.slice(at + length);
const somewhere = (line: string, by: number) => (line.length === 0 ? 0 : by % line.length);

/** Each is a function of the lines of a file, a line number and a random number, and returns the lines with the mistake. */
const slips = {
  'one or more spaces too many': edit((line, by) => ' '.repeat(1 + (by % 6)) + line),
  'one or more spaces too few': edit((line, by) =>
    line.replace(/^ +/, (all) => all.slice(1 + (by % all.length))),
  ),
  'a tab': edit((line) => line.replace(/^ {2}/, '\t')),
  'a long dash': edit((line) => line.replace(/^( *)- /, '$1– ')),
  'a dash forgotten': edit((line) => line.replace(/^( *)- (?=[\w-]+:)/, '$1  ')),
  'a day that no month has': edit((line) => line.replace(/: \d{1,2}(?= [a-z]{3,})/, ': 32')),
  'an hour with a dot and no quotes': edit((line) => line.replace(/"(\d\d):(\d\d)"/, '$1.$2')),
  'no space after the dash': edit((line) => line.replace(/^( *)- /, '$1-')),
  'no colon': edit((line) => line.replace(':', '')),
  'no space after the colon': edit((line) => line.replace(': ', ':')),
  'a semicolon for the colon': edit((line) => line.replace(': ', '; ')),
  'a character too few': edit((line, by) => replaceAt(line, somewhere(line, by), 1, '')),
  'a character twice': edit((line, by) =>
    replaceAt(line, somewhere(line, by), 0, line[somewhere(line, by)] ?? ''),
  ),
  'curly quotes': edit((line) => line.replace(/"(.*)"/, '“$1”')),
  'a quote too few': edit((line) => line.replace(/"$/, '')),
  'a text that begins with bold words': edit((line) => line.replace(/: (\w+)/, ': **$1**')),
  'half of bold': edit((line) => line.replace(/: "?(\w+)/, (all) => `${all}**`)),
  'a second colon': edit((line) => line.replace(/(: \w+) /, '$1: ')),
  'a hash': edit((line) => line.replace(/(: \w+) /, '$1 #1 ')),
  'an empty field': edit((line) => line.replace(/: .*/, ':')),
  'a number in words': edit((line) => line.replace(/: (\d+)$/, ': $1 euro')),
  'a line too few': (lines: string[], at: number) => lines.toSpliced(at, 1),
  'a line twice': (lines: string[], at: number) => lines.toSpliced(at, 0, lines[at] ?? ''),
  'two lines that changed places': (lines: string[], at: number) =>
    lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? ''),
  'a sentence that was wrapped': edit((line) => line.replace(/^( *)(.*: \w.*?\w) (\w)/, '$1$2\n$1  $3')),
};

function edit(change: (line: string, by: number) => string) {
  return (lines: string[], at: number, by: number): string[] => lines.with(at, change(lines[at] ?? '', by));
}

/** Any mistake in any line of these texts. */
export const anySlip = (texts: Texts): fc.Arbitrary<Slip> =>
  fc.constantFrom(...Object.keys(texts)).chain((file) =>
    fc.record({
      file: fc.constant(file),
      line: fc.nat({ max: (texts[file] ?? '').split('\n').length - 2 }),
      what: fc.constantFrom(...Object.keys(slips).filter((what): what is Slip['what'] => what in slips)),
      by: fc.nat({ max: 60 }),
    }),
  );

/** The texts with the mistake. */
export function spoiled(texts: Texts, { file, line, what, by }: Slip): Texts {
  return { ...texts, [file]: slips[what]((texts[file] ?? '').split('\n'), line, by).join('\n') };
}
