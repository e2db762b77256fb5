/** A change of a part of a text: the characters from `from` up to `to` are replaced by `words`. */
export type Replacement = { from: number; to: number; words: string };

/** Makes the selected words bold, or no longer bold; without a selection, the word at the caret. */
export function bold(text: string, start: number, end: number): Replacement {
  const { from, to } = wordsAt(text, start, end);
  const words = text.slice(from, to);
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, words };
  const inner = /^\*\*(.+)\*\*$/s.exec(words)?.[1];
  return { from, to, words: inner ?? `**${words || 'vet'}**` };
}

/** Makes a link of the selected words; without a selection, of the word at the caret. */
export function withLink(text: string, start: number, end: number, address: string): Replacement {
  const { from, to } = wordsAt(text, start, end);
  return { from, to, words: `[${text.slice(from, to) || address}](${address})` };
}

/** A selection without the spaces around it, or the word at a caret. */
function wordsAt(text: string, start: number, end: number): { from: number; to: number } {
  if (start === end) {
    const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
    const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(start))?.[0].length ?? 0;
    return { from: start - before, to: start + after };
  }
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { from, to: from + words.trim().length };
}
