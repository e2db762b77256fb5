// Runs inline in every page, where the framework's script files stood. The page is finished HTML: reading, menus,
// dialogs and links work through the browser. So the framework waits for the visitor's first sign of intent or, where
// something moves by itself (`data-moves`), until the page has loaded and the browser is idle.
//
// <html data-script> tells the styles: `coming` from here on; `here` once React has taken over (the menu says so with
// a `hydrated` event); `late` when a file failed or took too long, so that what waits for it shows its plain form.
{
  const root = document.documentElement;
  const { late, moves } = document.currentScript.dataset;
  const files = late.split(' ');
  const patience = { moving: 3000, form: 20000 }; // ms: after load, after a submit
  const intents = ['pointerdown', 'touchstart', 'keydown', 'scroll', 'pointerover', 'focusin'];
  let begun = false;
  let held;

  const is = (state) => root.dataset.script === state;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const intent of intents) removeEventListener(intent, onIntent, true);
    const load = (file, onload) => {
      const script = document.createElement('script');
      script.src = file;
      script.onload = onload;
      script.onerror = giveUp;
      document.head.append(script);
    };
    // What starts React comes last. Started without one of its parts, it would put an error in the place of the page.
    const [start, ...parts] = files;
    const hint = document.createElement('link');
    hint.rel = 'preload';
    hint.as = 'script';
    hint.href = start;
    document.head.append(hint);
    let missing = parts.length;
    for (const part of parts) load(part, () => --missing || load(start));
  };

  const giveUp = () => {
    if (is('here')) return;
    root.dataset.script = 'late';
    held?.natively?.();
    held = undefined;
  };

  const onIntent = ({ type, target }) => {
    // a pointer that crosses the text wants nothing yet
    const passing = type === 'pointerover' || type === 'focusin';
    if (!passing || target.closest?.('a, button, summary, input, textarea')) begin();
  };

  // A form sent before React is there is held until it has taken over, and posts natively only when it cannot come.
  const onSubmit = (event) => {
    const form = event.target;
    if (!is('coming') || form.method !== 'post') return;
    event.preventDefault();
    if (!held) setTimeout(giveUp, patience.form);
    held = {
      again: () => form.requestSubmit(),
      natively: () => HTMLFormElement.prototype.submit.call(form),
    };
    begin();
  };

  // A browser that does not know `command` yet gets its early click answered by React.
  const onClick = ({ target }) => {
    const button = target.closest?.('[commandfor]');
    if (button && is('coming') && !('commandForElement' in button)) held = { again: () => button.click() };
  };

  root.dataset.script = 'coming';
  for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
  addEventListener('submit', onSubmit, true);
  addEventListener('click', onClick, true);
  addEventListener('hydrated', () => {
    root.dataset.script = 'here';
    setTimeout(() => held?.again());
  });
  const onLoad = () => {
    setTimeout(() => is('coming') && giveUp(), patience.moving);
    (window.requestIdleCallback ?? setTimeout)(begin);
  };
  if (moves !== undefined) addEventListener('load', onLoad);
}
