import type { Minute } from '@/lib/dates/periods';
import { slug } from '@/lib/text/slug';
import {
  type BoysOrGirls,
  certificatePath,
  type DocumentYear,
  documentsOf,
  formPath,
  hrefOf,
} from './documents';

/**
 * Which document somebody needs for a refund, in words. The exported page has what holds for everybody; its script computes
 * the answer to a choice from the documents that the page lists. Safe for the browser.
 *
 * - `data-refund` on the element with the questions and the answer: the ends of the camps that have documents, for `lastCamp`.
 * - `data-answer-kind` on the part of the answer for a kind of document.
 * - `data-with-script` on what needs script.
 * - `data-answer` on a text or a link that depends on the choice.
 * - `data-expected` instead of a link to an announced document, with its address; `data-comes` on the words about when, with the year.
 */
export const refundAttribute = 'data-refund';
export const kindAttribute = 'data-answer-kind';
export const withScriptAttribute = 'data-with-script';
export const answerAttribute = 'data-answer';
export const expectedAttribute = 'data-expected';
export const comesAttribute = 'data-comes';
export const calledAttribute = 'data-called';

/** The names of the three questions. */
export const refundQuestions = ['ziekenfonds', 'bivak', 'wie'] as const;

/** The form of the insurer, the certificate instead, one of them announced, or none. */
export type RefundKind = 'own' | 'neutral' | 'waits' | 'none';

/** The kinds whose parts hold for everybody: shown together until enough is known. */
export const isGeneral = (kind: string): boolean => kind === 'own' || kind === 'neutral';

export type Asked = {
  /** Its name; undefined for any other one. */
  insurer: string | undefined;
  /** Its name in an address, empty for any other one; undefined before it is chosen. */
  file: string | undefined;
  year: string;
  /** Undefined before it is chosen. */
  who: BoysOrGirls | undefined;
  /** What the group calls its camp: `bivak`. */
  camp: string;
};

/** The state of a document in the list; undefined when it is not listed. */
export type DocumentState = 'there' | 'expected' | undefined;

export type Refund = {
  /** Undefined while a question is open. */
  kind: RefundKind | undefined;
  /** The choice: `CM · bivak 2025 · meisjes`, or which question is open. */
  about: string;
  insurer: string;
  year: string;
  /** Addresses; empty without a document. */
  paper: string;
  certificate: string;
  later: string;
};

/** What holds for everybody, while a question is open. */
export const generalAnswer: Refund = {
  kind: undefined,
  about: 'Beantwoord de vragen, dan staat je papier hier.',
  insurer: 'je ziekenfonds',
  year: '',
  paper: '',
  certificate: '',
  later: '',
};

/**
 * @param listed returns the state of a document by its address, or of the first one whose address begins so
 * @param when returns in words when the announced documents of a year are due
 */
export function answerTo(
  { insurer, file, year, who, camp }: Asked,
  listed: (href: string, isStart?: boolean) => DocumentState,
  when: string | null | undefined,
): Refund {
  if (!listed(hrefOf(`${year}/`), true)) {
    const later = `We hebben de papieren van ${year} nog niet.`;
    return {
      ...generalAnswer,
      kind: 'waits',
      about: `${camp.charAt(0).toUpperCase()}${camp.slice(1)} ${year}`,
      later,
    };
  }
  if (file === undefined) return generalAnswer;
  const formFor = (one?: BoysOrGirls) => hrefOf(formPath(`${year}/`, file, one));
  const shared = formFor();
  const areApart = !listed(shared) && (listed(formFor('jongens')) ?? listed(formFor('meisjes')));
  if (areApart && !who) return generalAnswer;
  const form = areApart ? formFor(who) : shared;
  const neutral = hrefOf(certificatePath(year));
  const hasOwn = insurer !== undefined && listed(form) !== undefined;
  const paper = hasOwn ? form : neutral;
  const state = listed(paper);
  return {
    kind: state === 'there' ? (hasOwn ? 'own' : 'neutral') : state === 'expected' ? 'waits' : 'none',
    about: [insurer ?? 'Ander ziekenfonds', `${camp} ${year}`, ...(areApart && who ? [who] : [])].join(' · '),
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

/** Returns a function that looks up a document of these years by its address, or by how its address begins. */
function listedIn(camps: readonly DocumentYear[]): (href: string, isStart?: boolean) => DocumentState {
  const documents = camps.flatMap(documentsOf);
  return (href, isStart) => {
    const found = documents.find((one) => (isStart ? one.href.startsWith(href) : one.href === href));
    return found && (found.expected ? 'expected' : 'there');
  };
}

/** Whether one of the documents of a year is there already. */
export const hasPapers = (camp: DocumentYear): boolean => documentsOf(camp).some(({ expected }) => !expected);

/** A camp of which somebody may ask the documents, and the first minute after it. */
export type PastCamp = { year: string; over: Minute };

/** The value of `data-refund`: `2027 30028200 2026 29502600`, the newest camp first. */
export const writtenCamps = (camps: readonly PastCamp[]): string =>
  camps.map(({ year, over }) => `${year} ${over}`).join(' ');

/** The year of the last camp that is over at a minute, by the value of `data-refund`; of the oldest before all. */
export function lastCamp(written: string, now: Minute): string | undefined {
  const words = written.split(' ');
  return words.find((_, at) => at % 2 === 0 && Number(words[at + 1]) <= now) ?? words.at(-2);
}

/** The answers to everything that can be asked about these years. @param camp what the group calls it: `bivak` */
export function allAnswers(camps: readonly DocumentYear[], camp: string): Refund[] {
  const listed = listedIn(camps);
  const asked = [...insurersOf(camps), { file: '', insurer: undefined }];
  return asked.flatMap((one) =>
    camps.flatMap(({ year, expectedWhen }) =>
      (['jongens', 'meisjes'] as const).map((who) =>
        answerTo({ ...one, year, who, camp }, listed, expectedWhen),
      ),
    ),
  );
}
