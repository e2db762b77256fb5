import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOnly, RunOptions } from 'axe-core';

/** What WCAG 2.2 asks at level AA, as far as axe can see it. */
export const wcag: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What stands in the way of somebody who sees, hears or moves less, by axe: its rule and the element, one of a kind per line.
 * The whole page or the parts that these selectors name; what a frame shows, which is another site's, is not looked at.
 * The library for Playwright would bring axe into the page anew at each look, twice, and take home all that is right as well.
 *
 * The header draws its edge with a pseudo-element; with its own settings axe then judges the contrast of no text at all. Here it
 * does, but for a text whose own box or the box around it is painted by one, such as the words on a button: axe would take
 * the paper behind the button for their ground.
 */
export async function barriers(
  page: Page,
  { parts = [], only }: { parts?: string[] | undefined; only?: RunOnly | undefined } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    elementRef: true,
    ...(only && { runOnly: only }),
  };
  return page.evaluate(
    async ([context, options]) => {
      const contrast = window.axe._audit.checks['color-contrast'];
      contrast.options = { ...contrast.options, ignorePseudo: true };
      const isPainted = (element: Element | null | undefined) =>
        ['::before', '::after'].some((pseudo) => {
          if (!element) return false;
          const { content, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
          const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
          return content !== 'none' && !isClear;
        });
      const { violations } = await window.axe.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(
            ({ element }) =>
              id !== 'color-contrast' || !(isPainted(element) || isPainted(element?.parentElement)),
          )
          .map(({ html }) => `${id}: ${html}`),
      );
    },
    [parts.length > 0 ? { include: parts } : { exclude: [] }, options] as const,
  );
}

declare global {
  interface Window {
    /** `_audit` is no part of what it promises: `axe.configure` replaces the other options of a check by those that it is given. */
    axe: typeof import('axe-core') & {
      _audit: { checks: Record<'color-contrast', { options: Record<string, unknown> }> };
    };
  }
}
