import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { datedEntries } from '@/lib/calendar/entries';
import type { ValidContent } from '@/lib/content/check/check';
import { isOnHiddenPage } from '@/lib/content/check/embargo';
import { documentMentions } from '@/lib/content/check/mentions';
import type { Content } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { filesIn } from '@/lib/files/files';
import { hasPage } from '@/lib/pages/groupPages';
import { routePath, routes } from '@/lib/pages/pages';
import { isLeftover } from '@/pipeline/next/nextExport';

/**
 * Removes from an export the pages and files for which the group has no content: Next always writes every route of `app/`, and all of
 * `public/documents`. A document that no shown text names is not online: a wrong upload is gone when nothing leads to it.
 * Also removes Next's data for client-side navigation (links load whole pages), the source and empty source map that
 * it leaves of a worker, and the drawing of the group's own sign as it was written: icons and pages have it cleaned.
 */
export function removeUnused(out: string, { content, sources }: ValidContent): void {
  for (const path of filesIn(out).filter((file) => isLeftover(file) || file === sign))
    rmSync(join(out, path));
  const shown = documentMentions(sources).filter((one) => !isOnHiddenPage(one, buildDay()));
  const named = new Set(shown.map(({ file }) => `documents/${file}`));
  const documents = () => filesIn(out).filter((file) => file.startsWith('documents/'));
  for (const path of documents()) {
    const name = join(out, path.normalize('NFC')); // as links write it, whatever wrote the file
    mkdirSync(dirname(name), { recursive: true });
    renameSync(join(out, path), name);
  }
  const unnamed = documents().filter((path) => !named.has(path));
  for (const path of [...unusedPaths(content), ...unnamed])
    rmSync(join(out, path), { recursive: true, force: true });
}

const sign = 'icons/teken.svg';

function unusedPaths(content: Content): string[] {
  return [
    ...routes.filter((route) => !hasPage(content, route)).map(routePath),
    ...(content.rental?.bezet || content.rental?.dagdelen?.verhuurd ? [] : ['verhuur/bezet.ics']),
    ...(content.calendar ? [] : ['kalender.ics']),
    'groepen/geen', // of a group without leaders
    'geen', // of a group without pages of its own
    'geen.html', // of a group without old addresses
    'programma/geen.ics', // of a programme without groups
    ...(datedEntries({ ...content, built: buildDay() }).length > 0 ? [] : ['kalender']),
  ];
}
