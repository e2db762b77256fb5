/**
 * The contract between the inline scripts (pipeline/startup), the islands and the styles: when React loads, and when it has
 * hydrated.
 *
 * - `data-script` on `<html>`: a `ScriptState`; absent without script. Styles read it through styles/_script.scss.
 * - `data-react` on an island: a selector of the parts that trigger hydration. A page without islands never loads React.
 * - `hydrated`, an event on the window: replays the interactions that were deferred until hydration.
 * - `data-own` on the inline script: the URL of the site's own script, which loads after the page.
 * - `data-late` on it: the URLs of the framework, separated by spaces, the entry first. `writePageScripts` writes both.
 *
 * Everything else works without React: by HTML (`commandfor`, `popovertarget`, `<details>`, a form's `action`), and by the
 * scripts beside the components (`components/….script.ts`): inline where they run before paint, else in the site's script.
 */
export const stateAttribute = 'data-script';
export const touchAttribute = 'data-react';
export const filesAttribute = 'data-late';
export const ownFileAttribute = 'data-own';

/**
 * `here`: all scripts have run. `coming`: React loads on interaction. `late`: a file failed, timed out or is not supported, so
 * that islands show their fallback; may still become `here`.
 */
export type ScriptState = 'coming' | 'here' | 'late';

export const hydratedEvent = 'hydrated';

/** ms before a deferred link falls back to navigation: within the time in which a browser allows a new tab. */
export const linkTimeout = 4000;

/** ms before other deferred interactions fall back. */
export const hydrationTimeout = 20_000;

/** Attributes of an island. @param parts selector of what triggers hydration */
export const hydratesOn = (parts: string) => ({ [touchAttribute]: parts });

export function setScriptState(state: ScriptState): void {
  document.documentElement.setAttribute(stateAttribute, state);
}

/** Whether the inline script of a finished page is there, which starts what components do. */
export const isStartedByPage = (): boolean => document.querySelector(`[${ownFileAttribute}]`) !== null;

export const isScriptState = (state: ScriptState): boolean =>
  document.documentElement.getAttribute(stateAttribute) === state;

/** Called once, by the island of every page, after hydration and before paint. */
export function announceHydrated(): void {
  setScriptState('here');
  dispatchEvent(new Event(hydratedEvent));
}
