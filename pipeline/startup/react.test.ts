/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { hydrationTimeout } from '@/lib/browser/startup';
import { inlineScript } from './compiled';

const script = inlineScript(['site/arrival'], true);

/**
 * A page with the compiled script and three files of the framework; `/start.js` is the entry. Nothing is fetched: `arrives` and
 * `fails` end a request. `pass` advances the clock, in ms. An `old` browser cannot parse the framework.
 */
function pageWith(body: string, { old = false } = {}) {
  let timers: { act: () => void; at: number }[] = [];
  let now = 0;
  const { window } = new JSDOM(
    `<!doctype html><head><script data-own="/own.js" data-late="/start.js /one.js /two.js">${script}</script></head><body>${body}</body>`,
    {
      runScripts: 'dangerously',
      beforeParse(page) {
        Object.assign(page.performance, { getEntriesByType: () => [] });
        Object.assign(page, {
          setTimeout: (act: () => void, ms = 0) => timers.push({ act, at: now + ms }),
          open: () => null, // no new tab may open any more
        });
        Object.assign(page, { CSS: { supports: () => !old } });
        Object.assign(page.HTMLScriptElement, { supports: (type: string) => type === 'importmap' && !old });
        page.HTMLFormElement.prototype.submit = function submit() {
          this.dataset.sent = 'browser';
        };
      },
    },
  );
  const { document } = window;
  const file = (path: string) => document.querySelector(`script[src="${path}"]`);
  const send = (target: EventTarget | null, type: string) =>
    target?.dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }));
  return {
    document,
    send,
    find: <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector),
    state: () => document.documentElement.dataset.script,
    asked: () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
    arrives: (path: string) => send(file(path), 'load'),
    fails: (path: string) => file(path)?.dispatchEvent(new window.Event('error')),
    breaks: (path: string) =>
      window.dispatchEvent(new window.ErrorEvent('error', { filename: `https://groep.example${path}` })),
    touch: (selector: string, type: string, more: object = {}) =>
      document
        .querySelector(selector)
        ?.dispatchEvent(Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), more)),
    hydrates: () => {
      document.documentElement.dataset.script = 'here';
      send(window, 'hydrated');
    },
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { act } of due) act();
    },
  };
}

const island = `<p>Tekst</p><a id="elsewhere" href="/contact/">Contact</a>
  <div data-react="a, button, input"><a href="/papier.pdf">Papier</a><button type="button">Verder</button><input>
  <details><summary>2024</summary></details></div>`;

test('reading, scrolling and unfolding a page loads nothing of React', () => {
  const page = pageWith(island);
  for (const [selector, type, more] of [
    ['p', 'mousedown', {}],
    ['p', 'scroll', {}],
    ['p', 'keydown', {}],
    ['summary', 'click', {}],
    ['summary', 'focusin', {}],
    ['#elsewhere', 'focusin', {}],
    ['[data-react] a', 'pointerdown', { pointerType: 'touch' }], // a finger that begins to scroll
    ['[data-react] a', 'pointerover', { pointerType: 'mouse' }],
  ] as const)
    page.touch(selector, type, more);
  page.pass(60_000);
  expect([page.state(), page.asked()]).toEqual(['coming', []]);
});

test.each([
  ['input', 'focusin', {}],
  ['input', 'click', {}],
  ['[data-react] a', 'focusin', {}],
  ['[data-react] button', 'click', {}],
])('an interaction with an island (%s, %s) loads the parts, once, and then the entry', (on, type, more) => {
  const page = pageWith(island);
  page.touch(on, type, more);
  page.touch(on, type, more);
  expect(page.asked()).toEqual(['/one.js', '/two.js']);
  page.arrives('/two.js');
  expect(page.asked()).not.toContain('/start.js');
  page.arrives('/one.js');
  expect(page.asked()).toEqual(['/one.js', '/two.js', '/start.js']);
});

test('a part that fails sets the fallback, and the entry is not loaded', () => {
  const page = pageWith(island);
  page.touch('input', 'focusin');
  page.arrives('/one.js');
  page.fails('/two.js');
  expect([page.state(), page.asked()]).toEqual(['late', ['/one.js', '/two.js']]);
});

test('a part with a syntax error sets the fallback', () => {
  const page = pageWith(island);
  page.touch('input', 'focusin');
  page.arrives('/one.js');
  expect(page.state()).toBe('coming');
  page.breaks('/one.js');
  expect(page.state()).toBe('late');
});

test('an error in another script changes nothing', () => {
  const page = pageWith(island);
  page.touch('input', 'focusin');
  page.breaks('/extension.js');
  expect(page.state()).toBe('coming');
});

describe('a browser that cannot parse the framework', () => {
  test('loads none of it', () => {
    const page = pageWith(island, { old: true });
    page.touch('input', 'focusin');
    page.touch('[data-react] button', 'click');
    page.pass(60_000);
    expect([page.state(), page.asked()]).toEqual(['late', []]);
  });

  test('submits a form without script', () => {
    const page = pageWith('<form method="post" action="/mail"></form>', { old: true });
    expect(page.send(page.find('form'), 'submit')).toBe(true);
  });
});

test('a file that fails after hydration changes nothing', () => {
  const page = pageWith(island);
  page.touch('input', 'focusin');
  page.hydrates();
  page.fails('/two.js');
  expect(page.state()).toBe('here');
});

describe('a click before hydration', () => {
  const pressed = (selector: string, times = 1) => {
    const page = pageWith(island);
    const part = page.find(selector);
    const replay = jest.fn();
    const deferred = Array.from({ length: times }, () => page.send(part, 'click') === false);
    if (part) part.click = replay;
    return { ...page, replay, deferred };
  };

  test('is deferred, and replayed after hydration', () => {
    const page = pressed('[data-react] button');
    expect([page.deferred, page.asked()]).toEqual([[true], ['/one.js', '/two.js']]);
    page.hydrates();
    page.pass(0);
    expect(page.replay).toHaveBeenCalledTimes(1);
  });

  test('several times, is replayed as often', () => {
    const page = pressed('[data-react] button', 3);
    page.hydrates();
    page.pass(0);
    expect(page.replay).toHaveBeenCalledTimes(3);
  });

  test('on a link, is replayed once', () => {
    const page = pressed('[data-react] a', 2);
    page.hydrates();
    page.pass(0);
    expect(page.replay).toHaveBeenCalledTimes(1);
  });

  test('sets the fallback after the timeout', () => {
    const page = pressed('[data-react] button');
    page.pass(hydrationTimeout - 1);
    expect(page.state()).toBe('coming');
    page.pass(1);
    expect([page.state(), page.replay.mock.calls]).toEqual(['late', []]);
  });

  test('with a modifier key is left to the browser', () => {
    const page = pageWith(island);
    page.document.addEventListener('click', (event) => event.preventDefault()); // jsdom opens no tab
    const listener = jest.fn();
    page.document.addEventListener('click', listener);
    page.touch('[data-react] a', 'click', { ctrlKey: true });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a submit before hydration', () => {
  const sent = () => {
    const page = pageWith('<form method="post" action="/mail"><button>Verstuur</button></form>');
    const replay = jest.fn();
    const form = page.find<HTMLFormElement>('form');
    if (form) form.requestSubmit = replay;
    return { ...page, replay, form, isDeferred: page.send(form, 'submit') === false };
  };

  test('is deferred, and replayed after hydration', () => {
    const page = sent();
    expect([page.isDeferred, page.asked()]).toEqual([true, ['/one.js', '/two.js']]);
    page.hydrates();
    page.pass(0);
    expect(page.replay).toHaveBeenCalledTimes(1);
    expect(page.form?.dataset.sent).toBeUndefined();
  });

  test('is replayed by a click on its button, so that React hydrates it first', () => {
    const page = pageWith('<form method="post" action="/mail"><button>Verstuur</button></form>');
    page.find<HTMLButtonElement>('button')?.click();
    const pressed = jest.fn();
    page.find('button')?.addEventListener('click', pressed);
    page.hydrates();
    page.document.addEventListener('submit', (event) => event.preventDefault()); // jsdom sends nothing
    page.pass(0);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('falls back to the browser when a file fails, or after the timeout', () => {
    const failing = sent();
    failing.fails('/one.js');
    expect(failing.form?.dataset.sent).toBe('browser');
    const waiting = sent();
    waiting.pass(hydrationTimeout);
    expect(waiting.form?.dataset.sent).toBe('browser');
  });

  test('is deferred too for a form that the page answers', () => {
    const page = pageWith('<form><button>Lees na</button></form>');
    const form = page.find<HTMLFormElement>('form');
    // jsdom knows no `dialog` here
    if (form) Object.defineProperty(form, 'method', { value: 'dialog' });
    const replay = jest.fn();
    if (form) form.requestSubmit = replay;
    expect(page.send(form, 'submit')).toBe(false);
    page.hydrates();
    page.pass(0);
    expect(replay).toHaveBeenCalledTimes(1);
  });

  test('of a GET form is left to the browser', () => {
    const page = pageWith('<form method="get" action="/zoek"></form>');
    expect(page.send(page.find('form'), 'submit')).toBe(true);
  });
});
