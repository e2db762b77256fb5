/** Puts a soft hyphen in long Dutch compounds, where a line may end: `Volwassen-begeleiding`, `Jong-verkenners`. */
export function softHyphenated(name: string): string {
  return name
    .replace(/^(\p{L}{6,}?)(begeleiding|leiding|groep)\b/u, '$1\u00ad$2')
    .replace(/jong(?=\p{L}{6})/giu, '$&\u00ad');
}
