import { startInPage } from '@/lib/browser/testing/startInPage';
import { arrival } from './arrival.script';

/** Opens a page in this way, from one that was left at a scroll position. */
function arrive({ from = '', type = 'navigate', left = 0, still = false, hash = '' }) {
  sessionStorage.setItem('top', String(left));
  history.replaceState(null, '', `/bivak/${hash}`);
  Object.defineProperty(document, 'referrer', { value: from, configurable: true });
  performance.getEntriesByType = () => [Object.assign(performance.mark('visit'), { type })];
  window.matchMedia = jest.fn(() => ({ matches: still })) as never;
  window.scrollTo = jest.fn();
  let grow = () => {};
  global.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      grow = () => changed([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => {};
    }
  };
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  const whenRead = jest.spyOn(document, 'addEventListener').mockReset();
  startInPage(arrival);
  return {
    /** The browser has laid out more of the page. */
    grows: () => grow(),
    isRead: () => {
      for (const [, act] of whenRead.mock.calls) if (typeof act === 'function') act(new Event('read'));
      jest.runAllTimers();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const home = 'http://localhost/';

test('after a link of the site, the page scrolls to the old position each time it grows, then smoothly to its top', () => {
  const page = arrive({ from: home, left: 1500 });
  expect(document.head.querySelector('[rel=expect]')).toHaveAttribute('href', '#voet');
  expect(window.scrollTo).not.toHaveBeenCalled();
  page.grows();
  page.grows();
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual(
    [1500, 1500].map((top) => [{ top, behavior: 'instant' }]),
  );
  page.isRead();
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  jest.mocked(window.scrollTo).mockClear();
  page.grows(); // a photo that loads later does not scroll the page
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test.each([
  ['with reduced motion', { from: home, left: 1500, still: true }],
  ['from the top of a page', { from: home, left: 0 }],
  ['by Back or Forward', { from: home, left: 1500, type: 'back_forward' }],
  ['on reload', { from: home, left: 1500, type: 'reload' }],
  ['from another site', { from: 'https://elders.example/', left: 1500 }],
  ['by its address', { left: 1500 }],
  ['at a part of it', { from: home, left: 1500, hash: '#terugbetaling' }],
])('%s the browser decides the position', (_, way) => {
  const page = arrive(way);
  page.grows();
  page.isRead();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a page that is left stores its position', () => {
  arrive({});
  Object.assign(window, { scrollY: 640 });
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('top')).toBe('640');
});

/** Taps a page scrolled to `at`, and leaves it when it is scrolled to `now`. Returns the stored position. */
function leaveBy({ detail = 1, at = 640, now = 640, scrolls = false }) {
  arrive({});
  const click = new MouseEvent('click', { detail, clientY: 100 });
  Object.defineProperty(click, 'pageY', { value: detail ? 100 + at : 0 });
  window.dispatchEvent(click);
  if (scrolls) window.dispatchEvent(new Event('scroll'));
  Object.defineProperty(window, 'scrollY', { get: () => now, configurable: true });
  window.dispatchEvent(new Event('pagehide'));
  return sessionStorage.getItem('top');
}

test('left by a tap, the position is computed from the event, without forcing layout', () => {
  expect(leaveBy({ at: 640, now: 9999 })).toBe('640');
});

test('left by a tap and scrolled since, or by a key, the position is read from the page', () => {
  expect(leaveBy({ at: 640, now: 720, scrolls: true })).toBe('720');
  expect(leaveBy({ detail: 0, now: 500 })).toBe('500');
});

test('where site data is blocked the page starts at its top, without an error', () => {
  const data = sessionStorage;
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  blocked.mockReturnValueOnce(data); // when the old page was left
  expect(() => arrive({ from: home, left: 1500 }).isRead()).not.toThrow();
  expect(window.scrollTo).not.toHaveBeenCalled();
  blocked.mockRestore();
});
