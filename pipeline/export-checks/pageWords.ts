import type { Element } from '@/lib/text/html';
import type { FinishedPage } from './export';

/** The text of a page with white space collapsed, also inside closed dialogs and details; without scripts and styles. */
export const pageWordsOf = (page: Pick<FinishedPage, 'elements'>): string =>
  collapsedSpace(bodyTexts(page).join(' '));

/** The same without a space between elements, so that a sentence with a link or a bold word in it can be found. */
export const sentencesOf = (page: Pick<FinishedPage, 'elements'>): string =>
  collapsedSpace(bodyTexts(page).join(''));

function bodyTexts({ elements }: Pick<FinishedPage, 'elements'>): string[] {
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

/** Collapses white space. */
export const collapsedSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
