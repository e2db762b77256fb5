import type { Token } from 'marked';
import { piecesOf, wordsOf } from '@/lib/text/inlineMarkup';

/** The first piece of a text that would be shown as the signs it is made of, though it was meant as markup. */
export function strayMarkup(value: string): string | undefined {
  const unknown = everyPieceOf(value).find(({ type }) => ['em', 'codespan', 'image', 'del'].includes(type));
  return unknown?.raw ?? /\*\*.{0,20}|\]\(.{0,20}/.exec(wordsOf(value))?.[0];
}

const everyPieceOf = (value: string) => {
  const withInner = (piece: Token): Token[] =>
    'tokens' in piece && piece.tokens ? [piece, ...piece.tokens.flatMap(withInner)] : [piece];
  return piecesOf(value).flatMap(withInner);
};

/** Addresses without words around them; what stands in an e-mail address is one too. */
export const bareLinks = (value: string) =>
  everyPieceOf(value).flatMap(({ type, raw }) =>
    type === 'link' && !raw.startsWith('[') && !raw.includes('@') ? [raw] : [],
  );
