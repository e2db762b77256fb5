import { create, type Font, type FontCollection } from 'fontkit';
import { decompress } from 'wawoff2';

/** Words as an outline, so that the picture does not depend on the fonts of the machine that makes it. */
export type Lettering = { path: string; width: number };

/** Draws words; `size` in pixels, baseline at 0,0, `weight` within the range of the font. */
export type Letterer = (words: string, size: number, weight: number) => Lettering;

/**
 * Reads a variable WOFF2 font. It is unpacked first, because fontkit cannot vary a packed one, and glyphs are set
 * one by one, because fontkit fails on the substitutions of a varied font.
 * @throws when the file is no font that can be varied in weight
 */
export async function letterer(woff2: Uint8Array): Promise<Letterer> {
  const font = single(create(Buffer.from(await decompress(woff2))));
  return (words, size, weight) => {
    const scale = size / font.unitsPerEm;
    let width = 0;
    const paths = font
      .getVariation({ wght: weight })
      .glyphsForString(words.replaceAll('\u00a0', ' ')) // the font knows no no-break space
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
