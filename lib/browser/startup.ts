/**
 * What the scripts that stand in exported pages (pipeline/startup), the React leaves and the styles agree on. This is the
 * one contract: nothing else decides when React comes, or tells that it has.
 *
 * - `data-script` on `<html>`, a `ScriptState`; without the attribute no script runs. Styles read it by the functions of
 *   styles/_script.scss.
 * - `data-react` on a leaf that React brings to life: which parts of it, as a selector, bring React when they are touched. A
 *   page without such a leaf never has React.
 * - `takenOver`, an event on the window: the menu's leaf sends it, and what was held back until then is done.
 * - `data-own` on the script that stands in the page: the site's own small file, which comes once the page has loaded.
 * - `data-late` on it: the files of the framework, separated by spaces, the one that starts it first. Both are written when the
 *   page is finished; pipeline/export-checks counts them among the files that a page needs.
 *
 * Everything else answers without React: by the browser alone (`commandfor`, `popovertarget`, `<details>`, a form's `action`),
 * and by the small scripts beside the components (`components/….script.ts`). What has to be right before the page is painted
 * stands in the page; the rest of them is the small file.
 */
export const stateAttribute = 'data-script';
export const touchAttribute = 'data-react';
export const filesAttribute = 'data-late';
export const ownFileAttribute = 'data-own';

/**
 * `here`: all that the page has of script is there. `coming`: React may still come, when it is touched. `late`: a file failed,
 * took too long or is not for this browser, so that what waits for it shows its plain form; it may still become `here`.
 */
export type ScriptState = 'coming' | 'here' | 'late';

/** The name of the event. */
export const hydratedEvent = 'hydrated';

/** How long a link that was pressed waits for React, in ms, before it leads on without: less than a browser allows a new tab. */
export const linkTimeout = 4000;

/** The same for everything else that waits for React. */
export const hydrationTimeout = 20_000;

/** For the element of a leaf that React brings to life, with the selector of what has to be touched in it. */
export const hydratesOn = (parts: string) => ({ [touchAttribute]: parts });

export function setScriptState(state: ScriptState): void {
  document.documentElement.setAttribute(stateAttribute, state);
}

export const isScriptState = (state: ScriptState): boolean =>
  document.documentElement.getAttribute(stateAttribute) === state;

/** Said once, by the leaf that stands on every page, before the browser paints what React has made of it. */
export function announceHydrated(): void {
  setScriptState('here');
  dispatchEvent(new Event(hydratedEvent));
}
