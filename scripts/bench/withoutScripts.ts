import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { compress } from '../finish/compress';
import { contentSecurityPolicy } from '../finish/contentSecurityPolicy';
import { filesIn } from '../finish/files';

type Element = DefaultTreeAdapterTypes.Element;

/**
 * Copies a finished export and takes the scripts out of its pages: the same content, pictures and styles at the speed
 * that no framework can beat. This is the limit that the figures are compared with.
 */
export function copyWithoutScripts(out: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(out, copy, { recursive: true });
  for (const path of filesIn(copy).filter((file) => file.endsWith('.html'))) {
    const html = withoutScripts(readFileSync(join(copy, path), 'utf8'));
    writeFileSync(join(copy, path), contentSecurityPolicy({ path, html }));
  }
  compress(copy);
}

/** The page without anything that runs or fetches a script. Data in JSON-LD stays: search engines read it. */
export function withoutScripts(html: string): string {
  const places: { startOffset: number; endOffset: number }[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && isScript(node)) {
      if (node.sourceCodeLocation) places.push(node.sourceCodeLocation);
      return;
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return places
    .sort((one, other) => other.startOffset - one.startOffset)
    .reduce((rest, { startOffset, endOffset }) => rest.slice(0, startOffset) + rest.slice(endOffset), html);
}

function isScript(element: Element): boolean {
  if (element.tagName === 'script') return attribute(element, 'type') !== 'application/ld+json';
  if (element.tagName !== 'link') return false;
  const rel = attribute(element, 'rel');
  return rel === 'modulepreload' || (rel === 'preload' && attribute(element, 'as') === 'script');
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;
