/** Joins a number and its word, so that they stay on one line. */
export const noBreak = '\u00a0';

/** Without no-break spaces. */
export const withPlainSpaces = (text: string): string => text.replaceAll(noBreak, ' ');

/** `zondag` → `Zondag`. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `['a', 'b', 'c']`, `en` → `a, b en c`. */
export function listed(parts: readonly string[], last: 'en' | 'of'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}
