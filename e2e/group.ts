import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { parse } from 'yaml';
import type { z } from 'zod';
import {
  campFile,
  contactFile,
  documentsFile,
  homeFile,
  leadersFile,
  rentalFile,
  siteFile,
} from '@/lib/content/schemas';

/** Where a project finds its group: the content it was built from and the export it is served from. */
export type GroupOptions = { contentFolder: string; exportFolder: string };

/** What this group's site must show: journeys compare pages with it, and so hold for every group. */
export type GroupContent = ReturnType<typeof readContent>;

/** Playwright's test, plus the `content` of the group whose site is open. */
export const test = base.extend<GroupOptions & { content: GroupContent }>({
  contentFolder: ['content', { option: true }],
  exportFolder: ['out', { option: true }],
  content: async ({ contentFolder }, use) => use(readContent(contentFolder)),
});

function readContent(folder: string) {
  const read = <T>(file: string, schema: z.ZodType<T>): T =>
    schema.parse(parse(readFileSync(join(folder, file), 'utf8')));
  return {
    site: read('site.yaml', siteFile),
    home: read('home.yaml', homeFile),
    boys: read('leiding/jongens.yaml', leadersFile),
    girls: read('leiding/meisjes.yaml', leadersFile),
    camp: read('bivak.yaml', campFile),
    documents: read('documenten.yaml', documentsFile),
    contact: read('contact.yaml', contactFile),
    rental: read('verhuur.yaml', rentalFile),
  };
}
