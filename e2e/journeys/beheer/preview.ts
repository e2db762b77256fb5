import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ToPreview } from '@/editor/preview/messages';
import { noPhoto, type ShownPage, shownPage } from '@/editor/preview/shown';
import { readContent } from '@/lib/content/check/read';
import { valuesIn } from '@/lib/content/check/sources';
import { previewPath } from '@/lib/pages/editor';
import type { Route } from '@/lib/pages/pages';
import type { PhotoManifest } from '@/lib/photos/manifest';

/** The content of a group as its editor shows it. @param contentFolder in the folder where the group was built */
export function shownByEditor(contentFolder: string): ShownPage {
  const { content, sources } = readContent(contentFolder);
  if (!content) throw new Error(`The content in ${contentFolder} has mistakes.`);
  const file = join(contentFolder, '..', '.cache', 'photos', 'manifest.json');
  const { photos }: PhotoManifest = JSON.parse(readFileSync(file, 'utf8'));
  return shownPage(
    { content, values: valuesIn(sources) },
    (path) => photos[path.normalize('NFC')] ?? noPhoto,
  );
}

/** Opens the preview by itself, and shows it a page. */
export async function openPreview(page: Page): Promise<void> {
  await page.goto(previewPath);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('__next') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Shows another page than the one that stands there. Each has a footer of its own, and the one before stays until it is made. */
export async function show(page: Page, route: Route, shown: ShownPage): Promise<void> {
  const message: ToPreview = { type: 'show', route, ...shown };
  await page.evaluate((messages) => {
    document.querySelector('footer')?.setAttribute('data-before', '');
    postMessage(messages, location.origin);
  }, message);
  await page.locator('footer:not([data-before])').waitFor();
}

/**
 * What stands in the body of a page, element by element, as one text: what scripts brought in or only they know is left out, and
 * so is the moment at which a part came into view. Of the show of photos only its place: React, which is in the preview at once,
 * comes to the page when the show is touched.
 */
export const written = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const skipped =
      'script:not([type="application/ld+json"]), style, link, template, iframe, [data-map-words], next-route-announcer, #__next, body > div[hidden]:empty';
    const write = (node: Element, depth: number): string => {
      if (node.matches('[aria-roledescription=carrousel]')) return `<${node.ariaLabel}>`;
      const attributes = [...node.attributes].map(
        ({ name, value }) => `${name}="${name === 'data-reveal' ? '' : value}"`,
      );
      const lines = [`<${[node.localName, ...attributes.sort()].join(' ')}>`];
      let words = '';
      for (const child of node.childNodes) {
        if (child instanceof Text) words += child.data; // React parts the words of a page with comments
        if (!(child instanceof Element) || child.matches(skipped)) continue;
        lines.push(words, write(child, depth + 1));
        words = '';
      }
      return [...lines, words].filter(Boolean).join(`\n${' '.repeat(depth)}`);
    };
    return [...document.body.children]
      .filter((child) => !child.matches(skipped))
      .map((child) => write(child, 1))
      .join('\n');
  });

type Tapped = { words: string; keys: string[] };

/** Taps every element that has text of its own; returns those that opened fields, with their keys. */
export const tappedAll = (page: Page): Promise<Tapped[]> =>
  page.evaluate(() => {
    const messages: { type: string; keys?: string[] }[] = [];
    const { postMessage } = window;
    window.postMessage = (message: unknown) => messages.push(message as (typeof messages)[number]);
    const opened = [...document.querySelectorAll('header *, main *, footer *, aside *')].flatMap(
      (element) => {
        const own = [...element.childNodes]
          .flatMap((child) => (child instanceof Text ? [child.data] : []))
          .join('');
        if (!own.trim() || element.closest('script, style, svg')) return []; // what a dialog holds too
        messages.length = 0;
        element.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, clientX: -1, clientY: -1 }),
        );
        const [message] = messages;
        const words = own
          .replace(/[\u00ad]/g, '')
          .replace(/\s+/g, ' ')
          .trim();
        return message?.type === 'open' ? [{ words, keys: message.keys ?? [] }] : [];
      },
    );
    window.postMessage = postMessage;
    return opened;
  });

/** The fields that the first element with these words opens. */
export async function tap(page: Page, words: RegExp): Promise<string[]> {
  const all = await tappedAll(page);
  const found = all.find((one) => words.test(one.words));
  if (!found) throw new Error(`Nothing with the words ${words} opens a field.`);
  return found.keys;
}
