/** For the TypeScript files that ask for the browser; see setup.mjs. */
export function findChromium(): string | undefined;
