/** `zondag` → `Zondag`. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `['a', 'b', 'c']`, `en` → `a, b en c`. */
export function listed(parts: readonly string[], last: 'en' | 'of'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Puts a soft hyphen in long Dutch compounds, where a line may end: `Volwassen-begeleiding`, `Jong-verkenners`. */
export function softHyphenated(name: string): string {
  return name
    .replace(/^(\p{L}{6,}?)(begeleiding|leiding|groep)\b/u, '$1\u00ad$2')
    .replace(/jong(?=\p{L}{6})/giu, '$&\u00ad');
}
