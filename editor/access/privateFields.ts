import { Lexer } from 'yaml';
import { scalarsIn } from '@/editor/document/scalars';
import type { FileName } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';

/**
 * The public text of a content file: without comments and private fields, which no page shows (`wie` of a rental). Line numbers and
 * other values are unchanged.
 */
export function withoutPrivateFields(file: FileName, text: string): string {
  const hidden = scalarsIn(text).filter(({ path }) => kindAt(file, path) === 'privateText');
  let place = 0;
  return [...new Lexer().lex(text)]
    .map((token, index, tokens) => {
      if (isLexerMarker(token)) return '';
      const start = place;
      place += token.length;
      const isComment = token.startsWith('#') && tokens[index - 1] !== scalarMarker;
      if (!isComment && !hidden.some(({ from, to }) => from <= start && start < to)) return token;
      return token.replace(/[^\n]/g, '');
    })
    .join('')
    .replace(/[ \t]+$/gm, '');
}

/** Control characters that the lexer inserts for the start of a document, the end of a flow collection, and a plain scalar. */
const scalarMarker = '\u001f';
const isLexerMarker = (token: string) => ['\u0002', '\u0018', scalarMarker].includes(token);
