import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { exampleContent, exportFolder } from '@/e2e/groups/exampleGroup';
import { routePath, routes } from '@/lib/pages';

/** The export of the full group. */
const out = exportFolder('full');

/** Every page, as its visitors ask for it; the page for a lost visitor is the only one outside a folder. */
export const pages = [...routes.map(routePath), '/404.html'];

/** The file that answers a path without a redirect, or undefined: a folder answers only with its slash. */
export function exportedFile(pathname: string): string | undefined {
  const file = path.join(out, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

export const exported = (pathname: string): Buffer => {
  const file = exportedFile(pathname);
  if (!file) throw new Error(`Not in the export: ${pathname}`);
  return readFileSync(file);
};

/** The address at which the content says the site will stand. */
export const publicOrigin = () => new URL(exampleContent().site.siteAdres).origin;

/** The words of the page with plain spaces, those in a closed dialog or folder included; scripts are no words. */
export async function wordsOf(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style'))
        found.push(walker.currentNode.nodeValue ?? '');
    }
    return found;
  });
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** What the page tells search engines. */
export async function graphOf(page: Page): Promise<Node[]> {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(json ?? '')['@graph'];
}

export type Value = string | number | boolean | Node | Value[];
export type Node = { [property: string]: Value };

/** The things in a graph, those inside other things included. */
export function nodesIn(value: Value): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

const dayParts = new Intl.DateTimeFormat('nl-BE', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Brussels',
});

/** Whether the words hold the day of a moment: `31 oktober`, or the beginning of `21 tot 31 juli`. */
export function tellsDay(words: string, iso: string): boolean {
  const [day, month] = dayParts.format(new Date(iso)).split(' ');
  return new RegExp(`(?<!\\d)${day}( tot \\d+)? ${month}`).test(words);
}
