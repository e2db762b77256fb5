import type { Behaviour } from '@/lib/browser/behaviour';
import { isShownFor } from '@/lib/browser/chosenGroups';
import { closest } from '@/lib/browser/elements';
import { choiceId, onChoice, showChoice } from '@/lib/browser/groupChoice';
import { dayAttribute, nowAttribute, printedAttribute, shutAttribute } from './attributes';

/** After the dates: before paint, and on each choice. Writes the day on what is printed. */
export const programme: Behaviour = {
  selector: `[${printedAttribute}]`,
  when: 'parsing',
  apply: showProgramme,
  start(update) {
    onChoice(update);
    document.addEventListener('click', ({ target }) => {
      const door = closest(target, `[${shutAttribute}]`)?.closest('details');
      if (!door) return;
      door.open = false;
      door.querySelector('summary')?.focus();
    });
    addEventListener('pageshow', update);
    addEventListener('beforeprint', writePrintedDay);
  },
};

/** The door that was opened or shut by what was chosen before. */
let knownDoor: HTMLDetailsElement | undefined;

/** Shows the chosen groups, and opens the first day that comes for one of them. */
function showProgramme(root: ParentNode): void {
  const chosen = showChoice(root);
  const door = root.querySelector<HTMLDetailsElement>(`#${choiceId}`);
  if (door && door !== knownDoor) door.open = chosen.length === 0; // later it is as the reader left it
  knownDoor = door ?? knownDoor;
  const days = [...root.querySelectorAll(`[${dayAttribute}]`)];
  const next = days.find((day) => !day.hasAttribute('hidden') && isShownFor(day, chosen));
  for (const day of days) day.toggleAttribute(nowAttribute, day === next);
}

function writePrintedDay(): void {
  const day = new Date().toLocaleDateString('nl-BE', { dateStyle: 'long', timeZone: 'Europe/Brussels' });
  for (const place of document.querySelectorAll(`[${printedAttribute}]`)) place.textContent = day;
}
