import {
  type Color,
  clip,
  gam_sRGB,
  lin_sRGB,
  lin_sRGB_to_XYZ,
  OKLab_to_OKLCH,
  OKLab_to_XYZ,
  OKLCH_to_OKLab,
  XYZ_to_lin_sRGB,
  XYZ_to_OKLab,
} from '@csstools/color-helpers';

/** A colour as the eye orders it: how light (0–1), how strong (0 is grey) and which hue (degrees). */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** `#rrggbb` → red, green and blue, each 0–1. */
export const channels = (hex: string): Color => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;

/** @param hex `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const linear = lin_sRGB(channels(hex));
  const [lightness, chroma, hue] = OKLab_to_OKLCH(XYZ_to_OKLab(lin_sRGB_to_XYZ(linear)));
  return { lightness, chroma, hue };
}

/** Returns `#rrggbb`, each channel as far as a screen shows it. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const linear = XYZ_to_lin_sRGB(OKLab_to_XYZ(OKLCH_to_OKLab([lightness, chroma, hue])));
  const bytes = clip(gam_sRGB(linear)).map((share) => Math.round(share * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
