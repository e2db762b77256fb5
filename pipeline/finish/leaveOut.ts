import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@/lib/content/read';
import type { Content } from '@/lib/content/schemas';
import { hasPage } from '@/lib/groupPages';
import { routePath, routes } from '@/lib/pages';

/**
 * Takes out of an export what the content has nothing for: Next writes every page and file that `app/` names, and has no
 * export with one of them less. Content with mistakes takes nothing out; it has stopped the build before.
 */
export function leaveOut(out: string, contentDir: string): void {
  const { content } = readContent(contentDir);
  if (!content) return;
  for (const path of absent(content)) rmSync(join(out, path), { recursive: true, force: true });
}

function absent(content: Content): string[] {
  return [
    ...routes.filter((route) => !hasPage(content, route)).map(routePath),
    ...(content.rental.bezet ? [] : ['verhuur/bezet.ics']),
  ];
}
