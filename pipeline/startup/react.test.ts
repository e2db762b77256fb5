/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { hydrationTimeout } from '@/lib/browser/startup';
import { compiled } from './compiled';

const script = compiled('start', 'react');

/**
 * A page with the compiled script and three files of the framework, `/start.js` being the one that comes last. Nothing is
 * fetched: `arrives` and `fails` say of a file that was asked for how it went. `pass` lets a time pass, in ms. The browser can
 * read the framework unless it is an `old` one.
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
          this.dataset.sent = 'natively';
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
    reactTakesOver: () => {
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

const leaf = `<p>Tekst</p><a id="elsewhere" href="/contact/">Contact</a>
  <div data-react="a, button, input"><a href="/papier.pdf">Papier</a><button type="button">Verder</button><input>
  <details><summary>2024</summary></details></div>`;

test('a page that is read, scrolled and unfolded promises React and asks for nothing of it', () => {
  const page = pageWith(leaf);
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
])(
  'a touch of what React brings to life (%s, %s) asks for the parts, once, and then for what starts React',
  (on, type, more) => {
    const page = pageWith(leaf);
    page.touch(on, type, more);
    page.touch(on, type, more);
    expect(page.asked()).toEqual(['/one.js', '/two.js']);
    page.arrives('/two.js');
    expect(page.asked()).not.toContain('/start.js');
    page.arrives('/one.js');
    expect(page.asked()).toEqual(['/one.js', '/two.js', '/start.js']);
  },
);

test('a part that fails leaves the page in its plain form, and React is not started without it', () => {
  const page = pageWith(leaf);
  page.touch('input', 'focusin');
  page.arrives('/one.js');
  page.fails('/two.js');
  expect([page.state(), page.asked()]).toEqual(['late', ['/one.js', '/two.js']]);
});

test('a part that cannot be read leaves the page in its plain form at once, though it has arrived', () => {
  const page = pageWith(leaf);
  page.touch('input', 'focusin');
  page.arrives('/one.js');
  expect(page.state()).toBe('coming');
  page.breaks('/one.js');
  expect(page.state()).toBe('late');
});

test('what breaks in a script of somebody else changes nothing', () => {
  const page = pageWith(leaf);
  page.touch('input', 'focusin');
  page.breaks('/extension.js');
  expect(page.state()).toBe('coming');
});

describe('a browser that cannot read the framework', () => {
  test('is sent none of it, and promised nothing', () => {
    const page = pageWith(leaf, { old: true });
    page.touch('input', 'focusin');
    page.touch('[data-react] button', 'click');
    page.pass(60_000);
    expect([page.state(), page.asked()]).toEqual(['late', []]);
  });

  test('posts its form by itself', () => {
    const page = pageWith('<form method="post" action="/mail"></form>', { old: true });
    expect(page.send(page.find('form'), 'submit')).toBe(true);
  });
});

test('a file that fails once React has taken over changes nothing any more', () => {
  const page = pageWith(leaf);
  page.touch('input', 'focusin');
  page.reactTakesOver();
  page.fails('/two.js');
  expect(page.state()).toBe('here');
});

describe('what is pressed before React is there', () => {
  const pressed = (selector: string, times = 1) => {
    const page = pageWith(leaf);
    const part = page.find(selector);
    const again = jest.fn();
    const held = Array.from({ length: times }, () => page.send(part, 'click') === false);
    if (part) part.click = again;
    return { ...page, again, held };
  };

  test('is held, and pressed once more when React has taken over', () => {
    const page = pressed('[data-react] button');
    expect([page.held, page.asked()]).toEqual([[true], ['/one.js', '/two.js']]);
    page.reactTakesOver();
    page.pass(0);
    expect(page.again).toHaveBeenCalledTimes(1);
  });

  test('several times, is pressed as often', () => {
    const page = pressed('[data-react] button', 3);
    page.reactTakesOver();
    page.pass(0);
    expect(page.again).toHaveBeenCalledTimes(3);
  });

  test('when it is a link, is followed once', () => {
    const page = pressed('[data-react] a', 2);
    page.reactTakesOver();
    page.pass(0);
    expect(page.again).toHaveBeenCalledTimes(1);
  });

  test('leaves the page in its plain form when React stays away', () => {
    const page = pressed('[data-react] button');
    page.pass(hydrationTimeout - 1);
    expect(page.state()).toBe('coming');
    page.pass(1);
    expect([page.state(), page.again.mock.calls]).toEqual(['late', []]);
  });

  test('with a modifier key stays the browser’s own', () => {
    const page = pageWith(leaf);
    page.document.addEventListener('click', (event) => event.preventDefault()); // jsdom opens no tab
    const heard = jest.fn();
    page.document.addEventListener('click', heard);
    page.touch('[data-react] a', 'click', { ctrlKey: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a form that is sent before React is there', () => {
  const sent = () => {
    const page = pageWith('<form method="post" action="/mail"><button>Verstuur</button></form>');
    const again = jest.fn();
    const form = page.find<HTMLFormElement>('form');
    if (form) form.requestSubmit = again;
    return { ...page, again, form, isHeld: page.send(form, 'submit') === false };
  };

  test('is held, and sent once more when React has taken over', () => {
    const page = sent();
    expect([page.isHeld, page.asked()]).toEqual([true, ['/one.js', '/two.js']]);
    page.reactTakesOver();
    page.pass(0);
    expect(page.again).toHaveBeenCalledTimes(1);
    expect(page.form?.dataset.sent).toBeUndefined();
  });

  test('is sent once more by the button that sent it, for the page to be taken over there first', () => {
    const page = pageWith('<form method="post" action="/mail"><button>Verstuur</button></form>');
    page.find<HTMLButtonElement>('button')?.click();
    const pressed = jest.fn();
    page.find('button')?.addEventListener('click', pressed);
    page.reactTakesOver();
    page.document.addEventListener('submit', (event) => event.preventDefault()); // jsdom sends nothing
    page.pass(0);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('is sent by the browser when a file fails, or when React stays away', () => {
    const failing = sent();
    failing.fails('/one.js');
    expect(failing.form?.dataset.sent).toBe('natively');
    const waiting = sent();
    waiting.pass(hydrationTimeout);
    expect(waiting.form?.dataset.sent).toBe('natively');
  });

  test('is held too when it is answered by the page itself', () => {
    const page = pageWith('<form><button>Lees na</button></form>');
    const form = page.find<HTMLFormElement>('form');
    // jsdom knows no `dialog` here
    if (form) Object.defineProperty(form, 'method', { value: 'dialog' });
    const again = jest.fn();
    if (form) form.requestSubmit = again;
    expect(page.send(form, 'submit')).toBe(false);
    page.reactTakesOver();
    page.pass(0);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('of a search is none of ours', () => {
    const page = pageWith('<form method="get" action="/zoek"></form>');
    expect(page.send(page.find('form'), 'submit')).toBe(true);
  });
});
