import { appendToHead, closest, isPlain } from '@/lib/browser/elements';
import {
  filesAttribute,
  hydratedEvent,
  hydrationTimeout,
  isScriptState,
  linkTimeout,
  setScriptState,
  touchAttribute,
} from '@/lib/browser/startup';
import { showHere } from '@/lib/browser/tab';

/**
 * Runs in pages with islands. Loads React at the first interaction with one; defers clicks and submits until hydration, then
 * replays them.
 */
const [start = '', ...parts] = document.currentScript?.getAttribute(filesAttribute)?.split(' ') ?? [];

/** An interaction before hydration: replayed after it, or handled by the browser alone when React fails to load. */
type PendingAction = { replay: () => void; fallback?: () => void };
let pending: PendingAction[] = [];
let begun = false;

/**
 * Whether this browser can parse the framework, which is compiled for Safari 16.4, Chrome 111 and Firefox 111. Those support
 * import maps; Safari 16.3 supports neither and would fetch every file before a syntax error.
 */
const isSupported = HTMLScriptElement.supports?.('importmap');

function begin(): void {
  if (begun || !isSupported) return;
  begun = true;
  // The entry loads last: without one of its parts it would replace the page by an error.
  appendToHead('link', { rel: 'preload', as: 'script', href: start });
  let missing = parts.length;
  const arrived = () => {
    missing -= 1;
    if (missing === 0) load(start);
  };
  for (const part of parts) load(part, arrived);
}

function load(file: string, onload: (() => void) | null = null): void {
  appendToHead('script', { src: file, onload, onerror: giveUp });
}

function giveUp(): void {
  if (isScriptState('here')) return;
  setScriptState('late');
  for (const { fallback } of takePending()) fallback?.();
}

/** Returns and clears the pending actions. */
function takePending(): PendingAction[] {
  const all = pending;
  pending = [];
  return all;
}

/** Postpones an event until hydration. An action with a fallback (link, form) replaces earlier ones; clicks on buttons and on days (`i`) queue. */
function postpone(event: Event, action: PendingAction, wait: number): void {
  event.preventDefault();
  event.stopPropagation();
  if (pending.length === 0) setTimeout(giveUp, wait);
  pending = action.fallback ? [action] : [...pending, action];
  begin();
}

/** The part of an island below the target that triggers hydration. */
function touchedPart(target: EventTarget | null): HTMLElement | null {
  const island = closest(target, `[${touchAttribute}]`);
  return island && closest(target, island.getAttribute(touchAttribute) ?? '');
}

const onTouch = ({ target }: Event) => {
  if (touchedPart(target)) begin();
};

function onClick(event: MouseEvent): void {
  const part = touchedPart(event.target);
  if (!part || !isScriptState('coming') || !isPlain(event)) return;
  begin(); // in a window without focus a click sends no focusin
  const replay = () => part.click();
  if (part instanceof HTMLAnchorElement) {
    postpone(event, { replay, fallback: () => showHere(part.href) }, linkTimeout);
  } else if (part.matches('[type=button],i')) postpone(event, { replay }, hydrationTimeout);
}

/**
 * Replayed by a click on its button: React hydrates synchronously on click, but not on submit. (Outside a dialog, the fallback
 * of a form with `method="dialog"` does nothing: its fields stay.)
 */
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!isScriptState('coming') || !(form instanceof HTMLFormElement) || form.method === 'get') return;
  const { submitter } = event;
  const replay = () => (submitter ? submitter.click() : form.requestSubmit());
  postpone(event, { replay, fallback: () => form.submit() }, hydrationTimeout);
}

/** A syntax or runtime error in a script is dispatched on the window, not on its element. */
function onError({ filename }: ErrorEvent): void {
  if ([start, ...parts].some((file) => filename.endsWith(file))) giveUp();
}

setScriptState(isSupported ? 'coming' : 'late');
// not pointerdown: it also starts a scroll, and would delay every touch
addEventListener('focusin', onTouch);
addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener(hydratedEvent, () => {
  for (const { replay } of takePending()) setTimeout(replay); // separate tasks, so that React renders in between
});
addEventListener('error', onError);
