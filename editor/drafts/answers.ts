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

/** Whether somebody changed the texts since they were made of the answers: other answers would overwrite that. */
export const hasOwnWords = ({ begun, texts, changedAt }: Draft): boolean =>
  begun !== undefined &&
  Object.entries(textsOf(begun.answers, changedAt)).some(([name, text]) => texts[name] !== text);
