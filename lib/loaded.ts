import { attribute, type Element } from './markup';
import { filesAttribute } from './startup';

/**
 * What an element of a page loads, at once or later, as the addresses are written: files, pictures of each width, and the
 * scripts that wait. Not what it links to, nor what a `<link>` names: that may be a file or a page.
 */
export function loadedBy(element: Element): string[] {
  const value = (name: string) => attribute(element, name) ?? '';
  return [
    value('src'),
    value('poster'),
    ...value(filesAttribute).split(' '),
    ...candidates(value('srcset')),
    ...candidates(value('imagesrcset')),
  ].filter((address) => address !== '');
}

/** The addresses in a `srcset`: each runs to the next space, so that the comma in a `data:` address ends nothing. */
const candidates = (srcset: string) =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(([, address = '']) => address);
