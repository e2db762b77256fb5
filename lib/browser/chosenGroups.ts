/**
 * The age groups that a visitor chose, remembered on the device: for every page that can leave out what other groups do.
 *
 * - `data-groups` on `<html>`: the ids of the chosen groups, separated by spaces; absent without a choice. The styles of
 *   `chosenRule` follow it.
 * - `data-of` on a part of a page: the groups that it is about. Without it a part is for everybody.
 * - `data-detail` beside it: shown only when its group is chosen.
 * - `data-unchosen` on a part: shown only without a choice.
 * - `data-unfold` on `<details>`: open with a choice.
 * - `data-mine` on a link: shown, and to the page of the group, when one is chosen.
 */
const chosenAttribute = 'data-groups';
const ofAttribute = 'data-of';
const detailAttribute = 'data-detail';
/** On an element that holds all of it: the ids of the groups that the page knows. */
const knownAttribute = 'data-known-groups';

/** Attributes of the element around everything that is about groups. */
export const carriesGroups = (ids: readonly string[]) => ({ [knownAttribute]: ids.join(' ') });

/** On that element, where the page only follows the choice (`components/ui/FollowsChoice.tsx`). */
export const followsAttribute = 'data-follows';

/** On `<details>` that are open with a choice. */
export const foldAttribute = 'data-unfold';

/** On a link that leads to the page of a group once that is the only one that is chosen. */
export const mineAttribute = 'data-mine';

const storageKey = 'groepen';

/** Attributes of a part that is about some groups. @param isDetail whether it is shown only when one of them is chosen */
export const forGroupsAttributes = (ids: readonly string[], isDetail = false) => ({
  [ofAttribute]: ids.join(' '),
  ...(isDetail && { [detailAttribute]: true }),
});

/** Attributes of a part that is shown as long as nobody chose a group. */
export const whileUnchosen = { 'data-unchosen': true };

/** Hides details, as for who chose no group, on a page without the rules of `chosenRule`. */
export const unchosenRule = `[${detailAttribute}]{display:none}`;

/**
 * Returns the style rules that show what is about the chosen groups. Without script a group is chosen by the address of its anchor.
 *
 * @param anchored whether each id is an anchor of the page
 */
export function chosenRule(ids: readonly string[], anchored = true): string {
  const noScript = (id: string) => `:root:not([${chosenAttribute}]):has([id="${id}"]:target)`;
  const of = (id: string) => `[${ofAttribute}~="${id}"]`;
  return [
    `:root[${chosenAttribute}] :is([${ofAttribute}],[data-unchosen]),:root:not([${chosenAttribute}]) [${detailAttribute}]{display:none}`,
    ...ids.flatMap((id) => [
      `:root[${chosenAttribute}~="${id}"] ${of(id)}{display:revert-layer}`,
      ...(anchored
        ? [
            `${noScript(id)} :is([data-unchosen],[${ofAttribute}]:not(${of(id)})){display:none}`,
            `${noScript(id)} [${detailAttribute}]${of(id)}{display:revert-layer}`,
          ]
        : []),
    ]),
  ].join('\n');
}

/** The ids of the groups that a page knows; none on a page without any. */
export const knownGroups = (root: ParentNode): string[] =>
  root.querySelector(`[${knownAttribute}]`)?.getAttribute(knownAttribute)?.split(' ').filter(Boolean) ?? [];

/** The groups of this page that are chosen on this device. */
export function storedGroups(known: readonly string[]): string[] {
  try {
    const stored = allStored();
    return known.filter((id) => stored.includes(id));
  } catch {
    return []; // site data is blocked
  }
}

/** @throws where site data is blocked */
const allStored = () => (localStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean);

/**
 * Remembers the choice; where site data is blocked it holds until the page is left.
 * @param known the groups of this page: what was chosen of others stays
 */
export function storeGroups(chosen: readonly string[], known: readonly string[]): void {
  try {
    const ids = [...chosen, ...allStored().filter((id) => !known.includes(id))];
    if (ids.length > 0) localStorage.setItem(storageKey, ids.join(' '));
    else localStorage.removeItem(storageKey);
  } catch {
    // site data is blocked
  }
}

/** Shows what is about these groups, or everything. */
export function showGroups(ids: readonly string[]): void {
  if (ids.length > 0) document.documentElement.setAttribute(chosenAttribute, ids.join(' '));
  else document.documentElement.removeAttribute(chosenAttribute);
}

/** The parts of a page that are about some groups. */
export const partsOfGroups = (root: ParentNode) => root.querySelectorAll<HTMLElement>(`[${ofAttribute}]`);

/** Whether a part is about one of these groups, or about everybody. */
export const concernsOne = (part: Element, ids: readonly string[]): boolean => {
  const of = part.getAttribute(ofAttribute)?.split(' ');
  return !of || ids.length === 0 || ids.some((id) => of.includes(id));
};

/** Whether a part is shown when these groups are chosen, or none. */
export const isShownFor = (part: Element, ids: readonly string[]): boolean =>
  concernsOne(part, ids) && (ids.length > 0 || !part.hasAttribute(detailAttribute));
