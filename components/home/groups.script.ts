import type { Behaviour } from '@/lib/browser/behaviour';
import {
  concernsOne,
  foldAttribute,
  knownGroups,
  mineAttribute,
  partsOfGroups,
  storedGroups,
} from '@/lib/browser/chosenGroups';

/** Shows what the groups that were chosen on this device do, unfolded. */
export const groups: Behaviour = { selector: `[${foldAttribute}]`, when: 'parsing', apply: showGroupsToday };

function showGroupsToday(root: ParentNode): void {
  const chosen = storedGroups(knownGroups(root));
  if (chosen.length === 0) return;
  for (const part of partsOfGroups(root)) part.hidden = !concernsOne(part, chosen);
  const [id, other] = chosen;
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`[${mineAttribute}]`)) {
    link.href = `/groepen/${id}/`;
    link.hidden = other !== undefined;
  }
  for (const fold of root.querySelectorAll(`[${foldAttribute}]`)) fold.setAttribute('open', '');
}
