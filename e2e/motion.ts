/** For journeys that are not about what moves (`test.use(withoutMotion)`): a click then meets nothing that glides or comes in. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;
