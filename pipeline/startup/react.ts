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
 * Runs in pages with a leaf that React brings to life. Those pages are finished HTML, and most readers touch no such leaf: so
 * the framework comes at the first touch of one. What is pressed or sent before it has taken over is held, and done then.
 */
const [start = '', ...parts] = document.currentScript?.getAttribute(filesAttribute)?.split(' ') ?? [];

/** What a visitor did before React was there: to be done once more when it is, or by the browser alone when it cannot come. */
type PendingAction = { replay: () => void; fallback?: () => void };
let pending: PendingAction[] = [];
let begun = false;

/**
 * Whether this browser can read the framework, which is compiled for Safari 16.4, Chrome 111 and Firefox 111. Those know import
 * maps, and Safari 16.3 knows neither them nor what the files are written in: it would fetch them all to stumble over one.
 */
const isSupported = HTMLScriptElement.supports?.('importmap');

function begin(): void {
  if (begun || !isSupported) return;
  begun = true;
  // What starts React comes last. Started without one of its parts, it would put an error in the place of the page.
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
  for (const { fallback: natively } of takePending()) natively?.();
}

/** All that is held, which is held no more. */
function takePending(): PendingAction[] {
  const all = pending;
  pending = [];
  return all;
}

/** Holds an event back. Only the last link counts, and a form is sent once; steps in a row are all taken. */
function defer(event: Event, what: PendingAction, wait: number): void {
  event.preventDefault();
  event.stopPropagation();
  if (pending.length === 0) setTimeout(giveUp, wait);
  pending = what.fallback ? [what] : [...pending, what];
  begin();
}

/** The part of a leaf that was touched, of those that bring React. */
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
  begin(); // a field in a window that is not in front has been pressed, and has no focus
  const again = () => part.click();
  if (part instanceof HTMLAnchorElement) {
    defer(event, { replay: again, fallback: () => showHere(part.href) }, linkTimeout);
  } else if (part.matches('[type=button]')) defer(event, { replay: again }, hydrationTimeout);
}

/**
 * Sent again by a click on its button: React takes a part of the page over at once when it is clicked, but not when it is sent.
 * (A form of the method `dialog`, outside of a dialog, does nothing natively: what was filled in stays.)
 */
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!isScriptState('coming') || !(form instanceof HTMLFormElement) || form.method === 'get') return;
  const { submitter } = event;
  const again = () => (submitter ? submitter.click() : form.requestSubmit());
  defer(event, { replay: again, fallback: () => form.submit() }, hydrationTimeout);
}

/** A part that cannot be read, or that breaks before React is there, tells the window and not its own element. */
function onError({ filename }: ErrorEvent): void {
  if ([start, ...parts].some((file) => filename.endsWith(file))) giveUp();
}

setScriptState(isSupported ? 'coming' : 'late');
// not pointerdown: a finger that begins to scroll wants nothing of what lies under it, and every touch would wait for the page
addEventListener('focusin', onTouch);
addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener(hydratedEvent, () => {
  for (const { replay: again } of takePending()) setTimeout(again); // each by itself, for React to answer in between
});
addEventListener('error', onError);
