import type { Behaviour } from '@/lib/browser/behaviour';
import { answerFilled } from './request.script';
import { withoutNight } from './withoutNight';

/** Attribute of a link to the form: a day and the name of a part of it, which the link fills in (`2026-12-05 Avond`). */
export const asksAttribute = 'data-asks';

/** A tap on a free part of a day fills in the request; one more of the same day adds that part. */
export const asks: Behaviour = {
  selector: `[${asksAttribute}]`,
  when: 'parsing',
  start: () =>
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest(`[${asksAttribute}]`);
      if (link) ask(link.getAttribute(asksAttribute) ?? '');
    }),
};

function ask(asked: string): void {
  const [, day = '', part = ''] = /^(\S+) (.+)$/.exec(asked) ?? [];
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-request] input')];
  const date = fields.find(({ name }) => name === 'day');
  if (!date) return;
  const another = date.value !== day;
  date.value = day;
  for (const one of fields) {
    if (one.name === 'part') one.checked = one.value === part || (!another && one.checked);
    if (one.name === 'sleeps') one.checked = one.value === withoutNight;
  }
  answerFilled(date);
}
