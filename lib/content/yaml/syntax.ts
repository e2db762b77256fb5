import { type Document, type LineCounter, Scalar, visit, type YAMLParseError } from 'yaml';
import { type Problem, quote } from '@/lib/content/problem';

const conflictMarker = /^(?:<{7}|={7}|>{7})(?: |$)/;

/** What may stand in front of a line by mistake: characters that look like spaces, and conflict markers of Git. */
const strays = [
  {
    pattern: /^ *\t/,
    found: 'een tab aan het begin van de regel: ',
    expected: 'spaties',
    advice: 'vervang de tab door spaties, zodat de regel recht onder de vorige van hetzelfde blok staat',
  },
  {
    pattern: /^ *[\u00a0\u2000-\u200b\u202f\ufeff]/,
    found: 'een onzichtbaar teken aan het begin van de regel: ',
    expected: 'gewone spaties',
    advice:
      'wis het begin van de regel en typ de spaties opnieuw (zulke tekens komen mee bij kopiëren en plakken)',
  },
  {
    pattern: conflictMarker,
    found: '',
    expected: 'geen regels van Git tussen de inhoud',
    advice:
      'twee mensen pasten hetzelfde aan: hou de goede versie over en wis de regels met <<<<<<<, ======= en >>>>>>>',
  },
];
/** Returns the text with spaces instead of such characters, so that the rest of the file can be checked too. */
export function withoutStrays(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (conflictMarker.test(line.trimEnd())) return '';
      const indent = /^[ \t\u00a0\u2000-\u200b\u202f\ufeff]*/.exec(line)?.[0] ?? '';
      return indent.replaceAll('\t', '  ').replace(/[^ ]/g, ' ') + line.slice(indent.length);
    })
    .join('\n');
}

/** Returns problems for tabs, invisible characters and conflict markers at the beginning of lines. */
export const strayCharacters = (file: string, text: string): Problem[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const stray = strays.find(({ pattern }) => pattern.test(line));
    if (!stray) return [];
    const { found, expected, advice } = stray;
    return { file, line: index + 1, found: found + quote(line), expected, advice };
  });

/** Returns the problem of a file that is RTF or HTML, though it has the name of a content file. */
export function otherKindOfFile(file: string, text: string): Problem | undefined {
  const start = text.trimStart().slice(0, 40);
  const expected = 'een gewone tekst';
  if (start.startsWith('{\\rtf')) {
    return {
      file,
      found: 'een tekst met opmaak (RTF), zoals TextEdit en WordPad ze bewaren',
      expected,
      advice:
        'open het bestand, maak er platte tekst van (TextEdit: Opmaak › Maak platte tekst; WordPad: Opslaan als › Tekstbestand) en bewaar het onder dezelfde naam',
    };
  }
  if (/^<(?:!doctype|html|\?xml)/i.test(start)) {
    return {
      file,
      found: 'een webpagina',
      expected,
      advice:
        'zet de vorige versie van dit bestand terug; op GitHub haal je een bestand met de knop Download raw file',
    };
  }
  return undefined;
}

/**
 * Returns the parser's errors as problems in Dutch, for people who do not know YAML. The parser's own messages are English and often
 * name the line where it noticed the mistake, not the line with the mistake.
 * @param known problems whose lines get no other problem
 */
export function syntaxProblems(
  file: string,
  text: string,
  { document, positions, known }: { document: Document; positions: LineCounter; known: readonly Problem[] },
): Problem[] {
  const lines = text.split(/\r?\n/);
  const problems: Problem[] = [];
  const seen = new Set(known.map(({ line }) => line));
  for (const error of document.errors) {
    const { line } = positions.linePos(error.pos[0]);
    const problem = explain(error, { file, lines, document, positions });
    // One mistake often gives several errors, on its own line or further down.
    if (!seen.has(line) && !seen.has(problem.line)) problems.push(problem);
    seen.add(line).add(problem.line);
  }
  return problems;
}

/** Returns the first five problems: the parser's errors after those mean little. */
export function limitFollowUpErrors(problems: Problem[]): Problem[] {
  if (problems.length <= 5) return problems;
  const first = problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, 5);
  const more = ` (verder in dit bestand zijn er nog ${problems.length - 5} zulke regels: los eerst deze op en kijk opnieuw)`;
  return first.map((problem, index) => (index < 4 ? problem : { ...problem, advice: problem.advice + more }));
}

/** Returns problems for texts that are valid YAML but not what was meant: the parser would drop or join a part of them. */
export function hiddenTraps(
  file: string,
  text: string,
  document: Document,
  positions: LineCounter,
): Problem[] {
  const lines = text.split(/\r?\n/);
  const problems: Problem[] = [];
  const add = (offset: number | undefined, problem: (lineText: string) => Omit<Problem, 'file' | 'line'>) => {
    const { line } = positions.linePos(offset ?? 0);
    problems.push({ file, line, ...problem(lines[line - 1] ?? '') });
  };
  visit(document, {
    Alias: (_, node) => add(node.range?.[0], specialStart),
    Node: (_, node) => {
      if (node.anchor || node.tag) add(node.range?.[0], specialStart);
    },
    Scalar: (_, node) => {
      if (node.anchor || node.tag) add(node.range?.[0], specialStart);
      if (node.comment && !/^\s/.test(node.comment)) add(node.range?.[0], hashInText);
      if (node.type !== Scalar.PLAIN || !node.range) return;
      const [begin, end] = node.range;
      const glued = /\n[ ]*(?:-\S?|(?!(?:https?|mailto|tel|webcal):)[a-z]\w*:(?:\S|$)).*/i.exec(
        text.slice(begin, end),
      );
      if (glued) add(begin + glued.index + 1, gluedLine);
    },
  });
  return problems;
}

type About = Omit<Problem, 'file' | 'line'>;
type Context = { file: string; lines: string[]; document: Document; positions: LineCounter };

function explain(error: YAMLParseError, { file, lines, document, positions }: Context): Problem {
  const { line } = positions.linePos(error.pos[0]);
  const at = (place: number, about: About): Problem => ({
    file,
    line: place,
    found: quote(lines[place - 1] ?? ''),
    ...about,
  });
  const lineText = lines[line - 1] ?? '';
  const quotedAt = unclosedQuote(error, document, positions);
  if (quotedAt !== undefined) return at(quotedAt, openQuote(lines[quotedAt - 1] ?? ''));
  const openAt = openBracketLine(lines, line);
  if (openAt) return at(openAt, openBracket);
  if (/^\s*(?:- )*(?:[\w-]+:\s+)?\[[^\]]*\]\(/.test(lineText)) return at(line, specialStart(lineText));
  if (/^\s*-[^\s-]/.test(lineText)) return at(line, gluedLine(lineText));
  if (error.code === 'DUPLICATE_KEY') return at(line, duplicate(lines, line));
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY')
    return /:\s.*:(?:\s|$)/.test(lineText) ? at(line, secondColon(lineText)) : at(line + 1, tooFarRight);
  return at(line, (byCode[error.code] ?? byLook)(lineText));
}

/** What the parser's other errors mean. */
const byCode: Partial<Record<YAMLParseError['code'], (lineText: string) => About>> = {
  MULTILINE_IMPLICIT_KEY: missingColon,
  MISSING_CHAR: missingColon,
  BAD_SCALAR_START: specialStart,
  BAD_INDENT: () => badIndent,
  MULTIPLE_DOCS: () => ({
    expected: 'geen regel met enkel streepjes',
    advice: 'haal de regel met --- weg',
  }),
  BAD_DQ_ESCAPE: () => ({
    expected: 'een tekst zonder \\ (tussen dubbele aanhalingstekens heeft dat teken een aparte betekenis)',
    advice: 'haal de \\ weg of schrijf / in de plaats',
  }),
};

/** What a line that the parser refuses for any other reason looks like. */
function byLook(lineText: string): About {
  if (/^\s*(?:- )*[\w-]+:\s+- /.test(lineText))
    return {
      expected: 'een lijst die op een nieuwe regel begint',
      advice:
        'druk op Enter na de dubbelepunt, zodat het streepje op de volgende regel staat (met twee spaties ervoor)',
    };
  if (/^\s*(?:- )*(?:[\w-]+:\s+)?[*&!%@`|>{]/.test(lineText)) return specialStart(lineText);
  if (/:\s+(["']).*\1.*\S/.test(lineText))
    return {
      expected: 'aanhalingstekens rond de hele tekst, en geen binnenin',
      advice:
        'zet het eerste aanhalingsteken vooraan en het tweede helemaal achteraan; gebruik in de tekst zelf ‘…’',
    };
  return badIndent;
}

const badIndent = {
  expected: 'een regel die met evenveel spaties begint als de andere velden van hetzelfde blok',
  advice: 'zet deze regel recht onder het veld erboven; kijk ook of daar geen teken ontbreekt',
};

const tooFarRight = {
  expected: 'een regel die even ver begint als de velden waar hij bij hoort',
  advice:
    'haal de spaties te veel aan het begin van deze regel weg, of anders wat op de regel erboven na de dubbelepunt staat',
};

const openBracket = {
  expected: 'een lijst die op dezelfde regel begint met [ en eindigt met ]',
  advice: 'zet aan het einde van deze regel de ] (of }) die ontbreekt, of haal de [ (of {) vooraan weg',
};

const openQuote = (lineText: string) => ({
  expected: 'een tekst die op dezelfde regel met een aanhalingsteken begint én eindigt',
  advice: /:\s+'\w{1,2}\s/.test(lineText)
    ? `zet de hele tekst tussen dubbele aanhalingstekens: ${quoted(lineText)}`
    : 'zet aan het einde van deze regel het aanhalingsteken dat ontbreekt; staat er een " in de tekst zelf, gebruik daar dan ‘…’',
});

const secondColon = (lineText: string) => ({
  expected: 'één dubbelepunt met een spatie erna: die tussen de naam van het veld en de tekst',
  advice: `zet de hele tekst tussen aanhalingstekens: ${quoted(lineText)}`,
});

function duplicate(lines: readonly string[], line: number): About {
  const lineText = lines[line - 1] ?? '';
  const field = /^\s*(?:- )*([^:]+):/.exec(lineText)?.[1] ?? quote(lineText);
  return {
    field,
    found: `${quote(lineText)} (het veld staat ook op regel ${earlierLine(lines, line)})`,
    expected: `het veld ${field} één keer op deze plaats`,
    advice: `hou één van de twee regels ${field} over en haal de andere weg`,
  };
}

/** The line where a quote was opened that is not closed there, if that is what the error is about. */
function unclosedQuote(
  error: YAMLParseError,
  document: Document,
  positions: LineCounter,
): number | undefined {
  const isQuoteError = error.code === 'MISSING_CHAR' && /quote/.test(error.message);
  let opened: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!range || (type !== Scalar.QUOTE_DOUBLE && type !== Scalar.QUOTE_SINGLE)) return;
      const first = positions.linePos(range[0]).line;
      const last = positions.linePos(range[1]).line;
      const runsOn =
        error.code === 'UNEXPECTED_TOKEN' && first < last && last === positions.linePos(error.pos[0]).line;
      if ((isQuoteError && range[0] <= error.pos[0]) || runsOn) opened = first;
    },
  });
  return opened ?? (isQuoteError ? positions.linePos(error.pos[0]).line : undefined);
}

/** The last line up to this one that opens a `[` or `{` which is not closed there or between the two lines. */
function openBracketLine(lines: readonly string[], line: number): number | undefined {
  const before = lines.slice(0, line);
  const opened = before.findLastIndex((one) => /:\s+[[{][^\]}]*$/.test(one));
  const closed = before.slice(opened + 1).some((one) => /^[^[{]*[\]}]/.test(one));
  return opened === -1 || closed ? undefined : opened + 1;
}

/** What a line says that lacks the colon after the name of its field, or the space after it. */
export function missingColon(lineText: string) {
  if (/^\s*(?:- )*[\w-]+:(?: \S|$)/.test(lineText)) {
    return {
      expected: 'een veld dat op zijn plaats staat',
      advice:
        'deze regel is goed geschreven: kijk of er op de regel erboven een teken te veel of te weinig staat',
    };
  }
  const [, before = '', name, rest = ''] = /^(\s*(?:- )*)([\w-]+):?\s*(.*)$/.exec(lineText) ?? [];
  const suggestion =
    name && rest
      ? `schrijf ${before.trimStart()}${name}: ${quote(rest)}`
      : 'zet een dubbelepunt na de naam van het veld';
  return /^\s*(?:- )*[\w-]+:\S/.test(lineText)
    ? { expected: 'een spatie na de dubbelepunt', advice: suggestion }
    : {
        expected: 'een veld met een dubbelepunt en een spatie na de naam',
        advice: `${suggestion}; hoort deze regel bij de tekst erboven, zet hem dan achter die tekst op dezelfde regel`,
      };
}

function specialStart(lineText: string) {
  return {
    found: quote(lineText),
    expected: 'een tekst die niet begint met een teken zoals *, [, {, &, !, %, @, ` of |',
    advice: `zet de hele tekst tussen aanhalingstekens: ${quoted(lineText)}`,
  };
}

const hashInText = (lineText: string) => ({
  found: quote(lineText),
  expected: 'een tekst zonder losse #: wat na een spatie en # komt, valt weg',
  advice: `zet de hele tekst tussen aanhalingstekens: ${quoted(lineText)}`,
});

function gluedLine(lineText: string) {
  const fixed = lineText
    .trim()
    .replace(/^-(?=\S)/, '- ')
    .replace(/^(\w+):(?=\S)/, '$1: ');
  const found = `${quote(lineText)} (dit wordt nu bij de regel erboven geplakt)`;
  if (fixed !== lineText.trim()) {
    const expected =
      'een spatie na het streepje of na de dubbelepunt, en evenveel spaties vooraan als de regels van hetzelfde blok';
    return { found, expected, advice: `schrijf ${quote(fixed)}` };
  }
  return {
    found,
    expected: 'een regel op zijn plaats: boven een streepje of een veld staat geen halve tekst',
    advice:
      'kijk of deze regel en die erboven niet van plaats gewisseld zijn, en of er geen regel tussen ontbreekt',
  };
}

/** The last line before this one with the same field at the same depth. */
function earlierLine(lines: readonly string[], line: number): number {
  const start = (one = '') => one.replace('- ', '  ').split(':')[0];
  return lines.slice(0, line - 1).findLastIndex((one) => start(one) === start(lines[line - 1])) + 1;
}

/** The line with its text between quotes, as an example to copy. */
function quoted(lineText: string): string {
  const [, name = '', value = ''] = /^\s*((?:- )*(?:[\w-]+:\s+)?)(.*)$/.exec(lineText) ?? [];
  const plain = value.replace(/^[“”„](.*)[“”]$/, '$1').replace(/"([^"]*)"/g, '‘$1’');
  return `${name}"${quote(plain.replaceAll('"', '’'))}"`;
}
