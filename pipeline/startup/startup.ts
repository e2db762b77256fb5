import {
  filesAttribute,
  movesAttribute,
  patience,
  type ScriptState,
  setScriptState,
  stateAttribute,
  takenOver,
} from '@/lib/startup';

/**
 * Runs in every page, where the framework's script files stood (`compiled.ts` makes it small, `lateScripts.ts` puts it there).
 * The page is finished HTML: reading, menus, dialogs and links work through the browser. So the framework waits for the
 * visitor's first sign of intent or, where something moves by itself, until the page has loaded and the browser is idle.
 */
const [start = '', ...parts] = document.currentScript?.getAttribute(filesAttribute)?.split(' ') ?? [];
const intents = ['pointerdown', 'touchstart', 'keydown', 'scroll', 'pointerover', 'focusin'];

/** The form that a visitor sent before React was there: to be sent again when it is, or by the browser alone when it cannot come. */
let held: { again: () => void; natively: () => void } | undefined;
let begun = false;

/**
 * Whether this browser can read the framework, which is compiled for Safari 16.4, Chrome 111 and Firefox 111. Those know import
 * maps, and Safari 16.3 knows neither them nor what the files are written in: it would fetch them all to stumble over one.
 */
const able = HTMLScriptElement.supports?.('importmap');

const is = (state: ScriptState) => document.documentElement.getAttribute(stateAttribute) === state;

function begin(): void {
  if (begun || !able) return;
  begun = true;
  for (const intent of intents) removeEventListener(intent, onIntent, true);
  // What starts React comes last. Started without one of its parts, it would put an error in the place of the page.
  const hint = document.createElement('link');
  hint.rel = 'preload';
  hint.as = 'script';
  hint.href = start;
  document.head.append(hint);
  let missing = parts.length;
  const arrived = () => {
    missing -= 1;
    if (missing === 0) load(start);
  };
  for (const part of parts) load(part, arrived);
}

function load(file: string, onload: (() => void) | null = null): void {
  const script = document.createElement('script');
  script.src = file;
  script.onload = onload;
  script.onerror = giveUp;
  document.head.append(script);
}

function giveUp(): void {
  if (is('here')) return;
  setScriptState('late');
  held?.natively();
  held = undefined;
}

function onIntent({ type, target }: Event): void {
  // a pointer that crosses the text wants nothing yet
  const passing = type === 'pointerover' || type === 'focusin';
  if (!passing || closest(target, 'a, button, summary, input, textarea')) begin();
}

/**
 * A form sent before React is there is held until it has taken over, and posts natively only when it cannot come. (One of
 * the method `dialog`, outside of a dialog, does nothing natively: what was filled in stays.)
 */
function onSubmit(event: Event): void {
  const form = event.target;
  if (!is('coming') || !(form instanceof HTMLFormElement) || form.method === 'get') return;
  event.preventDefault();
  if (!held) setTimeout(giveUp, patience.form);
  held = {
    again: () => form.requestSubmit(),
    natively: () => HTMLFormElement.prototype.submit.call(form),
  };
  begin();
}

/** A part that cannot be read, or that breaks before React is there, tells the window and not its own element. */
function onError({ filename }: ErrorEvent): void {
  if ([start, ...parts].some((file) => filename.endsWith(file))) giveUp();
}

/** Does what a button says with `command`, where the browser does not know that: with React or without. */
function onClick({ target }: Event): void {
  const button = closest(target, '[commandfor]');
  if (!button || 'commandForElement' in button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

/** What is folded is printed too, also where no style can unfold it: opened as long as that takes, each out of its group. */
let foldAgain: (() => void)[] = [];
function unfold(): void {
  if (CSS.supports('selector(::details-content)')) return;
  foldAgain = [...document.querySelectorAll<HTMLElement>('details:not([open])')].map((details) => {
    const group = details.getAttribute('name') ?? '';
    details.removeAttribute('name');
    details.setAttribute('open', '');
    return () => {
      details.removeAttribute('open');
      details.setAttribute('name', group);
    };
  });
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Where something moves by itself React comes without being asked, but not before the page itself is there. */
function onLoad(): void {
  if (!document.querySelector(`[${movesAttribute}]`)) return;
  setTimeout(() => is('coming') && giveUp(), patience.moving);
  (window.requestIdleCallback ?? setTimeout)(begin);
}

setScriptState(able ? 'coming' : 'late');
for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
addEventListener('submit', onSubmit, true);
addEventListener('click', onClick, true);
addEventListener(takenOver, () => setTimeout(() => held?.again()));
addEventListener('error', onError);
addEventListener('load', onLoad);
addEventListener('beforeprint', unfold);
addEventListener('afterprint', () => {
  for (const fold of foldAgain) fold();
});
