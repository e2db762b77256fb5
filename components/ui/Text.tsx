import type { Token } from 'marked';
import type { ComponentProps } from 'react';
import { addressOf, routePath } from '@/lib/pages/pages';
import { piecesOf } from '@/lib/text/inlineMarkup';
import { ExternalLink } from './ExternalLink';

/**
 * A line of content with its markup: `**vet**` and `[woorden](/bivak)`. Anything else, HTML too, is shown as typed.
 */
export function Text({ children }: { children: string }) {
  return <>{piecesOf(children).map(render)}</>;
}

type ParagraphProps = Omit<ComponentProps<'p'>, 'children'> & { children: string };

/** A paragraph of content, with the markup of `Text`. */
export function Paragraph({ children, ...rest }: ParagraphProps) {
  return (
    <p {...rest}>
      <Text>{children}</Text>
    </p>
  );
}

function render(token: Token, index: number): React.ReactNode {
  const key = `${index}-${token.raw}`;
  if (token.type === 'strong') return <strong key={key}>{inner(token)}</strong>;
  if (token.type === 'link') return <Anchor key={key} href={token.href} words={inner(token)} />;
  return token.type === 'escape' ? token.text : token.raw;
}

function inner(token: Token): React.ReactNode[] {
  return 'tokens' in token && token.tokens ? token.tokens.map(render) : [token.raw];
}

function Anchor({ href, words }: { href: string; words: React.ReactNode }) {
  const [path = '', ...part] = href.split(/(?=[#?])/);
  const page = addressOf(path);
  if (page) return <a href={`${routePath(page)}${part.join('')}`}>{words}</a>;
  if (href.startsWith('https://')) return <ExternalLink href={href}>{words}</ExternalLink>;
  return <a href={href.normalize('NFC')}>{words}</a>; // a document has that name on the site
}
