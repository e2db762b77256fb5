import type { Element } from '@/lib/text/html';
import type { Page } from './export';

/** What a page says, with plain spaces: what stands in a closed dialog or folder too; scripts and styles are no words. */
export const wordsOf = (page: Pick<Page, 'elements'>): string => plain(bodyTexts(page).join(' '));

/** The same in one piece, so that a sentence with a link or a bold word in it can be found. */
export const sentencesOf = (page: Pick<Page, 'elements'>): string => plain(bodyTexts(page).join(''));

function bodyTexts({ elements }: Pick<Page, 'elements'>): string[] {
  const body = elements.find(({ tagName }) => tagName === 'body');
  return body ? textsBelow(body) : [];
}

function textsBelow(element: Element): string[] {
  if (element.tagName === 'script' || element.tagName === 'style') return [];
  return element.childNodes.flatMap((child) => {
    if ('tagName' in child) return textsBelow(child);
    return child.nodeName === '#text' && 'value' in child ? [child.value] : [];
  });
}

/** A text with one plain space for every stretch of white space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
