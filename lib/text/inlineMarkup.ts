import { Lexer, type Token } from 'marked';

/**
 * The pieces of a running text from content: words, `**vet**` and `[woorden](/bivak)`; an address that was typed bare is a
 * link too. Other pieces that the parser knows are shown as the signs they were typed with, so content refuses them.
 */
export const piecesOf = (text: string): Token[] => Lexer.lexInline(text);

/** A running text as a reader sees it, without its markup: for calendars and search engines. */
export const wordsOf = (text: string): string => piecesOf(text).map(wordsIn).join('');

function wordsIn(piece: Token): string {
  if (piece.type === 'escape') return piece.text;
  if (piece.type !== 'strong' && piece.type !== 'link') return piece.raw;
  return (piece.tokens ?? []).map(wordsIn).join('');
}
