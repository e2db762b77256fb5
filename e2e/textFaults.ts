import type { Page } from '@playwright/test';

/** What a visitor sets in the browser: the size of text as a percentage, and the spacing of WCAG 1.4.12. */
export type TextSettings = { percent: number; isSpaced?: boolean };

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

const styleOf = ({ percent, isSpaced = false }: TextSettings) =>
  `:root { font-size: ${percent}% !important } ${isSpaced ? spacing : ''}`;

/** Applies a visitor's text settings to the page, until the next call. */
export const setTextSettings = (page: Page, settings: TextSettings) => faultsWith(page, [settings], []);

/** What is wrong by some rules with each of these settings of the text; the page is not painted in between. */
export async function faultsWith(
  page: Page,
  settings: readonly TextSettings[],
  rules: readonly TextRule[],
): Promise<string[][]> {
  const faultsBy = await page.evaluateHandle<typeof faults>(`(${faults})`);
  return page.evaluate(
    ([faults, styles, rules]) =>
      styles.map((style) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets = [sheet];
        return rules.flatMap((rule) => faults(rule));
      }),
    [faultsBy, settings.map(styleOf), rules] as const,
  );
}

// To run in the page:

/** Opens every `<details>`, also those that close when another one opens. */
export const unfold = (): void => {
  for (const one of document.querySelectorAll('details')) {
    one.removeAttribute('name');
    one.open = true;
  }
};

/**
 * - `words`: those of the tables that are outside of the window and of what can be scrolled, over one another, or broken
 *   although a line has room for them; a word of 20 characters has at least 3 on each line but the last.
 * - `pieces`: words of the page that are broken into pieces of fewer than 3 characters; not those that no line of a phone has
 *   room for, such as addresses and names that only a dictionary can break.
 * - `scrolled`: the tables that have to be scrolled to the side.
 */
export type TextRule = 'words' | 'pieces' | 'scrolled';

/** What is wrong in the page by a rule: the words with the reason, or how the table begins. */
const faults = (rule: TextRule): string[] => {
  type Word = { text: string; lines: DOMRect[]; counts: number[]; width: number };

  const wordAt = (node: Node, index: number, text: string): Word => {
    const word: Word = { text, lines: [], counts: [], width: 0 };
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + text.length);
    const [whole, ...more] = range.getClientRects();
    if (whole && more.length === 0)
      return { text, lines: [whole], counts: [text.length], width: whole.width };
    // on several lines: which characters are on each
    for (let at = index; at < index + text.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      const line = word.lines.at(-1);
      word.width += box.width;
      if (line && Math.abs(line.top - box.top) < box.height / 3) {
        word.lines.splice(-1, 1, new DOMRect(line.x, line.y, box.right - line.left, line.height));
        word.counts.push((word.counts.pop() ?? 0) + 1);
      } else {
        word.lines.push(box);
        word.counts.push(1);
      }
    }
    return word;
  };

  const isSeen = (element: Element | null) => {
    const box = element?.getBoundingClientRect();
    return Boolean(box && element?.checkVisibility() && box.width > 1 && box.height > 1);
  };

  const wordsIn = (element: Element): Word[] => {
    const words: Word[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!isSeen(parentElement)) continue;
      // a line may end after a hyphen or a slash
      for (const { 0: text, index } of (textContent ?? '').matchAll(/[^\s/–-]+/g))
        words.push(wordAt(walker.currentNode, index, text));
    }
    return words;
  };

  const brokenInto = ({ text, counts }: Word) => `${text}: broken into ${counts.join(' + ')}`;

  if (rule === 'pieces')
    return [...document.querySelectorAll('header, main, footer')]
      .flatMap(wordsIn)
      .filter(
        ({ text, counts }) => text.length < 13 && counts.length > 1 && counts.some((count) => count < 3),
      )
      .map(brokenInto);

  /** Line boxes include the ascent and descent of the font, so close lines overlap a little. */
  const areOver = (one: DOMRect, other: DOMRect) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 0.4 * Math.min(one.height, other.height);
  };

  const tables = [...document.querySelectorAll('main table')];
  if (rule === 'scrolled')
    return tables
      .filter(({ parentElement }) => parentElement && parentElement.scrollWidth > parentElement.clientWidth)
      .map(({ textContent }) => (textContent ?? '').slice(0, 40));

  return tables.flatMap((table) => {
    const words = wordsIn(table);
    const frame = table.parentElement;
    if (!frame) return [];
    const { left, width } = frame.getBoundingClientRect();
    const { paddingInlineStart, paddingInlineEnd, overflowX } = getComputedStyle(frame);
    const room = width - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const reach = overflowX === 'auto' ? frame.scrollWidth : Math.min(width, innerWidth - left);
    const outside = words
      .filter(({ lines }) => lines.some((line) => line.left < left - 1 || line.right > left + reach + 1))
      .map(({ text }) => `${text}: outside`);
    const broken = words.filter(
      ({ text, counts, width }) =>
        counts.length > 1 &&
        ((text.length < 20 && width < room - 1) || counts.slice(0, -1).some((count) => count < 3)),
    );
    const over = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => one.lines.some((line) => other.lines.some((next) => areOver(line, next))))
        .map((other) => `${one.text}: over ${other.text}`),
    );
    return [...outside, ...broken.map(brokenInto), ...over];
  });
};

/** The words that stand left or right of the window, where no scrolling leads: the start of their text. */
export const wordsOutside = (): string[] => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isOffered = !parentElement?.closest('[aria-hidden], table, a[href="#inhoud"]');
    const isSeen =
      parentElement?.checkVisibility({ visibilityProperty: true }) && parentElement.clientWidth !== 1;
    if (!isOffered || !isSeen || !textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    if ([...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1))
      texts.push(textContent.trim().slice(0, 40));
  }
  return texts;
};

/** Writes a word of 27 characters in the first name and in the last cell of each table. */
export const addLongWords = (): void => {
  for (const table of document.querySelectorAll('main table')) {
    for (const cell of [table.querySelector('tbody th'), [...table.querySelectorAll('td')].at(-1)]) {
      const walker = document.createTreeWalker(cell ?? document.createElement('td'), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        const isSeen = parentElement && parentElement.getBoundingClientRect().width > 1;
        if (!isSeen || !textContent?.trim()) continue;
        walker.currentNode.textContent = 'Verantwoordelijkheidszinnen';
        break;
      }
    }
  }
};
