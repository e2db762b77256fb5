/** For journeys in which motion is not the subject (`test.use(withoutMotion)`): a click then waits for no animation. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;
