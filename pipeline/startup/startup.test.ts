/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { patience } from '@/lib/startup';
import { compiled } from './compiled';

const startup = compiled('startup');

/**
 * A page with the compiled script and three files of the framework, `/start.js` being the one that comes last. Nothing is
 * fetched: `arrives` and `fails` say of a file that was asked for how it went. `pass` lets a time pass, in ms. The browser can
 * read the framework unless it is an `old` one.
 */
function pageWith(body: string, { old = false } = {}) {
  let timers: { act: () => void; at: number }[] = [];
  let now = 0;
  const { window } = new JSDOM(
    `<!doctype html><head><script data-late="/start.js /one.js /two.js">${startup}</script></head><body>${body}</body>`,
    {
      runScripts: 'dangerously',
      beforeParse(page) {
        Object.assign(page, {
          setTimeout: (act: () => void, ms = 0) => timers.push({ act, at: now + ms }),
          requestIdleCallback: (act: () => void) => act(),
        });
        Object.assign(page, { CSS: { supports: () => !old } });
        Object.assign(page.HTMLScriptElement, { supports: (type: string) => type === 'importmap' && !old });
        Object.assign(page.HTMLDialogElement.prototype, {
          showModal(this: HTMLDialogElement) {
            this.open = true;
          },
          close(this: HTMLDialogElement) {
            this.open = false;
          },
        });
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

const link = '<a href="/contact/">Contact</a><p>Tekst</p>';

test('fits in a page: 2.5 KB of brotli at most', () => {
  expect(brotliCompressSync(startup).length).toBeLessThan(2500);
});

test('a page that nobody touches promises a script and asks for none', () => {
  const page = pageWith(link);
  page.send(page.find('p'), 'pointerover');
  page.pass(60_000);
  expect([page.state(), page.asked()]).toEqual(['coming', []]);
});

test.each([
  ['a', 'pointerover'],
  ['a', 'focusin'],
  ['p', 'pointerdown'],
  ['p', 'keydown'],
])('intent (%s, %s) asks for the parts, once, and for what starts React when they are there', (on, type) => {
  const page = pageWith(link);
  page.send(page.find(on), type);
  page.send(page.find(on), type);
  expect(page.asked()).toEqual(['/one.js', '/two.js']);
  page.arrives('/two.js');
  expect(page.asked()).not.toContain('/start.js');
  page.arrives('/one.js');
  expect(page.asked()).toEqual(['/one.js', '/two.js', '/start.js']);
});

test('a part that fails leaves the page in its plain form, and React is not started without it', () => {
  const page = pageWith(link);
  page.send(page.find('p'), 'keydown');
  page.arrives('/one.js');
  page.fails('/two.js');
  expect([page.state(), page.asked()]).toEqual(['late', ['/one.js', '/two.js']]);
});

test('a part that cannot be read leaves the page in its plain form at once, though it has arrived', () => {
  const page = pageWith(link);
  page.send(page.find('p'), 'keydown');
  page.arrives('/one.js');
  expect(page.state()).toBe('coming');
  page.breaks('/one.js');
  expect(page.state()).toBe('late');
});

test('what breaks in a script of somebody else changes nothing', () => {
  const page = pageWith(link);
  page.send(page.find('p'), 'keydown');
  page.breaks('/extension.js');
  expect(page.state()).toBe('coming');
});

describe('a browser that cannot read the framework', () => {
  test('is sent none of it, and promised nothing', () => {
    const page = pageWith(`${link}<p data-moves="">Nog 3 dagen</p>`, { old: true });
    page.send(page.document.defaultView, 'load');
    page.send(page.find('a'), 'pointerdown');
    page.pass(60_000);
    expect([page.state(), page.asked()]).toEqual(['late', []]);
  });

  test('posts its form by itself', () => {
    const page = pageWith('<form method="post" action="/mail"></form>', { old: true });
    expect(page.send(page.find('form'), 'submit')).toBe(true);
  });
});

test('a file that fails once React has taken over changes nothing any more', () => {
  const page = pageWith(link);
  page.send(page.find('p'), 'keydown');
  page.reactTakesOver();
  page.fails('/two.js');
  expect(page.state()).toBe('here');
});

describe('where something moves by itself', () => {
  const moving = () => {
    const page = pageWith('<p data-moves="">Nog 3 dagen</p>');
    page.send(page.document.defaultView, 'load');
    return page;
  };

  test('the files come once the page has loaded', () => {
    expect(moving().asked()).toEqual(['/one.js', '/two.js']);
  });

  test('the promise is taken back when React does not come in time', () => {
    const page = moving();
    page.pass(patience.moving - 1);
    expect(page.state()).toBe('coming');
    page.pass(1);
    expect(page.state()).toBe('late');
  });

  test('the promise is kept when it does', () => {
    const page = moving();
    page.reactTakesOver();
    page.pass(patience.moving);
    expect(page.state()).toBe('here');
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

  test('is sent by the browser when a file fails, or when React stays away', () => {
    const failing = sent();
    failing.fails('/one.js');
    expect(failing.form?.dataset.sent).toBe('natively');
    const waiting = sent();
    waiting.pass(patience.form);
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

describe('a dialog, where the browser does not know commands', () => {
  const closed = `<button id="open" commandfor="venster" command="show-modal">Meer info</button>
    <dialog id="venster"><button id="close" commandfor="venster" command="close">Sluit</button></dialog>`;

  test.each([
    ['before React', {}, () => {}],
    ['once React is there', {}, (page: ReturnType<typeof pageWith>) => page.reactTakesOver()],
    ['where React cannot come', { old: true }, () => {}],
  ])('opens and closes by its buttons %s', (_, kind, prepare) => {
    const page = pageWith(closed, kind);
    prepare(page);
    const dialog = page.find<HTMLDialogElement>('dialog');
    page.find('#open')?.click();
    expect(dialog?.open).toBe(true);
    page.find('#close')?.click();
    expect(dialog?.open).toBe(false);
  });

  test('is left to a browser that does', () => {
    const page = pageWith(closed);
    Object.assign(page.find('#open') ?? {}, { commandForElement: page.find('dialog') });
    page.find('#open')?.click();
    expect(page.find<HTMLDialogElement>('dialog')?.open).toBe(false);
  });
});

const years = '<details name="jaar" open>2026</details><details name="jaar">2025</details>';

test('what is folded is opened while it is printed, where no style does that; each out of its group', () => {
  const page = pageWith(years, { old: true });
  const printed = years.replace('<details name="jaar">2025', '<details open="">2025');
  page.send(page.document.defaultView, 'beforeprint');
  expect(page.document.body.innerHTML).toBe(printed.replace('open>2026', 'open="">2026'));
  page.send(page.document.defaultView, 'afterprint');
  expect([...page.document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  expect(page.document.querySelectorAll('[name="jaar"]')).toHaveLength(2);
});

test('where a style opens what is folded, printing changes nothing', () => {
  const page = pageWith(years);
  const before = page.document.body.innerHTML;
  page.send(page.document.defaultView, 'beforeprint');
  expect(page.document.body.innerHTML).toBe(before);
});
