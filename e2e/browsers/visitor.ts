import { expect } from '@playwright/test';
import type { Browser, Point } from './engine';

/** ms that any step may take; machines differ. */
const timeout = 30_000;

/** A visitor's actions. Each waits until it is possible. */
export function visitor(browser: Browser, site: string) {
  const { run } = browser;

  /** The centre of the element that matches the selector and begins with the text, scrolled into view. */
  const middleOf = async (selector: string, text = ''): Promise<Point> => {
    let found: Point | string = '';
    await expect(async () => {
      const before = found;
      found = await run(
        (selector: string, text: string) => {
          const shown = [...document.querySelectorAll(selector)].filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width > 1 && height > 1 && getComputedStyle(one).visibility === 'visible';
          });
          const element = shown.find((one) => (one.textContent ?? '').trim().startsWith(text));
          if (!element) return `none of ${shown.length} ${selector} begins with “${text}”`;
          const box = () => element.getBoundingClientRect();
          const waits = element.closest('[data-reveal="wait"]') !== null;
          if (waits || box().top < 90 || box().bottom > innerHeight)
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const moves = document
            .getAnimations()
            .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
          if (waits || moves) return `${element.outerHTML.slice(0, 80)} is still coming in`;
          const { left, width, top, height } = box();
          const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
          const over = document.elementFromPoint(place.x, place.y);
          return over && (element.contains(over) || over.contains(element))
            ? place
            : `${over?.outerHTML.slice(0, 80)} lies over ${element.outerHTML.slice(0, 80)}`;
        },
        selector,
        text,
      );
      expect(found).toEqual({ x: expect.any(Number), y: expect.any(Number) });
      expect(found).toEqual(before); // at rest
    }).toPass({ timeout, intervals: [50, 50, 100, 200] });
    return found as unknown as Point;
  };

  return {
    ...browser,
    middleOf,
    /** Opens a page of the site. */
    visit: (path: string) => browser.open(site + path),
    click: async (selector: string, text?: string) => browser.press(await middleOf(selector, text)),
    /** The whole page at 200 % text, as a visitor sets it, until the next page. */
    enlargeText: () =>
      run(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':root{font-size:200% !important}');
        document.adoptedStyleSheets = [sheet];
      }),
    /** Expects the function to return this in the page, now or soon. */
    sees: async <A extends unknown[], R>(wanted: R, code: (...args: A) => R, ...args: A) =>
      expect.poll(() => run(code, ...args), { intervals: [50, 100, 200], timeout }).toEqual(wanted),
    /** Touches the page and waits until its own scripts run; React loads when an island is touched. */
    hydrated: async () => {
      await browser.type('Tab');
      await expect
        .poll(() => run(() => document.querySelector('[popovertarget][aria-expanded]') !== null), {
          timeout,
        })
        .toBe(true);
    },
  };
}

export type Visitor = ReturnType<typeof visitor>;

// To run in the page:

/** Whether the element that matches the selector is visible. */
export const isSeen = (selector: string): boolean => {
  const element = document.querySelector(selector);
  const box = element?.getBoundingClientRect();
  return Boolean(
    element && box && box.width > 1 && box.height > 1 && getComputedStyle(element).visibility === 'visible',
  );
};

/** Whether all of it is in view, with its focus ring, and not covered by the header. */
export const isSeenWhole = (selector: string): boolean => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  const ring = 6;
  return Boolean(
    box && header && box.top - ring >= header.bottom && box.bottom + ring <= innerHeight && box.width > 1,
  );
};

/** px that the page can be scrolled sideways. */
export const sideways = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The words in the matching elements that are on more than one line. */
export const brokenWords = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Texts, links and photos of the page that are not visible; content of a closed `<details>` does not count. */
export const unseen = (): string[] =>
  [
    ...document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, dt, dd, a, img, td:not(:empty), th, label, input, textarea)',
    ),
  ]
    .filter(
      (one) =>
        !one.closest(
          'dialog:not([style]), details:not([open]), noscript, [hidden], [aria-hidden], [data-with-script], [data-detail]',
        ),
    )
    .filter((one) => one.getAttribute('type') !== 'hidden' && one.getAttribute('role') !== 'status')
    .filter((one) => !one.closest('[id^="ruimte-"]')) // its link on the floor plan shows it
    .filter((one) => !one.matches('img[alt=""]')) // says nothing: of a row of photos a phone has room for a few
    // what shows only while a script is on its way, and buttons that do nothing without it
    .filter(
      (one) =>
        !/^\S+ \S+ kom(t|en) eraan…$/.test(one.textContent ?? '') && !one.querySelector(':scope > button'),
    )
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width < 2 || height < 2 || getComputedStyle(one).visibility !== 'visible';
    })
    .map((one) => one.outerHTML.slice(0, 100));

export const place = (): number => Math.round(scrollY);

export const focusIn = (selector: string): boolean =>
  document.activeElement?.closest(selector) !== null &&
  document.activeElement?.closest(selector) !== undefined;
