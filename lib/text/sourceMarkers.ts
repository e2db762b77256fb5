/**
 * Source markers: invisible numbers, inserted in a text before a page is rendered and extracted from the rendered page, that identify
 * the field of each text. None of the characters is white space, so that `trim` preserves them.
 */
const edge = '\u2060';
const digits: readonly string[] = ['\u200b', '\u200c', '\u200d'];

/** The marker of a number. */
export const marker = (number: number): string =>
  `${edge}${[...number.toString(digits.length)].map((digit) => digits[Number(digit)]).join('')}${edge}`;

const pattern = new RegExp(`${edge}([${digits.join('')}]+)${edge}`, 'g');
/** The same in an address: `mailto:…?subject=…`. */
const inAddress = /%E2%81%A0(?:%E2%80%8[BCD])+%E2%81%A0/g;

/** A text without its markers, and their numbers in order. */
export function withoutMarkers(text: string): { text: string; numbers: number[] } {
  const numbers: number[] = [];
  const note = (_all: string, written: string) => {
    numbers.push(Number.parseInt([...written].map((digit) => digits.indexOf(digit)).join(''), digits.length));
    return '';
  };
  return { text: text.replace(pattern, note).replace(inAddress, ''), numbers };
}

/** A text as it is read: what counts its letters or looks for a word in it asks this first, or the preview is another page. */
export const bareText = (text: string): string => withoutMarkers(text).text;

/** A title or name with a marker at its end: its initial and its slug are unchanged. */
export const nameWithMarker = (words: string, number: number): string => `${words}${marker(number)}`;

/**
 * Running text with a marker inside its first word: beside markup, in an address or in the name of a fact it would change the
 * text.
 */
export function textWithMarker(text: string, number: number): string {
  for (const found of text.matchAll(/\{[^}]*\}|\]\([^)]*\)|\S*(?:\/\/|www\.|@)\S*|(\p{L})/gu)) {
    if (found[1] === undefined) continue;
    const place = found.index + found[1].length;
    return `${text.slice(0, place)}${marker(number)}${text.slice(place)}`;
  }
  return nameWithMarker(text, number);
}
