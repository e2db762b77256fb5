import localFont from 'next/font/local';

/**
 * Truculenta (OFL), weights 600 to 900: preloaded, with a scaled fallback font of the same width until it has loaded. When it comes late,
 * `lateFace.script.ts` shows it where no line moves.
 */
const displayFont = localFont({
  src: './fonts/truculenta-latin-600-900.woff2',
  weight: '600 900',
  display: 'optional',
  variable: '--font-display',
  adjustFontFallback: false,
  fallback: ['Truculenta wait', 'sans-serif'],
});

/**
 * Faustina (OFL), weights 400 to 700, for running text. A page that was drawn before it came keeps the serif of the device, so that
 * no line moves; the next page has it. Not preloaded: what a page shows first does not wait for it.
 */
const textFont = localFont({
  src: './fonts/faustina-latin-400-700.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  variable: '--font-text',
  adjustFontFallback: false,
  fallback: ['Charter', 'Bitstream Charter', 'Sitka Text', 'Cambria', 'Noto Serif', 'Georgia', 'serif'],
});

/** The classes of a document in which texts have the fonts of the site. */
export const fontClasses: readonly string[] = [displayFont.variable, textFont.variable];

/** The families of both, each with what stands in for it. */
export const fontFamilies: readonly string[] = [displayFont.style.fontFamily, textFont.style.fontFamily];
