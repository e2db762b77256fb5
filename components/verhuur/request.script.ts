import type { Behaviour } from '@/lib/browser/behaviour';

/** Answers the fields that the browser filled in again when somebody comes back to the page. */
export const request: Behaviour = {
  selector: '[data-request]',
  when: 'parsing',
  start: () => addEventListener('pageshow', answerRestored),
};

function answerRestored(): void {
  const days = document.querySelectorAll<HTMLInputElement>('form :is([name=from], [name=day])');
  for (const day of days) if (day.value) answerFilled(day);
}

/** As if a field were focused, and something typed in it: that hydrates the form, and makes it read its fields. */
export function answerFilled(field: HTMLInputElement): void {
  for (const type of ['focusin', 'input']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
