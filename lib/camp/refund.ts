import { slug } from '@/lib/text/slug';
import { type BoysOrGirls, certificatePath, type DocumentYear, formPath, formsOf, hrefOf } from './documents';

/**
 * Which document somebody needs for a refund, in words. The exported page has the answer to the first choice; its script computes
 * the others from the documents that the page lists. Safe for the browser.
 *
 * - `data-refund` on the element with the questions and the answer.
 * - `data-kind` on the part of the answer for a kind of document: without script, only general parts are shown.
 * - `data-with-script` on what needs script, `data-without-script` on its fallback.
 * - `data-answer` on a text or a link that depends on the choice.
 * - `data-expected` instead of a link to an announced document, with its address; `data-comes` on the words about when, with the year.
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

/** The form of the insurer, the certificate instead, one of them announced, or none. */
export type Kind = 'own' | 'neutral' | 'waits' | 'none';

export type Asked = {
  /** Its name; undefined for any other one. */
  insurer: string | undefined;
  /** Its name in an address. */
  file: string;
  year: string;
  who: BoysOrGirls;
};

/** The state of a document in the list; undefined when it is not listed. */
export type Listed = 'there' | 'expected' | undefined;

export type Answer = {
  kind: Kind;
  /** The choice: `CM · bivak 2025 · meisjes`. */
  about: string;
  insurer: string;
  year: string;
  /** Addresses; empty without a document. */
  paper: string;
  certificate: string;
  later: string;
};

/**
 * @param listed returns the state of a document by its address
 * @param when returns in words when the announced documents of a year are due
 */
export function answerTo(
  { insurer, file, year, who }: Asked,
  listed: (href: string) => Listed,
  when: string | null | undefined,
): Answer {
  const shared = hrefOf(formPath(`${year}/`, file));
  const form = listed(shared) ? shared : hrefOf(formPath(`${year}/`, file, who));
  const neutral = hrefOf(certificatePath(year));
  const hasOwn = insurer !== undefined && listed(form) !== undefined;
  const paper = hasOwn ? form : neutral;
  const state = listed(paper);
  return {
    kind: state === 'there' ? (hasOwn ? 'own' : 'neutral') : state === 'expected' ? 'waits' : 'none',
    about: [
      insurer ?? 'Ander ziekenfonds',
      `bivak ${year}`,
      ...(insurer === undefined || form === shared ? [] : [who]),
    ].join(' · '),
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

/** Returns a function that looks up a document of these years by its address. */
export function listedIn(camps: readonly DocumentYear[]): (href: string) => Listed {
  const documents = camps.flatMap(({ insurers, neutral }) => [...insurers.flatMap(formsOf), neutral]);
  return (href) => {
    const found = documents.find((document) => document?.href === href);
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
