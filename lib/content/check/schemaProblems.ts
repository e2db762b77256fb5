import * as z from 'zod';
import { pageList } from '@/lib/content/kinds/link';
import {
  fieldName,
  type Problem,
  type ProblemPlace,
  problemMessage,
  quote,
  readMessage,
} from '@/lib/content/problem';
import { inFile } from '@/lib/content/wordings';
import type { Source } from '@/lib/content/yaml/source';
import type { PageAddress } from '@/lib/pages/pages';
import { nearest } from '@/lib/text/nearest';
import { problemAt } from './problemAt';

type Issue = z.core.$ZodIssue;

/** For `safeParse`: names the fields that exist in the message about an unknown field or a missing block. */
export const nameKnownFields: z.core.$ZodErrorMap = (issue) => {
  if (!(issue.inst instanceof z.ZodObject)) return undefined;
  const keys = Object.keys(issue.inst.shape)
    .map((key) => `⟦${key}⟧`)
    .join(', ');
  if (issue.code === 'unrecognized_keys') return problemMessage(`een van de velden ${keys}`);
  return issue.code === 'invalid_type'
    ? problemMessage(
        `⟦een blok met de velden ‖⟧${keys}`,
        '⟦zet elk veld (naam: waarde) op een eigen regel hieronder, met twee spaties extra ervoor‖vul in wat hieronder leeg is⟧',
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
      const about = aboutIssue(issue, source, path);
      const advice = about.advice.replace(pageList(), pageList(pages));
      problems.push(problemAt(source, path, { ...about, advice }));
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
  const { expected } = readMessage(issue.message);
  const known = inFile(expected).replace(/^een van de velden /, '');
  const suggestion = nearest(key, known.split(', '));
  const problem = problemAt(source, path, {
    found: `het veld ${key}, dat hier niet bestaat`,
    expected,
    advice: suggestion
      ? `bedoel je ${suggestion}?`
      : 'haal dit veld weg, of kijk of het op de juiste plaats staat',
  });
  return { problem, suggestion };
}

/** What an issue says of its place, in both wordings. */
function aboutIssue(
  issue: Issue,
  source: Source,
  path: PropertyKey[],
): Omit<Problem, keyof ProblemPlace | 'form'> {
  const { expected, advice, instead, part } = readMessage(expectation(issue));
  const name = String(path.at(-1));
  const isItem = typeof path.at(-1) === 'number';
  if (!source.has(path)) {
    return {
      expected,
      found: `⟦${missing}‖nog niets⟧`,
      advice: `⟦voeg hier ${isItem ? 'een regel' : `het veld ${name}: …`} toe‖vul hier iets in⟧`,
    };
  }
  const written = source.textAt(path);
  if (written === undefined)
    return {
      expected,
      found: `⟦${source.shapeAt(path)}‖⟧`,
      advice: advice ?? generalAdvice(issue, undefined, name),
    };
  if (/^(?:|~|null|''|"")$/.test(written.trim())) {
    return {
      expected,
      found: `⟦niets: ${isItem ? 'er staat alleen een streepje' : 'dit veld is leeg'}‖nog niets⟧`,
      advice: isItem
        ? 'vul hier iets in, of haal ⟦deze regel‖dit⟧ weg'
        : (isBlockOrList(issue) && advice) || 'vul hier iets in',
    };
  }
  const curly = curlyAdvice(written);
  const found = quote(written, part);
  return {
    expected,
    found: `⟦${found}‖${withoutQuotes(found)}⟧`,
    advice: curly ?? advice ?? generalAdvice(issue, written, name),
    ...(!curly && instead && { instead }),
  };
}

/** A value that is quoted, without the quotes that it has in the file. */
const withoutQuotes = (found: string) => found.replace(/^(["'])(.*)(?:\1|(?<=…))$/, '$2');

/** Returns what a schema expects, in Dutch, also for blocks and lists, which have no message. */
function expectation(issue: Issue): string {
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return problemMessage(
      `⟦een lijst van ‖⟧minstens ${issue.minimum}`,
      '⟦voeg een regel toe die met een streepje begint‖zet er een bij⟧',
    );
  }
  if (issue.code === 'too_big' && issue.origin === 'array' && !issue.message.includes('\n')) {
    return problemMessage(`⟦een lijst van ‖⟧hoogstens ${issue.maximum}`, 'haal wat te veel is weg');
  }
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    return problemMessage(
      'een lijst',
      '⟦zet elk deel op een eigen regel, met twee spaties, een streepje en een spatie ervoor‖zet er een bij⟧',
    );
  }
  return issue.message;
}

const isBlockOrList = (issue: Issue) =>
  issue.code === 'invalid_type' && (issue.expected === 'array' || issue.expected === 'object');

function generalAdvice(issue: Issue, written: string | undefined, name: string): string {
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    return written === undefined
      ? '⟦schrijf één tekst achter de dubbelepunt; bevat die een dubbelepunt, zet hem dan tussen aanhalingstekens‖typ hier één tekst⟧'
      : `⟦zet wat er staat tussen aanhalingstekens: ${/^\d+$/.test(name) ? '- ' : `${name}: `}"${written}"‖typ het hier opnieuw⟧`;
  }
  return 'verbeter wat hier staat';
}

/** Word processors and phones write curly quotes, which YAML does not know. */
const curlyAdvice = (written: string) =>
  /^[“”„‘’«]/.test(written) && /[“”’»]$/.test(written)
    ? `⟦gebruik rechte aanhalingstekens: "${written.slice(1, -1)}"‖schrijf ${written.slice(1, -1)}⟧`
    : undefined;
