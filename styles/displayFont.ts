import localFont from 'next/font/local';

/** Truculenta (OFL), weights 600 to 900: preloaded, with a scaled fallback font of the same width until it has loaded. */
export const displayFont = localFont({
  src: './fonts/truculenta-latin-600-900.woff2',
  weight: '600 900',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: false,
  fallback: ['Truculenta wait', 'sans-serif'],
});
