/**
 * Settings of the encoder. A change renames and encodes every photo.
 *
 * Widths go up by half each time: a browser, which takes the first that is wide enough, loads at most half too much per
 * side. They are just wide enough for common phones (412 CSS px at 1.75 and 2.625 dots: 721 and 1082), for portraits
 * two in a row there (180 CSS px: 315), groups (340-760), the gallery (880) and banners over the whole width.
 *
 * Measured on this site's photos: AVIF effort 3 is 10 % smaller than 2, and 4 saves 2 % more for four times the
 * time; the two largest widths, which only big screens load, are half of all the work and use 2. From 1100 px the
 * screen is dense or far away and a lower quality does not show. The fallback is for browsers without AVIF (before
 * 2023): JPEG, because every browser, however old, reads it; two widths, because so few ask for it.
 */
export const photoSettings = {
  avif: [
    { width: 360, quality: 45, effort: 3 },
    { width: 520, quality: 45, effort: 3 },
    { width: 740, quality: 45, effort: 3 },
    { width: 1100, quality: 36, effort: 3 },
    { width: 1600, quality: 36, effort: 2 },
    { width: 2400, quality: 36, effort: 2 },
  ],
  jpeg: [
    { width: 520, quality: 70 },
    { width: 1100, quality: 70 },
  ],
  /** Longest side, a block of WebP whose colours it keeps apart, and quality of the inline placeholder: about 130 characters. */
  placeholder: { side: 16, quality: 20 },
};

/**
 * The largest photo that is accepted: phones make 200 megapixels at most, which need up to 0.7 GB of memory. Scans and
 * panoramas can be larger.
 */
export const maxMegapixels = 250;

/** Larger photos get a remark: no screen shows them in full, and each build without a cache decodes them. */
export const heavyMegapixels = 50;

export type PhotoSettings = typeof photoSettings;

/**
 * The widths of the variants of a photo: every step below its width, and its own width (at most the largest step). Leaves
 * out a step of more than 85 % of the largest.
 */
export function widthSteps<Step extends { width: number }>(all: readonly Step[], photoWidth: number): Step[] {
  const top = all.find(({ width }) => width >= photoWidth) ?? all.at(-1);
  if (!top) return [];
  const topWidth = Math.min(top.width, photoWidth);
  return [...all.filter(({ width }) => width < topWidth * 0.85), { ...top, width: topWidth }];
}
