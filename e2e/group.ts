import { test as base } from '@playwright/test';
import type { Content } from '@/lib/content/schemas/content';
import { contentIn } from './groups/exampleGroup';

/** Where a project finds its group: the content it was built from and the export it is served from. */
export type GroupOptions = {
  contentFolder: string;
  exportFolder: string;
  /** Whether React starts the behaviours, some time after the page has loaded: as `next build` alone leaves it. */
  startedByReact: boolean;
};

/**
 * Playwright's test, plus the `content` of the group whose site is open: what its pages must show. Where React starts the behaviours,
 * `page.goto` returns when all that the page asks for is there: what is ticked before that is not kept.
 */
export const test = base.extend<{ content: Content }, GroupOptions>({
  contentFolder: ['content', { option: true, scope: 'worker' }],
  exportFolder: ['out', { option: true, scope: 'worker' }],
  startedByReact: [false, { option: true, scope: 'worker' }],
  page: async ({ page, startedByReact }, use) => {
    const goto = page.goto.bind(page);
    if (startedByReact) page.goto = (url, options) => goto(url, { waitUntil: 'networkidle', ...options });
    await use(page);
  },
  content: async ({ contentFolder }, use) => use(contentIn(contentFolder)),
});
