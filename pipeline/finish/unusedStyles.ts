import { type CssNode, parse, type Rule } from 'css-tree';
import { editedHtml, type HtmlEdit } from '@/lib/text/html';

/** A class of a CSS module, as Next writes it: `naqCAG_parts`, `_5e1a2q_cover`. */
const isModuleClass = (name: string) => /^_?[\w-]{6}_[a-z]/i.test(name);

/**
 * Returns styles without the rules of which each selector asks for a class of a CSS module that is not used: of a part that a page can
 * have and has not, or of a font.
 */
export function withoutUnusedRules(css: string, isUsed: (name: string) => boolean): string {
  const isSeen = ({ prelude }: Rule) =>
    prelude.type !== 'SelectorList' ||
    prelude.children
      .toArray()
      .some(
        (selector) =>
          selector.type !== 'Selector' ||
          selector.children
            .toArray()
            .every((part) => part.type !== 'ClassSelector' || !isModuleClass(part.name) || isUsed(part.name)),
      );
  const cut = (node: CssNode): HtmlEdit => ({
    from: node.loc?.start.offset ?? 0,
    to: node.loc?.end.offset ?? 0,
    text: '',
  });
  /** What goes of a node: undefined for all of it. */
  const cuts = (node: CssNode): HtmlEdit[] | undefined => {
    if (node.type === 'Rule') return isSeen(node) ? [] : undefined;
    if (node.type !== 'Atrule' || !node.block) return [];
    const parts = node.block.children.toArray();
    // an empty layer stays: the first place where it is named decides on its order
    if (node.name !== 'layer' && parts.length > 0 && parts.every((part) => !cuts(part))) return undefined;
    return parts.flatMap((part) => cuts(part) ?? cut(part));
  };
  const sheet = parse(css, { positions: true });
  if (sheet.type !== 'StyleSheet') return css;
  return editedHtml(
    css,
    sheet.children.toArray().flatMap((node) => cuts(node) ?? cut(node)),
  );
}
