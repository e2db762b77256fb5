import * as z from 'zod';
import { sourcesIn } from '@/lib/content/check/read';
import { readMessage } from '@/lib/content/problem';
import { siteFile } from '@/lib/content/schemas/site';

const address = z.object({ siteAdres: siteFile.shape.siteAdres });

/**
 * The one host name of the site (`www.group.example`), from `siteAdres` in `site.yaml` of the content folder.
 * @throws Error when there is none
 */
export function siteHost(contentDir: string): string {
  const site = address.safeParse(sourcesIn(contentDir).site?.value);
  if (site.success) return new URL(site.data.siteAdres).host;
  const { expected } = readMessage(site.error.issues[0]?.message ?? '');
  throw new Error(`${contentDir}/site.yaml, veld siteAdres: verwacht ${expected}`);
}
