import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/lib/files/files';
import { attribute, type Element, editedHtml, elementsOf, removal } from '@/lib/text/html';
import { compress } from '@/pipeline/hosting/compress';
import { compressionWith } from '@/pipeline/hosting/compression';
import { contentSecurityPolicy } from '@/pipeline/hosting/contentSecurityPolicy';

/**
 * Copies a finished export without the scripts of its pages: the same content, images and styles, as the limit with which the
 * figures are compared.
 */
export function copyWithoutScripts(out: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(out, copy, { recursive: true });
  for (const path of filesIn(copy).filter((file) => file.endsWith('.html'))) {
    const html = withoutScripts(readFileSync(join(copy, path), 'utf8'));
    writeFileSync(join(copy, path), contentSecurityPolicy({ path, html }));
  }
  const memory = `${copy}-compressed`;
  compress(copy, compressionWith(memory));
  rmSync(memory, { recursive: true });
}

/** The page without anything that runs or fetches a script. Data in JSON-LD stays: search engines read it. */
export const withoutScripts = (html: string): string =>
  editedHtml(html, elementsOf(html).filter(isScript).map(removal));

function isScript(element: Element): boolean {
  if (element.tagName === 'script') return attribute(element, 'type') !== 'application/ld+json';
  if (element.tagName !== 'link') return false;
  const rel = attribute(element, 'rel');
  return rel === 'modulepreload' || (rel === 'preload' && attribute(element, 'as') === 'script');
}
