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
 * Returns the accessibility violations that axe finds, a line of rule and element each, in the whole page or in the parts that
 * match these selectors; frames, which are other sites, are left out. @axe-core/playwright injects axe twice at each call and
 * returns the passes too.
 *
 * The header has a pseudo-element; by default axe then checks the contrast of no text at all. `ignorePseudo` makes it check, except
 * for a text whose own or parent box has a background by a pseudo-element, such as a button: axe would compare it with the
 * background behind the button.
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
    /** `_audit` is no public API; `axe.configure` would replace the other options of a check. */
    axe: typeof import('axe-core') & {
      _audit: { checks: Record<'color-contrast', { options: Record<string, unknown> }> };
    };
  }
}
