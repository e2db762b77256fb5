import type { Behaviour } from '@/lib/browser/behaviour';
import { isShownFor } from '@/lib/browser/chosenGroups';
import { onChoice, showChoice } from '@/lib/browser/groupChoice';
import { dayAttribute, nowAttribute, printedAttribute } from './attributes';

/** After the dates: before paint, and on each choice. Writes the day on what is printed. */
export const programme: Behaviour = {
  selector: `[${printedAttribute}]`,
  when: 'parsing',
  apply: showProgramme,
  start(update) {
    onChoice(update);
    addEventListener('pageshow', update);
    addEventListener('beforeprint', writePrintedDay);
  },
};

/** Shows the chosen groups, and opens the first day that comes for one of them. */
function showProgramme(root: ParentNode): void {
  const chosen = showChoice(root);
  const days = [...root.querySelectorAll(`[${dayAttribute}]`)];
  const next = days.find((day) => !day.hasAttribute('hidden') && isShownFor(day, chosen));
  for (const day of days) day.toggleAttribute(nowAttribute, day === next);
}

function writePrintedDay(): void {
  const day = new Date().toLocaleDateString('nl-BE', { dateStyle: 'long', timeZone: 'Europe/Brussels' });
  for (const place of document.querySelectorAll(`[${printedAttribute}]`)) place.textContent = day;
}
