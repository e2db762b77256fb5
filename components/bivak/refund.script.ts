import type { Behaviour } from '@/lib/browser/behaviour';
import type { BoysOrGirls } from '@/lib/camp/documents';
import {
  answerAttribute,
  answerTo,
  calledAttribute,
  comesAttribute,
  type DocumentState,
  expectedAttribute,
  isGeneral,
  kindAttribute,
  lastCamp,
  type Refund,
  refundAttribute,
  type refundQuestions,
  withScriptAttribute,
} from '@/lib/camp/refund';
import { forEachWithAttribute, setText } from '@/lib/dates/datedParts';
import { type Minute, minuteOf } from '@/lib/dates/periods';

/** Before paint, on each choice, and after the browser restored the form. */
export const refund: Behaviour = {
  selector: `[${refundAttribute}]`,
  when: 'parsing',
  apply: (root) => showRefund(root, minuteOf(new Date())),
  start(update) {
    document.addEventListener('change', update);
    addEventListener('pageshow', update);
  },
};

/**
 * Shows the answer to the choices in each `RefundChooser` under root, from the tables of documents there. The camp that is asked
 * about is the last one with documents, until somebody chooses another.
 */
export function showRefund(root: ParentNode, now: Minute): void {
  if (!root.querySelector('table')) return; // of a page that is still coming
  const listed = (href: string, isStart = false): DocumentState => {
    const value = `${isStart ? '^' : ''}="${href}"`;
    if (root.querySelector(`table [href${value}]`)) return 'there';
    return root.querySelector(`[${expectedAttribute}${value}]`) ? 'expected' : undefined;
  };
  forEachWithAttribute(root, refundAttribute, (box, camps) => {
    forEachWithAttribute(box, withScriptAttribute, (part) => hide(part, false));
    const input = (name: (typeof refundQuestions)[number], which: string) =>
      box.querySelector<HTMLInputElement>(`[name=${name}]${which}`);
    const insurer = input('ziekenfonds', ':checked');
    const camp = input('bivak', ':checked') ?? input('bivak', `[value="${lastCamp(camps, now)}"]`);
    if (!camp) return;
    camp.checked = true;
    const year = camp.value;
    const asked = {
      insurer: insurer?.value ? (insurer.parentElement?.textContent ?? '') : undefined,
      file: insurer?.value,
      year,
      who: input('wie', ':checked')?.value as BoysOrGirls | undefined,
      camp: box.getAttribute(calledAttribute) ?? '',
    };
    const when = root.querySelector(`[${comesAttribute}="${year}"]`)?.textContent;
    const answer = answerTo(asked, listed, when);
    forEachWithAttribute(box, kindAttribute, (part, kind) =>
      hide(part, answer.kind ? kind !== answer.kind : !isGeneral(kind)),
    );
    forEachWithAttribute(box, answerAttribute, (part, name) => {
      const words = answer[name as Exclude<keyof Refund, 'kind'>];
      if (!(part instanceof HTMLAnchorElement)) return setText(part, words);
      part.href = words;
      hide(part.parentElement, !words);
    });
  });
}

const hide = (part: Element | null, isHidden: boolean) => part?.toggleAttribute('hidden', isHidden);
