import { test as base } from '@playwright/test';
import type { Content } from '@/lib/content/schemas/content';
import { contentIn } from './groups/exampleGroup';

/** Where a project finds its group: the content it was built from and the export it is served from. */
export type GroupOptions = { contentFolder: string; exportFolder: string };

/** Playwright's test, plus the `content` of the group whose site is open: what its pages must show. */
export const test = base.extend<{ content: Content }, GroupOptions>({
  contentFolder: ['content', { option: true, scope: 'worker' }],
  exportFolder: ['out', { option: true, scope: 'worker' }],
  content: async ({ contentFolder }, use) => use(contentIn(contentFolder)),
});
