import { attribute, edited, headElementsOf, placeOf } from '@/lib/text/html';
import type { Compression } from '@/pipeline/hosting/compression';
import { chunkPath, isOwnAddress, isSheetOfNext, withoutFontClasses } from '@/pipeline/next/nextExport';
import type { PageStep } from './page';

/** Bytes of TCP's initial window: ten packets of 1,460 (RFC 6928), less the headers. */
const initialWindow = 14_000;

type Tools = Pick<Compression, 'compressed'> & {
  /** Returns the text of a file of the export. */
  read: (path: string) => string;
  write: (path: string, text: string) => void;
};

/**
 * Replaces Next's style sheets by one: inline where the page then still fits in the first round trip, else one file.
 * `writePageScripts`, which runs before, adds disabled links for React.
 *
 * @throws {Error} when a style sheet is not one of the export's own
 */
export function inlineStyles({ read, write, compressed }: Tools): PageStep {
  return ({ path, html }) => {
    const sheets = headElementsOf(html).filter(isSheetOfNext);
    if (sheets.length === 0) return html;
    const css = sheets.map((sheet) => {
      const address = attribute(sheet, 'href') ?? '';
      if (!isOwnAddress(address)) {
        throw new Error(`${path} links a style sheet from elsewhere: ${address}`);
      }
      return withAbsoluteAddresses(withoutFontClasses(read(address.slice(1))), address);
    });
    const page = (styles: string) =>
      edited(
        html,
        sheets.map((sheet, index) => ({ ...placeOf(sheet), text: index === 0 ? styles : '' })),
      );

    const inlined = page(`<style>${css.join('')}</style>`);
    if (compressed(Buffer.from(inlined), 'br').length <= initialWindow) return inlined;
    const file = chunkPath(css.join(''), 'css');
    write(file, css.join(''));
    return page(`<link rel="stylesheet" href="/${file}"/>`);
  };
}

/** Relative URLs resolve against the style sheet, inline ones against the page. */
function withAbsoluteAddresses(css: string, sheet: string): string {
  return css
    .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .replace(/url\((["']?)(?!data:|https:|\/|#)([^"')]+)\1\)/g, (_, _quote, address: string) => {
      return `url(${new URL(address, `https://site.invalid${sheet}`).pathname})`;
    });
}
