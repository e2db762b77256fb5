import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { siteFile } from '@/lib/content/schemas';

const address = z.object({ siteAdres: siteFile.shape.siteAdres });

/** The one host name of the site (`www.group.example`), from `siteAdres` in `site.yaml` of the content folder. */
export function siteHost(content: string): string {
  const file = join(content, 'site.yaml');
  const site = address.safeParse(parse(readFileSync(file, 'utf8')));
  if (!site.success) throw new Error(`${file}, veld siteAdres: ${site.error.issues[0]?.message}`);
  return new URL(site.data.siteAdres).host;
}
