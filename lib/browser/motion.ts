/** Whether the visitor prefers reduced motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/** Scrolls to the top; smoothly unless the visitor prefers reduced motion. */
export const toTop = (): void => scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' });
