import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@/lib/content/check/read';
import type { Content } from '@/lib/content/schemas/content';
import { filesIn } from '@/lib/files/files';
import { hasPage } from '@/lib/pages/groupPages';
import { routePath, routes } from '@/lib/pages/pages';

/**
 * Takes out of an export what the content has nothing for: Next writes every page and file that `app/` names, and has no
 * export with one of them less. Content with mistakes takes nothing out; it has stopped the build before. The data by which Next
 * goes from page to page goes too: links lead to whole pages, so nothing asks for it.
 */
export function leaveOut(out: string, contentDir: string): void {
  for (const path of filesIn(out).filter(isPageData)) rmSync(join(out, path));
  const { content } = readContent(contentDir);
  if (!content) return;
  for (const path of absent(content)) rmSync(join(out, path), { recursive: true, force: true });
}

const isPageData = (path: string) => /(^|\/)(index|__next\.[^/]*)\.txt$/.test(path);

function absent(content: Content): string[] {
  return [
    ...routes.filter((route) => !hasPage(content, route)).map(routePath),
    ...(content.rental.bezet ? [] : ['verhuur/bezet.ics']),
  ];
}
