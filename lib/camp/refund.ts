import { slug } from '@/lib/text/slug';
import { type BoysOrGirls, certificatePath, type DocumentYear, formPath, hrefOf } from './documents';

/**
 * Which paper somebody is told to take, and in which words. The exported page holds the answer to the first choice; its own script
 * gives the others, out of the papers that the page lists. Both take it from here. Safe for the browser.
 *
 * - `data-refund` on what holds the questions and the answer.
 * - `data-kind` on the part of the answer for a kind of paper: without script those are there that say what holds for everybody.
 * - `data-with-script` on what only a script can answer, `data-without-script` on the words in its place.
 * - `data-answer` on what the choice changes: a text, or the address of a link.
 * - `data-expected` where a link to a paper will stand, with its address; `data-comes` on the words that say when, with the year.
 */
export const refundAttribute = 'data-refund';
export const kindAttribute = 'data-kind';
export const withScriptAttribute = 'data-with-script';
export const withoutScriptAttribute = 'data-without-script';
export const answerAttribute = 'data-answer';
export const expectedAttribute = 'data-expected';
export const comesAttribute = 'data-comes';

/** The names of the three questions. */
export const questions = ['ziekenfonds', 'bivak', 'wie'] as const;

/** The form of the insurer, the certificate in its place, either of them still to come, or nothing at all. */
export type Kind = 'own' | 'neutral' | 'waits' | 'none';

export type Asked = {
  /** Its name; undefined for any other one. */
  insurer: string | undefined;
  /** Its name in an address. */
  file: string;
  year: string;
  who: BoysOrGirls;
};

/** What the list says of a paper: that it is there, that it will be, or nothing. */
export type Listed = 'there' | 'expected' | undefined;

export type Answer = {
  kind: Kind;
  /** For which choice it holds: `CM · bivak 2025 · meisjes`. */
  about: string;
  insurer: string;
  year: string;
  /** Addresses; empty where there is nothing to take. */
  paper: string;
  certificate: string;
  later: string;
};

/**
 * @param listed looks a paper up in the list, by its address
 * @param when in words, when the papers of that year come that are still expected
 */
export function answerTo(
  { insurer, file, year, who }: Asked,
  listed: (href: string) => Listed,
  when: string | null | undefined,
): Answer {
  const form = hrefOf(formPath(`${year}/`, file, who));
  const neutral = hrefOf(certificatePath(year));
  const hasOwn = insurer !== undefined && listed(form) !== undefined;
  const paper = hasOwn ? form : neutral;
  const state = listed(paper);
  return {
    kind: state === 'there' ? (hasOwn ? 'own' : 'neutral') : state === 'expected' ? 'waits' : 'none',
    about: [insurer ?? 'Ander ziekenfonds', `bivak ${year}`, ...(insurer === undefined ? [] : [who])].join(
      ' · ',
    ),
    insurer: insurer ?? '',
    year,
    paper: state === 'there' ? paper : '',
    certificate: listed(neutral) === 'there' ? neutral : '',
    later: laterWords(hasOwn ? insurer : undefined, when),
  };
}

function laterWords(insurer: string | undefined, when: string | null | undefined): string {
  const words = ['We krijgen het', !when && 'nog', insurer !== undefined && `van ${insurer}`, when];
  return `${words.filter(Boolean).join(' ')}.`;
}

/** Every insurer of these years once, in the order of the newest one, as an address names it and as people do. */
export function insurersOf(camps: readonly DocumentYear[]): { file: string; insurer: string }[] {
  const names = new Map(camps.flatMap(({ insurers }) => insurers.map(({ name }) => [slug(name), name])));
  return [...names].map(([file, insurer]) => ({ file, insurer }));
}

/** What the list of these years says of a paper, by its address. */
export function listedIn(camps: readonly DocumentYear[]): (href: string) => Listed {
  const papers = camps.flatMap(({ insurers, neutral }) => [
    ...insurers.flatMap(({ boys, girls }) => [boys, girls]),
    neutral,
  ]);
  return (href) => {
    const found = papers.find((paper) => paper?.href === href);
    return found && (found.expected ? 'expected' : 'there');
  };
}

/** The answers to everything that can be asked about these years. */
export function allAnswers(camps: readonly DocumentYear[]): Answer[] {
  const listed = listedIn(camps);
  const asked = [...insurersOf(camps), { file: '', insurer: undefined }];
  return asked.flatMap((one) =>
    camps.flatMap(({ year, expectedWhen }) =>
      (['jongens', 'meisjes'] as const).map((who) => answerTo({ ...one, year, who }, listed, expectedWhen)),
    ),
  );
}
