import { readExport } from '@/pipeline/export-checks/export';
import { hiddenFacts } from './hiddenFacts';
import { invalidMarkup } from './invalidMarkup';

/** What a finished site says to search engines and not to readers, and what is no valid HTML, by its page. */
export async function untruths(exportFolder: string, contentFolder: string): Promise<string[]> {
  const site = readExport(exportFolder, contentFolder);
  return [...hiddenFacts(site), ...(await invalidMarkup(site))];
}
