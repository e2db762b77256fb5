import type { Page } from '@playwright/test';

/** Waits until the page has had this many frames: what was just asked of it has begun by then. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (times) => {
    for (let frame = 0; frame < times; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** For journeys in which motion is not the subject (`test.use(withoutMotion)`): a click then waits for no animation. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;
