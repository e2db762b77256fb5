import type { Behaviour } from '@/lib/browser/behaviour';

/** Attribute of a link to the form: a day and the name of a part of it, which the link fills in (`2026-12-05 Avond`). */
export const asksAttribute = 'data-asks';

/**
 * Answers the fields that the browser filled in again when somebody comes back to the page, and those that a link filled in: as if a
 * field were focused, which hydrates the form and makes it read its fields.
 */
export const request: Behaviour = {
  selector: '[data-request]',
  when: 'parsing',
  start: () => {
    addEventListener('pageshow', () => {
      const filled = ['from', 'day'].map((name) => field(name)).find((one) => one?.value);
      if (filled) answer(filled);
    });
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest(`[${asksAttribute}]`);
      if (link) ask(link);
    });
  },
};

const field = (name: string, more = '') => form(`input[name=${name}]${more}`);
const form = (selector: string) => document.querySelector<HTMLInputElement>(`[data-request] ${selector}`);

function ask(link: Element): void {
  const [, day = '', part = ''] = /^(\S+) (.+)$/.exec(link.getAttribute(asksAttribute) ?? '') ?? [];
  const [date, ...parts] = document.querySelectorAll<HTMLInputElement>(
    '[data-request] :is([name=day], [name=part])',
  );
  if (!date) return;
  const another = date.value !== day;
  date.value = day;
  for (const one of parts) one.checked = one.value === part || (!another && one.checked);
  const sleeps = field('sleeps', '[value=nee]');
  if (sleeps) sleeps.checked = true;
  answer(date);
}

function answer(filled: HTMLInputElement): void {
  for (const type of ['focusin', 'input']) filled.dispatchEvent(new Event(type, { bubbles: true }));
}
