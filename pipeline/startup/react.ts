import { closest, isPlain, put } from '@/lib/browser/elements';
import {
  filesAttribute,
  isScriptState,
  linkPatience,
  patience,
  setScriptState,
  takenOver,
  touchAttribute,
} from '@/lib/browser/startup';
import { showHere } from '@/lib/browser/tab';

/**
 * Runs in pages with a leaf that React brings to life. Those pages are finished HTML, and most readers touch no such leaf: so
 * the framework comes at the first touch of one. What is pressed or sent before it has taken over is held, and done then.
 */
const [start = '', ...parts] = document.currentScript?.getAttribute(filesAttribute)?.split(' ') ?? [];

/** What a visitor did before React was there: to be done once more when it is, or by the browser alone when it cannot come. */
type Held = { again: () => void; natively?: () => void };
let held: Held[] = [];
let begun = false;

/**
 * Whether this browser can read the framework, which is compiled for Safari 16.4, Chrome 111 and Firefox 111. Those know import
 * maps, and Safari 16.3 knows neither them nor what the files are written in: it would fetch them all to stumble over one.
 */
const able = HTMLScriptElement.supports?.('importmap');

function begin(): void {
  if (begun || !able) return;
  begun = true;
  // What starts React comes last. Started without one of its parts, it would put an error in the place of the page.
  put('link', { rel: 'preload', as: 'script', href: start });
  let missing = parts.length;
  const arrived = () => {
    missing -= 1;
    if (missing === 0) load(start);
  };
  for (const part of parts) load(part, arrived);
}

function load(file: string, onload: (() => void) | null = null): void {
  put('script', { src: file, onload, onerror: giveUp });
}

function giveUp(): void {
  if (isScriptState('here')) return;
  setScriptState('late');
  for (const { natively } of taken()) natively?.();
}

/** All that is held, which is held no more. */
function taken(): Held[] {
  const all = held;
  held = [];
  return all;
}

/** Holds an event back. Only the last link counts, and a form is sent once; steps in a row are all taken. */
function hold(event: Event, what: Held, wait: number): void {
  event.preventDefault();
  event.stopPropagation();
  if (held.length === 0) setTimeout(giveUp, wait);
  held = what.natively ? [what] : [...held, what];
  begin();
}

/** The part of a leaf that was touched, of those that bring React. */
function touchedPart(target: EventTarget | null): HTMLElement | null {
  const leaf = closest(target, `[${touchAttribute}]`);
  return leaf && closest(target, leaf.getAttribute(touchAttribute) ?? '');
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
    hold(event, { again, natively: () => showHere(part.href) }, linkPatience);
  } else if (part.matches('[type=button]')) hold(event, { again }, patience);
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
  hold(event, { again, natively: () => form.submit() }, patience);
}

/** A part that cannot be read, or that breaks before React is there, tells the window and not its own element. */
function onError({ filename }: ErrorEvent): void {
  if ([start, ...parts].some((file) => filename.endsWith(file))) giveUp();
}

setScriptState(able ? 'coming' : 'late');
// not pointerdown: a finger that begins to scroll wants nothing of what lies under it, and every touch would wait for the page
addEventListener('focusin', onTouch);
addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener(takenOver, () => {
  for (const { again } of taken()) setTimeout(again); // each by itself, for React to answer in between
});
addEventListener('error', onError);
