import type { Export } from './export';
import { codeAdvice, type ExportProblem } from './problem';

/** What every host needs of an export, whatever its pages say. */
const needed = [
  'index.html',
  '404.html',
  '.htaccess',
  '_headers',
  'robots.txt',
  'sitemap.xml',
  'kalender.ics',
];

/** The export is whole: the home page, the page of a lost visitor, what tells hosts how to serve, and a page per route. */
export function missingFiles(site: Export): ExportProblem[] {
  return needed
    .filter((file) => !site.files.has(file))
    .map((file) => ({ on: `/${file}`, found: 'dit bestand ontbreekt', advice: codeAdvice, places: [] }));
}
