import * as z from 'zod';
import { pageList } from '@/lib/content/kinds/link';
import { fieldName, type Problem, problemMessage, quote, readMessage } from '@/lib/content/problem';
import type { Source } from '@/lib/content/yaml/source';
import type { PageAddress } from '@/lib/pages/pages';
import { nearest } from '@/lib/text/nearest';

type Issue = z.core.$ZodIssue;

/** For `safeParse`: names the fields that exist in the message about an unknown field or a missing block. */
export const nameKnownFields: z.core.$ZodErrorMap = (issue) => {
  if (!(issue.inst instanceof z.ZodObject)) return undefined;
  const keys = Object.keys(issue.inst.shape).join(', ');
  if (issue.code === 'unrecognized_keys') return problemMessage(`een van de velden ${keys}`);
  return issue.code === 'invalid_type'
    ? problemMessage(
        `een blok met de velden ${keys}`,
        'zet elk veld (naam: waarde) op een eigen regel hieronder, met twee spaties extra ervoor',
      )
    : undefined;
};

/**
 * Returns the issues of a schema as problems with a line. Issues of files without a source are left out.
 * @param pages of the group: an advice lists no others
 */
export function schemaProblems(
  issues: readonly Issue[],
  sources: Partial<Record<string, Source>>,
  pages?: readonly PageAddress[],
): Problem[] {
  const problems: Problem[] = [];
  const wrongType = new Set<string>();
  const meant = new Set<string>();
  for (const issue of issues) {
    const [name, ...path] = issue.path;
    const source = sources[String(name)];
    if (!source) continue;
    const field = `${source.file} ${fieldName(path)}`;
    if (wrongType.has(field)) continue; // the other rules of the field do not apply to such a value
    if (issue.code === 'invalid_type') wrongType.add(field);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const { problem, suggestion } = unknownKey(issue, source, [...path, key]);
        problems.push(problem);
        if (suggestion) meant.add(`${source.file} ${fieldName([...path, suggestion])}`);
      }
    } else {
      const problem = describe(issue, source, path);
      problems.push({ ...problem, advice: problem.advice.replace(pageList(), pageList(pages)) });
    }
  }
  // A misspelt field is also a missing field: one problem is enough.
  return problems
    .filter(({ file, field, found }) => found !== missing || !meant.has(`${file} ${field}`))
    .filter((problem, index, all) => index === all.findIndex((other) => isSame(other, problem)));
}

/** Several rules of one field can refuse the same value for the same reason. */
const isSame = (earlier: Problem, problem: Problem) =>
  earlier.file === problem.file && earlier.field === problem.field && earlier.expected === problem.expected;

const missing = 'niets: dit veld ontbreekt';

function unknownKey(issue: Issue, source: Source, path: PropertyKey[]) {
  const key = String(path.at(-1));
  const known = readMessage(issue.message).expected;
  const suggestion = nearest(key, known.replace(/^een van de velden /, '').split(', '));
  const problem = {
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
    found: `het veld ${key}, dat hier niet bestaat`,
    expected: known,
    advice: suggestion
      ? `bedoel je ${suggestion}?`
      : 'haal dit veld weg, of kijk of het op de juiste plaats staat',
  };
  return { problem, suggestion };
}

function describe(issue: Issue, source: Source, path: PropertyKey[]): Problem {
  const { expected, advice, instead, part } = readMessage(expectation(issue));
  const at = { file: source.file, line: source.lineOf(path), field: fieldName(path), expected };
  const name = String(path.at(-1));
  if (!source.has(path)) {
    return {
      ...at,
      found: missing,
      advice: `voeg hier ${typeof path.at(-1) === 'number' ? 'een regel' : `het veld ${name}: …`} toe`,
    };
  }
  const written = source.textAt(path);
  if (written === undefined)
    return { ...at, found: source.shapeAt(path), advice: advice ?? generalAdvice(issue, undefined, name) };
  if (/^(?:|~|null|''|"")$/.test(written.trim())) {
    const isItem = typeof path.at(-1) === 'number';
    return {
      ...at,
      found: isItem ? 'niets: er staat alleen een streepje' : 'niets: dit veld is leeg',
      advice: isItem
        ? 'vul hier iets in, of haal deze regel weg'
        : (isBlockOrList(issue) && advice) || 'vul hier iets in',
    };
  }
  const curly = curlyAdvice(written);
  return {
    ...at,
    found: quote(written, part),
    advice: curly ?? advice ?? generalAdvice(issue, written, name),
    ...(!curly && instead && { instead }),
  };
}

/** Returns what a schema expects, in Dutch, also for blocks and lists, which have no message. */
function expectation(issue: Issue): string {
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return problemMessage(
      `een lijst van minstens ${issue.minimum}`,
      'voeg een regel toe die met een streepje begint',
    );
  }
  if (issue.code === 'too_big' && issue.origin === 'array' && !issue.message.includes('\n')) {
    return problemMessage(`een lijst van hoogstens ${issue.maximum}`, 'haal wat te veel is weg');
  }
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    return problemMessage(
      'een lijst',
      'zet elk deel op een eigen regel, met twee spaties, een streepje en een spatie ervoor',
    );
  }
  return issue.message;
}

const isBlockOrList = (issue: Issue) =>
  issue.code === 'invalid_type' && (issue.expected === 'array' || issue.expected === 'object');

function generalAdvice(issue: Issue, written: string | undefined, name: string): string {
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    return written === undefined
      ? 'schrijf één tekst achter de dubbelepunt; bevat die een dubbelepunt, zet hem dan tussen aanhalingstekens'
      : `zet wat er staat tussen aanhalingstekens: ${/^\d+$/.test(name) ? '- ' : `${name}: `}"${written}"`;
  }
  return 'verbeter wat hier staat';
}

/** Word processors and phones write curly quotes, which YAML does not know. */
const curlyAdvice = (written: string) =>
  /^[“”„‘’«]/.test(written) && /[“”’»]$/.test(written)
    ? `gebruik rechte aanhalingstekens: "${written.slice(1, -1)}"`
    : undefined;
