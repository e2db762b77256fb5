import { attribute, editedHtml, headElementsOf, offsetsOf } from '@/lib/text/html';
import type { Compression } from '@/pipeline/hosting/compression';
import { chunkPath, isNextFile, isSheetOfNext, scriptsIn } from '@/pipeline/next/nextExport';
import type { PageStep } from './page';
import { withoutUnusedRules } from './unusedStyles';

/** Bytes of TCP's initial window: ten packets of 1,460 (RFC 6928), less the headers. */
const initialWindow = 14_000;

type Tools = Pick<Compression, 'compressed'> & {
  /** Returns the text of a file of the export. */
  read: (path: string) => string;
  write: (path: string, text: string) => void;
};

/**
 * Replaces Next's style sheets by one: inline where the page then still fits in the first round trip, else one file. Of the parts that
 * a page can have, it has the styles of those that it has, or that its scripts may show.
 * `writePageScripts`, which runs before, adds disabled links for React.
 *
 * @throws {Error} when a style sheet is not one of the export's own
 */
export function inlineStyles({ read, write, compressed }: Tools): PageStep {
  const known = new Map<string, Named>();
  const namedIn = (script: string): Named => {
    const named = known.get(script) ?? namesIn(read(script));
    known.set(script, named);
    return named;
  };
  /** Whether a page or a script that it may load names a class. */
  const usedIn = (html: string) => {
    const page = namesIn(html);
    const scripts = new Set(page.scripts); // grows while it is gone through
    for (const script of scripts) for (const next of namedIn(script).scripts) scripts.add(next);
    const all = [page, ...[...scripts].map(namedIn)];
    return (name: string) => all.some(({ words }) => words.has(name));
  };
  return ({ path, html }) => {
    const sheets = headElementsOf(html).filter(isSheetOfNext);
    if (sheets.length === 0) return html;
    const css = sheets.map((sheet) => {
      const address = attribute(sheet, 'href') ?? '';
      if (!isNextFile(address)) {
        throw new Error(`${path} links a style sheet from elsewhere: ${address}`);
      }
      return withAbsoluteAddresses(read(address.slice(1)), address);
    });
    const styles = withoutUnusedRules(css.join(''), usedIn(html));
    const page = (link: string) =>
      editedHtml(
        html,
        sheets.map((sheet, index) => ({ ...offsetsOf(sheet), text: index === 0 ? link : '' })),
      );

    const inlined = page(`<style>${styles}</style>`);
    if (compressed(Buffer.from(inlined), 'br').length <= initialWindow) return inlined;
    const file = chunkPath(styles, 'css');
    write(file, styles);
    return page(`<link rel="stylesheet" href="/${file}"/>`);
  };
}

/** The words of a page or a script, with its classes, and the scripts that it names. */
type Named = { words: ReadonlySet<string>; scripts: readonly string[] };
const namesIn = (text: string): Named => ({
  words: new Set(text.match(/[\w-]+/g)),
  scripts: scriptsIn(text),
});

/** Relative URLs resolve against the style sheet, inline ones against the page. */
function withAbsoluteAddresses(css: string, sheet: string): string {
  return css
    .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .replace(/url\((["']?)(?!data:|https:|\/|#)([^"')]+)\1\)/g, (_, _quote, address: string) => {
      return `url(${new URL(address, `https://site.invalid${sheet}`).pathname})`;
    });
}
