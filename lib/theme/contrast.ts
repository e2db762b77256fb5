import { contrast_ratio_wcag_2_1 } from '@csstools/color-helpers';
import { channels } from './oklch';

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, “contrast ratio”). Takes `#rrggbb`. */
export const contrast = (a: string, b: string): number => contrast_ratio_wcag_2_1(channels(a), channels(b));
