/**
 * What the script that stands in every exported page (pipeline/startup), the React leaves and the styles agree on. This is the
 * one contract: nothing else decides when React comes, or tells that it has.
 *
 * - `data-script` on `<html>`, a `ScriptState`. The startup script sets `coming` and `late`, the menu's leaf `here`; without
 *   the attribute no script runs. Styles read it by the functions of styles/_script.scss.
 * - `takenOver`, an event on the window: the menu's leaf sends it, and the startup script repeats what it held back.
 * - `data-moves` on an element that changes by itself, set by its leaf: the startup script does not wait for the visitor.
 * - `data-late` on the startup script: the files of the framework, separated by spaces, the one that starts it first. Written
 *   when the page is finished; pipeline/proof counts them among the files that a page needs.
 *
 * What answers before React does so by the browser alone (`commandfor`, `popovertarget`, `<details>`, a form's `action`). The
 * startup script holds back only a form that is sent, and does what `command` says where the browser does not know it, for good.
 */
export const stateAttribute = 'data-script';
export const movesAttribute = 'data-moves';
export const filesAttribute = 'data-late';

/**
 * `coming`: React may still come; what waits for it may say so. `here`: it has taken over. `late`: a file failed, took
 * too long or is not for this browser, so that what waits for it shows its plain form; it may still become `here`.
 */
export type ScriptState = 'coming' | 'here' | 'late';

/** The name of the event. */
export const takenOver = 'hydrated';

/** How long the page promises that React comes, in ms: after it has loaded where something moves, after a form was sent. */
export const patience = { moving: 3000, form: 20_000 } as const;

/** For the element of a leaf that changes by itself: `<div {...movesByItself}>`. */
export const movesByItself = { 'data-moves': '' } as const satisfies Record<typeof movesAttribute, ''>;

export function setScriptState(state: ScriptState): void {
  document.documentElement.setAttribute(stateAttribute, state);
}

/** Said once, by the leaf that stands on every page, before the browser paints what React has made of it. */
export function tellTakenOver(): void {
  setScriptState('here');
  dispatchEvent(new Event(takenOver));
}
