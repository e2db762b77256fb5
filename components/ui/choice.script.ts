import type { Behaviour } from '@/lib/browser/behaviour';
import { followsAttribute } from '@/lib/browser/chosenGroups';
import { onChoice, showChoice } from '@/lib/browser/groupChoice';

/** Shows what is about the chosen groups, before paint and on each choice. */
export const choice: Behaviour = {
  selector: `[${followsAttribute}]`,
  when: 'parsing',
  apply: showChoice,
  start(update) {
    onChoice(update);
    addEventListener('pageshow', update);
  },
};
