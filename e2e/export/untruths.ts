import { readContent } from '@/lib/content/check/read';
import { ContentError } from '@/lib/content/problem';
import { readExport } from '@/pipeline/export-checks/export';
import { hiddenFacts } from './hiddenFacts';
import { invalidMarkup } from './invalidMarkup';

/** What a finished site says to search engines and not to readers, and what is no valid HTML, by its page. */
export async function untruths(exportFolder: string, contentFolder: string): Promise<string[]> {
  const read = readContent(contentFolder);
  if (read.problems) throw new ContentError(read.problems);
  const site = readExport(exportFolder, read);
  return [...hiddenFacts(site), ...(await invalidMarkup(site))];
}
