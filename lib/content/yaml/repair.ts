import { type Document, LineCounter, parseDocument } from 'yaml';
import { type Problem, quote } from '@/lib/content/problem';
import { hiddenTraps, missingColon } from './syntax';

/**
 * Finds by trying which small change makes a file valid again. Without it, a line with the wrong indent, a long dash, a semicolon,
 * two swapped lines or an unquoted colon gets an advice that does not help, and follow-up problems.
 */

/** Returns the number of fields in the value of a file that are wrong. */
type CountWrong = (value: unknown) => number;

/** What is known of a file: how many fields in a value are wrong, and the names of its blocks and lists. */
export type Known = { countWrong: CountWrong; blocks?: readonly string[] };

/** Repairs tried per file. */
const maxRepairs = 5;

/** With more wrong fields than these after the repairs, the repairs were wrong. */
const maxWrong = 3;

type Repair = {
  lines: string[];
  changed: number;
  size: number;
  /** Undefined where `syntaxProblems` has a better message. */
  problem?: Omit<Problem, 'file'>;
};

/**
 * Returns the text after the repairs, with the same number of lines, and a problem for each. Returns the text unchanged when it is
 * valid or no small change helps.
 * @param reported lines that have a problem already, from 1: they are repaired without another one
 */
export function repair(
  file: string,
  text: string,
  { countWrong, blocks = [] }: Known,
  reported: ReadonlySet<number> = new Set(),
): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  let lines = text.split('\n');
  let now = state(lines, countWrong);
  for (let repairs = 0; repairs < maxRepairs && !isValid(now); repairs += 1) {
    const best = bestRepair(lines, now, { countWrong, blocks }, reported);
    if (!best?.repair.problem) break;
    const { problem } = best.repair;
    if (!reported.has(problem.line ?? 0)) problems.push({ file, ...problem });
    lines = best.repair.lines;
    now = best.after;
  }
  for (let repairs = 0; repairs < maxRepairs && isValid(now); repairs += 1) {
    const dash = lostDash(lines);
    if (!dash?.problem) break;
    problems.push({ file, ...dash.problem });
    lines = dash.lines;
    now = state(lines, countWrong);
  }
  const isRepaired = isValid(now) && (problems.length === 0 || now.wrong <= maxWrong);
  // where a part cannot be repaired, the other repairs may be wrong too
  return isRepaired ? { text: lines.join('\n'), problems } : { text, problems: [] };
}

function bestRepair(
  lines: readonly string[],
  now: State,
  { countWrong, blocks }: Required<Known>,
  reported: ReadonlySet<number>,
) {
  const next = now.line + 1;
  // Most fail within `next + 1` lines, so the rest need not be parsed. A quote or bracket that the cut leaves open is reported on its last line.
  return [...candidates(lines, now.line, reported), ...openings(lines, now.line, blocks)]
    .filter((repair) => firstError(parse(repair.lines.slice(0, next + 1))) > next)
    .map((repair) => ({ repair, after: state(repair.lines, countWrong) }))
    .filter(
      ({ after }) => isValid(after) || (after.errors > 0 && after.errors < now.errors && after.line > next),
    )
    .sort((a, b) => rank(a) - rank(b))[0];
}

const rank = ({ repair, after }: { repair: Repair; after: State }) =>
  after.errors * 1e6 + (after.wrong + after.repeated) * 1e3 + repair.changed * 10 + repair.size;

type State = {
  errors: number;
  /** The first line with an error or a trap. */
  line: number;
  traps: number;
  wrong: number;
  /** Fields that their block has already: of the two, the value has only the last. */
  repeated: number;
};

const isValid = ({ errors, traps }: State) => errors + traps === 0;

function state(lines: readonly string[], countWrong: CountWrong): State {
  const { text, document, positions } = parse(lines);
  const errors = document.errors.length;
  if (errors > 0)
    return { errors, line: firstError({ document, positions }), traps: 0, wrong: 0, repeated: 0 };
  const traps = hiddenTraps('', text, document, positions);
  const line = traps[0]?.line ?? Number.POSITIVE_INFINITY;
  return {
    errors,
    line,
    traps: traps.length,
    wrong: countWrong(valueIn(document)),
    repeated: repeatedFields(lines).length,
  };
}

function parse(lines: readonly string[]) {
  const text = lines.join('\n');
  const positions = new LineCounter();
  const options = { prettyErrors: false, uniqueKeys: false, lineCounter: positions };
  return { text, positions, document: parseDocument(text, options) };
}

/** The line of the first error; infinite without one. */
const firstError = ({ document, positions }: Pick<ReturnType<typeof parse>, 'document' | 'positions'>) =>
  Math.min(...document.errors.map(({ pos }) => positions.linePos(pos[0]).line));

/** Returns undefined when a text begins with *, which YAML reads as an alias. */
function valueIn(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

const indentOf = (line = '') => /^ */.exec(line)?.[0].length ?? 0;
const isBlank = (line = '') => /^\s*(?:#.*)?$/.test(line);

/** Returns the repairs to try around the line with the first error. */
function candidates(lines: readonly string[], line: number, reported: ReadonlySet<number>): Repair[] {
  const from = Math.max(0, line - 9);
  const isFilled = (index: number) => index < lines.length && !isBlank(lines[index]);
  const around = Array.from({ length: 12 }, (_, index) => from + index).filter(isFilled);
  const near = lines.slice(Math.max(0, from - 12), line + 12).filter((one) => !isBlank(one));
  const indents = new Set(near.map(indentOf));
  return [...new Set([...around, ...[...reported].map((one) => one - 1)])].flatMap((index) => [
    ...shifts(lines, index, indents),
    ...rewrites(lines, index),
    ...quotes(lines, index),
    ...swaps(lines, index),
    ...dashes(lines, index),
  ]);
}

/** The lines with some of them, from an index on, replaced by others. */
const replaced = (lines: readonly string[], index: number, by: readonly string[]) =>
  lines.toSpliced(index, by.length, ...by);

/** Lines that may have been pasted together with a wrong indent. */
const maxPasted = 6;

/** The line, alone or with lines below it, with the indent of its neighbours. */
function shifts(lines: readonly string[], index: number, indents: ReadonlySet<number>): Repair[] {
  const own = indentOf(lines[index]);
  const after = lines.slice(index + 1).findIndex((one) => !isBlank(one) && indentOf(one) <= own);
  const block = after === -1 ? lines.length - index : after + 1;
  const above = indentOf(lines[index - 1]);
  const targets = [...new Set([...indents, above + 2, above + 4])].filter((indent) => indent !== own);
  const counts = Array.from({ length: Math.min(block, maxPasted) }, (_, count) => count + 1);
  return [...new Set([...counts, block])].flatMap((count) => {
    const part = lines.slice(index, index + count);
    const filled = part.findLastIndex((one) => !isBlank(one)) + 1;
    return targets.map((indent) => {
      const by = indent - own;
      const moved = part.map((one) =>
        isBlank(one) ? one : ' '.repeat(Math.max(0, indentOf(one) + by)) + one.trimStart(),
      );
      return {
        lines: replaced(lines, index, moved),
        changed: count,
        size: Math.min(9, Math.abs(by)),
        problem: shifted(lines, index, { count: filled, indent, by }),
      };
    });
  });
}

/** What a line may be: how it looks, and what a message calls it. */
const looks = [
  { look: /^ *- /, what: 'een streepje dat' },
  { look: /^ *[\w-]+:(?: |$)/, what: 'een veld dat' },
];

function shifted(
  lines: readonly string[],
  index: number,
  { count, indent, by }: { count: number; indent: number; by: number },
): Omit<Problem, 'file'> {
  const text = lines[index] ?? '';
  const known = looks.find(({ look }) => look.test(text));
  const [other] = [...lines.keys()]
    .filter((at) => at !== index && indentOf(lines[at]) === indent && known?.look.test(lines[at] ?? ''))
    .sort((a, b) => Math.abs(a - index) - Math.abs(b - index));
  const which = count === 1 ? `regel ${index + 1}` : `regel ${index + 1} tot ${index + count}`;
  return {
    line: index + 1,
    found: `${quote(text)} (deze regel begint met ${spaces(indentOf(text))})`,
    expected: `${known?.what ?? 'een vervolg van de regel erboven, dat'} begint met ${spaces(indent)}${other === undefined ? '' : `, zoals regel ${other + 1}`}`,
    advice:
      by > 0 ? `zet ${spaces(by)} extra vooraan op ${which}` : `haal ${spaces(-by)} weg vooraan op ${which}`,
  };
}

const spaces = (count: number) => (count === 1 ? '1 spatie' : `${count} spaties`);

/** The line written otherwise. Those without a problem are tried, so that they are not taken for a wrong indent. */
function rewrites(lines: readonly string[], index: number): Repair[] {
  const text = lines[index] ?? '';
  const dash = /^( *)([–—−•·*]) *(?=\S)/; // a long dash or a bullet, which word processors make of a dash
  const [, , bullet] = dash.exec(text) ?? [];
  const quoted = (_: string, start: string, value: string) => `${start}"${value.replaceAll('"', '’')}"`;
  const withColon = text.replace(/^( *(?:- )*[\w-]+)(?::(?=\S)| (?!:))/, '$1: ');
  const meant: [string, expected?: string | undefined][] = [
    [text.replace(dash, '$1- '), bullet && `een gewoon streepje (-) vooraan, geen ${bullet}`],
    [text.replace(/^( *)-(?=[^\s-])/, '$1- '), 'een spatie na het streepje'],
    [
      text.replace(/^( *(?:- )*[\w-]+)(?:;|::+|:;|;:)(?= |$)/, '$1:'),
      'één dubbelepunt (:) na de naam van het veld',
    ],
    [text.replace(/^( *(?:- )*[\w-]+) *$/, '$1:'), 'een dubbelepunt na de naam van een blok'],
    [withColon],
    [text.replace(/^( *(?:- )*[\w-]+: +)(.*: .*|[*&!%@`|>[#].*)$/, quoted)],
    [text.replace(/^( *(?:- )*[\w-]+: +)"([^"].*".*)$/, quoted)],
    [text.replace(/^( *(?:- )*[\w-]+: +)'(.*)$/, quoted)],
    ...['"', "'", ']', '}'].map((sign): [string] => [text + sign]),
  ];
  const isByComment = [lines[index - 1], lines[index + 1]].some((one) => /^ *#/.test(one ?? ''));
  const isWords = /^ *[^\s#-]/.test(text) && !/^ *[\w-]+:(?: |$)/.test(text);
  const asComment = text.replace(/^ */, '$&# ');
  if (isWords && (isByComment || index === 0)) meant.push([asComment, 'een # voor een opmerking']);
  return meant
    .filter(([one]) => one !== text)
    .map(([one, expected]) => ({
      lines: replaced(lines, index, [one]),
      changed: 1,
      size: one === asComment ? 9 : 0, // the last that is thought of: it takes a line out of the content
      ...(one === withColon && {
        problem: { line: index + 1, found: quote(text), ...missingColon(text) },
      }),
      ...(expected && {
        problem: { line: index + 1, found: quote(text), expected, advice: `schrijf ${quote(one)}` },
      }),
    }));
}

/** Two swapped lines. */
function swaps(lines: readonly string[], index: number): Repair[] {
  const [one = '', other = ''] = lines.slice(index, index + 2);
  if (isBlank(one) || isBlank(other)) return [];
  const problem = {
    line: index + 1,
    found: `${quote(one)} (en daaronder ${quote(other)})`,
    expected: 'deze twee regels in de andere volgorde',
    advice: `wissel regel ${index + 1} en regel ${index + 2} van plaats`,
  };
  return [{ lines: replaced(lines, index, [other, one]), changed: 2, size: 1, problem }];
}

/** A blank line above fields or items with an indent, as the name of a block that the file lacks: it was deleted. */
function openings(lines: readonly string[], line: number, blocks: readonly string[]): Repair[] {
  const above = lines.slice(0, line + 2).findLastIndex((one) => one.trim() === '');
  const first = lines.slice(above + 1).find((one) => !isBlank(one)) ?? '';
  if (above === -1 || !/^ {2}(?:- )?(?:\{ *)?[\w-]+:/.test(first)) return [];
  return blocks
    .filter((name) => !lines.some((one) => one.startsWith(`${name}:`)))
    .map((name) => ({
      lines: replaced(lines, above, [`${name}:`]),
      changed: 1,
      size: 0,
      problem: {
        line: above + 2,
        found: quote(first),
        expected: 'boven deze regel de naam van het blok waar ze bij hoort',
        advice: `zet een regel met ${name}: boven regel ${above + 2}`,
      },
    }));
}

/** The line with a dash in place of the last two spaces before it, or of the one that is left: an item that lost its dash. */
function dashes(lines: readonly string[], index: number): Repair[] {
  const text = lines[index] ?? '';
  if (!/^ {2,}[\w-]+:(?: |$)/.test(text)) return [];
  return ['de laatste 2 spaties', 'de laatste spatie'].map((instead, at) => {
    const problem = {
      line: index + 1,
      found: quote(text),
      expected: 'een streepje en een spatie voor het eerste veld van elk deel van een lijst',
      advice: `zet op regel ${index + 1} een streepje en een spatie in de plaats van ${instead} vooraan`,
    };
    const dashed = `${' '.repeat(indentOf(text) - 2 + at)}- ${text.trimStart()}`;
    return { lines: replaced(lines, index, [dashed]), changed: 1, size: 1 + at, problem };
  });
}

/**
 * The repair of the first item that lost its dash, and so repeats fields of the one above: several of them, or the first field of an
 * item. A single other field that is there twice is just that.
 */
function lostDash(lines: readonly string[]): Repair | undefined {
  const [first, ...others] = repeatedFields(lines);
  if (first === undefined) return undefined;
  const fieldOf = (line = '') => /^ *(?:- )?([\w-]+):/.exec(line)?.[1];
  const own = lines[first] ?? '';
  const head = lines
    .slice(0, first)
    .findLast((line) => /^ *- /.test(line) && [1, 2].includes(indentOf(own) - indentOf(line)));
  const repair = dashes(lines, first).find(({ lines }) => parse(lines).document.errors.length === 0);
  if (!repair || head === undefined) return undefined;
  const left = repeatedFields(repair.lines).length;
  const isMeant = left < others.length || (left === others.length && fieldOf(own) === fieldOf(head));
  return isMeant ? repair : undefined;
}

/** The lines of fields that their block has already, from 0. */
function repeatedFields(lines: readonly string[]): number[] {
  const positions = new LineCounter();
  const { errors } = parseDocument(lines.join('\n'), { prettyErrors: false, lineCounter: positions });
  return errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => positions.linePos(pos[0]).line - 1);
}

/** A text over several lines with a colon and a space. */
function quotes(lines: readonly string[], index: number): Repair[] {
  const text = lines[index] ?? '';
  const [, start = '', first = ''] = /^( *(?:- )*(?:[\w-]+: +)?)([^"'\s].*)$/.exec(text) ?? [];
  if (!first || !/: +$|- $/.test(start)) return [];
  const rest = lines.slice(index + 1);
  const ends = rest.findIndex((one) => isBlank(one) || indentOf(one) <= indentOf(text) || /^ *- /.test(one));
  const below = ends === -1 ? rest : rest.slice(0, ends);
  if (below.length === 0) return [];
  const inner = [first, ...below].join('\n').replaceAll('"', '’');
  const withColon = below.findIndex((one) => /:(?: |$)/.test(one)) + 1; // 0 is the first line
  const begins = quote(first)
    .slice(0, 20)
    .replace(/\s\S*$/, '');
  const problem = {
    line: index + 1 + withColon,
    found: quote(lines[index + withColon] ?? ''),
    expected: 'een tekst zonder dubbelepunt met een spatie erna, of met aanhalingstekens rond de hele tekst',
    advice: `zet een " voor ${begins} … (regel ${index + 1}) en een " helemaal op het einde van regel ${index + 1 + below.length}; aanhalingstekens in de tekst zelf worden ’`,
  };
  return [{ lines: replaced(lines, index, `${start}"${inner}"`.split('\n')), changed: 2, size: 0, problem }];
}
