/** Whether the visitor asks for less motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/** Glides to the top of the page; with reduced motion it is there at once. */
export const toTop = (): void => scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' });
