import { contrast_ratio_wcag_2_1 } from '@csstools/color-helpers';
import { channels, toOklch } from './oklch';

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, “contrast ratio”). Takes `#rrggbb`. */
export const contrast = (a: string, b: string): number => contrast_ratio_wcag_2_1(channels(a), channels(b));

/** Below it people take two colours for one (distance in OKLab, where 1 is from black to white). */
const alike = 0.12;

/** Whether two colours look much the same. Takes `#rrggbb`. */
export function areAlike(a: string, b: string): boolean {
  const [one, other] = [a, b].map((colour) => {
    const { lightness, chroma, hue } = toOklch(colour);
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  });
  return Math.hypot(...(one ?? []).map((value, axis) => value - (other?.[axis] ?? 0))) < alike;
}
