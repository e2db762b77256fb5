import type { Behaviour } from '@/lib/browser/behaviour';

/**
 * Answers the fields that the browser filled in again when somebody comes back to the page: as if the first day were focused,
 * which hydrates the form and makes it read its fields.
 */
export const request: Behaviour = {
  selector: '[data-request]',
  when: 'parsing',
  start: () => addEventListener('pageshow', answerRestored),
};

function answerRestored(): void {
  const first = document.querySelector<HTMLInputElement>('form input[name=from]');
  if (first?.value) first.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
