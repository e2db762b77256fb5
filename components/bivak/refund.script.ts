import type { BoysOrGirls } from '@/lib/camp/documents';
import {
  type Answer,
  answerAttribute,
  answerTo,
  comesAttribute,
  expectedAttribute,
  kindAttribute,
  type Listed,
  questions,
  refundAttribute,
  withoutScriptAttribute,
  withScriptAttribute,
} from '@/lib/camp/refund';
import { forEachWithAttribute, setText } from '@/lib/dates/datedParts';

/** Shows the answer to the choices in each `RefundChooser` under root, from the tables of documents there. */
export function refund(root: ParentNode): void {
  const listed = (href: string): Listed => {
    if (root.querySelector(`table [href="${href}"]`)) return 'there';
    return root.querySelector(`[${expectedAttribute}="${href}"]`) ? 'expected' : undefined;
  };
  forEachWithAttribute(root, refundAttribute, (box) => {
    forEachWithAttribute(box, withScriptAttribute, (part) => hide(part, false));
    forEachWithAttribute(box, withoutScriptAttribute, (part) => hide(part, true));
    const [insurer, camp, boysOrGirls] = questions.map((name) =>
      box.querySelector<HTMLInputElement>(`[name=${name}]:checked`),
    );
    if (!insurer || !camp) return;
    const asked = {
      insurer: insurer.value ? (insurer.parentElement?.textContent ?? '') : undefined,
      file: insurer.value,
      year: camp.value,
      who: (boysOrGirls?.value ?? 'jongens') as BoysOrGirls, // not asked where every form is for everybody
    };
    const when = root.querySelector(`[${comesAttribute}="${camp.value}"]`)?.textContent;
    const answer = answerTo(asked, listed, when);
    forEachWithAttribute(box, kindAttribute, (part, kind) => hide(part, kind !== answer.kind));
    forEachWithAttribute(box, answerAttribute, (part, name) => {
      const words = answer[name as keyof Answer];
      if (!(part instanceof HTMLAnchorElement)) return setText(part, words);
      part.href = words;
      hide(part.parentElement, !words);
    });
  });
}

const hide = (part: Element | null, isHidden: boolean) => part?.toggleAttribute('hidden', isHidden);
