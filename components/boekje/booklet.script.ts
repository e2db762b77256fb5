import type { Behaviour } from '@/lib/browser/behaviour';
import { onChoice, showChoice } from '@/lib/browser/groupChoice';
import { ticksAttribute } from '@/lib/camp/ticks';

/** Shows what the chosen groups need, before paint and on each choice. */
export const booklet: Behaviour = {
  selector: `[${ticksAttribute}]`,
  when: 'parsing',
  apply: showChoice,
  start(update) {
    onChoice(update);
    addEventListener('pageshow', update);
  },
};
