import { knownGroups, showGroups, storedGroups, storeGroups } from './chosenGroups';
import { closest } from './elements';

/** Choosing age groups on a page (`components/ui/GroupChoice.tsx`). */

/** The anchor of the list of groups. */
export const choiceId = 'kies';
/** The name of the boxes in it. */
export const choiceName = 'groep';

/** The choice of this visit, as long as it is not that of the device: from the address, or where site data is blocked. */
let visit: readonly string[] | undefined;

/** Shows the chosen groups and ticks their boxes. Returns their ids, all of groups that this page knows. */
export function showChoice(root: ParentNode): readonly string[] {
  const known = knownGroups(root);
  if (known.length === 0) return [];
  const named = known.filter((id) => id === location.hash.slice(1));
  const chosen = visit ?? (named.length > 0 ? named : storedGroups(known));
  showGroups(chosen);
  for (const box of root.querySelectorAll<HTMLInputElement>(`input[name=${choiceName}]`))
    box.checked = chosen.includes(box.value);
  return chosen;
}

/** Listens to the boxes and to the links that choose a group. @param show runs after each choice */
export function onChoice(show: () => void): void {
  const choose = (ids: readonly string[]) => {
    visit = ids;
    storeGroups(ids, knownGroups(document));
    show();
  };
  document.addEventListener('change', ({ target }) => {
    if (!closest(target, `input[name=${choiceName}]`)) return;
    const boxes = document.querySelectorAll<HTMLInputElement>(`input[name=${choiceName}]:checked`);
    choose([...boxes].map(({ value }) => value));
  });
  document.addEventListener('click', ({ target }) => {
    const hash = closest<HTMLAnchorElement>(target, 'main a[href^="#"]')?.hash.slice(1);
    if (hash === undefined) return;
    if (hash === choiceId) choose([]);
    else if (knownGroups(document).includes(hash)) choose([hash]);
  });
  addEventListener('hashchange', () => {
    visit = undefined;
    show();
  });
}
