import { isShownFor } from '@/lib/browser/chosenGroups';
import { onChoice, showChoice } from '@/lib/browser/groupChoice';
import { dayAttribute, nowAttribute, printedAttribute } from './attributes';

/** Shows the chosen groups, and opens the first day that comes for one of them. */
export function programme(root: ParentNode): void {
  const chosen = showChoice(root);
  const days = [...root.querySelectorAll(`[${dayAttribute}]`)];
  const next = days.find((day) => !day.hasAttribute('hidden') && isShownFor(day, chosen));
  for (const day of days) day.toggleAttribute(nowAttribute, day === next);
}

/** Listens to choices, and writes the day on what is printed. */
export function programmeChoice(): void {
  onChoice(() => programme(document));
  addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString('nl-BE', { dateStyle: 'long', timeZone: 'Europe/Brussels' });
    for (const place of document.querySelectorAll(`[${printedAttribute}]`)) place.textContent = day;
  });
}
