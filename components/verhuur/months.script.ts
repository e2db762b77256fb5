import type { Behaviour } from '@/lib/browser/behaviour';
import { forEachWithAttribute, setText } from '@/lib/dates/datedParts';
import { isoDay, today } from '@/lib/dates/days';
import { monthAttribute, readTaken, shownMonths, takenAttribute } from '@/lib/rental/monthsShown';

/** They are far below the first screen. */
export const months: Behaviour = {
  selector: `[${takenAttribute}]`,
  when: 'parsed',
  apply: (root) => showMonths(root, new Date()),
};

/** Updates every list of months (`Months`) under root to start at the current month, once a day. */
export function showMonths(root: ParentNode, now: Date): void {
  forEachWithAttribute(root, takenAttribute, (list, written) => {
    const day = today(now);
    if (list.getAttribute('data-today') === isoDay(day)) return;
    list.setAttribute('data-today', isoDay(day));
    for (const [index, shown] of shownMonths(readTaken(written), day, day).entries()) {
      const month = list.children[index];
      if (!month) continue;
      forEachWithAttribute(month, monthAttribute, (part, name) =>
        setText(part, String(Reflect.get(shown, name))),
      );
      for (const [place, square] of month.querySelectorAll('i').entries()) {
        const one = shown.days[place];
        square.hidden = !one;
        set(square, 'data-is', one?.is);
        set(square, 'data-weekend', one?.isWeekend || undefined);
        set(square, 'data-column', one?.column);
      }
    }
  });
}

function set(element: Element, name: string, value: unknown): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}
