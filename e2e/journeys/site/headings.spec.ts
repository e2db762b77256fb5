import { expect } from '@playwright/test';
import { test } from '../../group';
import { answerMap } from '../../network';
import { everyPage } from '../year';

test('no heading breaks inside a word, at any width', { tag: '@once' }, async ({ page, content }) => {
  test.setTimeout(300_000);
  const broken: string[] = [];
  await answerMap(page);
  for (const path of everyPage(content)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    if (path === '/') await page.evaluate(longTitle);
    // narrower, a browser that knows Dutch puts a hyphen
    for (let width = 320; width <= 1920; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      broken.push(...(await page.evaluate(brokenWords)).map((word) => `${path} ${width} ${word}`));
    }
  }
  expect(broken).toEqual([]);
});

/** The title of another example group, longer than those of this one. */
function longTitle(): void {
  const title = document.querySelector('#activiteiten h3')?.lastChild;
  if (title) title.textContent = 'Wekelijkse Bijeenkomsten';
}

/** The words of visible headings that stand on two lines; a hyphen may end one. */
function brokenWords(): string[] {
  const words: string[] = [];
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    if (!heading.checkVisibility()) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u2013/-]{3,}/g)) {
        const range = document.createRange();
        range.setStart(text, index + 1); // the first one has the hyphen of the line before
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...lines) - Math.min(...lines) > 8) words.push(word);
      }
    }
  }
  return words;
}
