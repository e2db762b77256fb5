/**
 * Numbers that nobody sees, written into a text before a page is rendered and taken out of what was rendered: they tell
 * which field each text of the page is. None of the signs counts as a space, so that `trim` leaves them alone.
 */
const edge = '\u2060';
const digits: readonly string[] = ['\u200b', '\u200c', '\u200d'];

/** 5 → the five, unseen. */
export const marker = (number: number): string =>
  `${edge}${[...number.toString(digits.length)].map((digit) => digits[Number(digit)]).join('')}${edge}`;

const pattern = new RegExp(`${edge}([${digits.join('')}]+)${edge}`, 'g');
/** The same, as an address has them: `mailto:…?subject=…`. */
const inAddress = /%E2%81%A0(?:%E2%80%8[BCD])+%E2%81%A0/g;

/** What a text is without its marks, and their numbers in order. */
export function withoutMarkers(text: string): { text: string; numbers: number[] } {
  const numbers: number[] = [];
  const note = (_all: string, written: string) => {
    numbers.push(Number.parseInt([...written].map((sign) => digits.indexOf(sign)).join(''), digits.length));
    return '';
  };
  return { text: text.replace(pattern, note).replace(inAddress, ''), numbers };
}

/** A title or a name with a mark: behind it, where its first letter and its address (`slug`) stay what they are. */
export const nameWithMarker = (words: string, number: number): string => `${words}${marker(number)}`;

/**
 * Running text with a mark, inside its first word: markup counts the signs beside it, an address and the name of a fact are
 * themselves.
 */
export function textWithMarker(text: string, number: number): string {
  for (const found of text.matchAll(/\{[^}]*\}|\]\([^)]*\)|\S*(?:\/\/|www\.|@)\S*|(\p{L})/gu)) {
    if (found[1] === undefined) continue;
    const place = found.index + found[1].length;
    return `${text.slice(0, place)}${marker(number)}${text.slice(place)}`;
  }
  return nameWithMarker(text, number);
}
