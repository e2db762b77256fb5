import { create, type Font, type FontCollection } from 'fontkit';
import { decompress } from 'wawoff2';

/** Text as an SVG path, so that the picture does not depend on installed fonts. */
type TextOutline = { path: string; width: number };

/** Returns the outline of a text; `size` in pixels, baseline at 0,0, `weight` within the range of the font. */
export type DrawText = (words: string, size: number, weight: number) => TextOutline;

/**
 * Loads a variable WOFF2 font. Decompresses it first, because fontkit cannot vary WOFF2, and places glyphs one by one, because
 * fontkit fails on the substitutions of a font variation.
 * @throws Error when the file is no variable font
 */
export async function textDrawer(woff2: Uint8Array): Promise<DrawText> {
  const font = single(create(Buffer.from(await decompress(woff2))));
  return (words, size, weight) => {
    const scale = size / font.unitsPerEm;
    let width = 0;
    const paths = font
      .getVariation({ wght: weight })
      .glyphsForString(words.replaceAll('\u00a0', ' ')) // the font has no no-break space
      .map((glyph) => {
        const outline = glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
        width += glyph.advanceWidth * scale;
        return outline;
      });
    return { path: paths.join(''), width };
  };
}

function single(font: Font | FontCollection): Font {
  if ('fonts' in font) throw new Error('A font collection, where one font was expected');
  return font;
}
