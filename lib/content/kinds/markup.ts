import type { Token } from 'marked';
import { piecesOf, wordsOf } from '@/lib/text/inlineMarkup';

/** Returns the first part of a text with markup that the site does not know. */
export function strayMarkup(value: string): string | undefined {
  const unknown = everyPieceOf(value).find(({ type }) => ['em', 'codespan', 'image', 'del'].includes(type));
  return unknown?.raw ?? /\*\*.{0,20}|\]\(.{0,20}/.exec(wordsOf(value))?.[0];
}

const everyPieceOf = (value: string) => {
  const withInner = (piece: Token): Token[] =>
    'tokens' in piece && piece.tokens ? [piece, ...piece.tokens.flatMap(withInner)] : [piece];
  return piecesOf(value).flatMap(withInner);
};

/** Returns the web addresses in a text outside of links. */
export const bareLinks = (value: string) =>
  everyPieceOf(value).flatMap(({ type, raw }) =>
    type === 'link' && !raw.startsWith('[') && !raw.includes('@') ? [raw] : [],
  );
