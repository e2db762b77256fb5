import { test as base } from '@playwright/test';
import type { Content } from '@/lib/content/schemas/content';
import { contentIn } from './groups/exampleGroup';

/** Where a project finds its group: the content it was built from and the export it is served from. */
export type GroupOptions = { contentFolder: string; exportFolder: string };

/** Playwright's test, plus the `content` of the group whose site is open: what its pages must show. */
export const test = base.extend<GroupOptions & { content: Content }>({
  contentFolder: ['content', { option: true }],
  exportFolder: ['out', { option: true }],
  content: async ({ contentFolder }, use) => use(contentIn(contentFolder)),
});
