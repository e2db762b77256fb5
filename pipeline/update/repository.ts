import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

const manifest = z.looseObject({
  version: z.string().optional(),
  repository: z.union([z.string(), z.looseObject({ url: z.string() })]).optional(),
});

const read = (text: string) => manifest.parse(JSON.parse(text));

/** The version that `package.json` tells, as it did before `lib/version/version.json` was there. @param text of `package.json` */
export const packageVersion = (text: string): string | undefined => read(text).version;

/** The address of the program's repository in `package.json`, as git takes it; undefined when it tells none. @param text of the file */
export function repositoryOf(text: string): string | undefined {
  const { repository } = read(text);
  const written = typeof repository === 'object' ? repository.url : repository;
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(written ?? '')?.[1];
  return short ? `https://github.com/${short}` : written?.replace(/^git\+/, '');
}

/** Whether two texts of `package.json` differ in nothing but the repository, which a group may fill in. */
export const isSamePackage = (one: string, other: string): boolean =>
  isDeepStrictEqual({ ...read(one), repository: '' }, { ...read(other), repository: '' });

/** The text of `package.json` with the repository of another, when it has none. */
export function withRepository(text: string, from: string): string {
  const { repository } = read(from);
  if (repository === undefined || read(text).repository !== undefined) return text;
  return `${JSON.stringify({ ...read(text), repository }, null, 2)}\n`;
}
