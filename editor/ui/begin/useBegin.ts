import { withAnswers } from '@/editor/drafts/answers';
import { useEditing } from '@/editor/ui/editing';
import type { Answers } from '@/lib/begin/answers';
import { emptyAnswers } from '@/lib/begin/form';

/** The answers of the draft, and what changes them. */
export function useBegin() {
  const { work, replace } = useEditing();
  const { answers = emptyAnswers(siteAddress()), question = 0 } = work.draft.begun ?? {};
  return {
    answers,
    question,
    /** Changes parts of the answers, of those that are there by then; the texts of the draft follow. */
    answer: (changes: (now: Answers) => Partial<Answers>) =>
      replace((draft) => {
        const now = draft.begun?.answers ?? answers;
        return withAnswers(draft, { ...now, ...changes(now) }, draft.begun?.question ?? question, Date.now());
      }),
    goTo: (next: number) =>
      replace((draft) =>
        draft.begun
          ? { ...draft, begun: { ...draft.begun, question: next }, changedAt: Date.now() }
          : withAnswers(draft, answers, next, Date.now()),
      ),
    /** Takes the answers away: the example group is there again. */
    forget: () =>
      replace((draft) => ({
        ...draft,
        begun: undefined,
        texts: draft.base.texts,
        files: {},
        changedAt: Date.now(),
      })),
    /** Begins again with the answers of a file. */
    restart: (given: Answers) =>
      replace((draft) => withAnswers({ ...draft, files: {} }, given, 1, Date.now())),
  };
}

/** Where the editor is opened is where the site will be; not on one's own computer. */
const siteAddress = () => (location.protocol === 'https:' ? location.origin : '');
