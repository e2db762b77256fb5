import type { Draft } from '@/editor/drafts/drafts';
import type { Answers } from '@/lib/begin/answers';
import { contentOf } from '@/lib/begin/begin';
import { answerProblems, filledIn } from '@/lib/begin/form';
import type { Texts } from '@/lib/content/check/sources';
import { today } from '@/lib/dates/days';

/** The texts that follow from answers, with neutral words where one is blank. @param now in ms since 1970 */
const textsOf = (answers: Answers, now: number): Texts => contentOf(filledIn(answers), today(new Date(now)));

/** A draft with other answers, and the texts that follow. @param now in ms since 1970 */
export const withAnswers = (draft: Draft, answers: Answers, question: number, now: number): Draft => ({
  ...draft,
  begun: { answers, question, isComplete: answerProblems(answers).length === 0 },
  texts: textsOf(answers, now),
  changedAt: now,
});

/** Whether somebody changed the texts themselves, of the example or since they were made of the answers: answers would overwrite that. */
export const hasOwnWords = (draft: Draft): boolean => {
  const { begun, texts, base, files, changedAt } = draft;
  if (!begun) return !isSame(texts, base.texts) || Object.keys(files).length > 0;
  return !isSame(texts, textsOf(begun.answers, changedAt));
};

const isSame = (texts: Texts, made: Texts): boolean =>
  [...new Set([...Object.keys(texts), ...Object.keys(made)] as (keyof Texts)[])].every(
    (name) => texts[name] === made[name],
  );
