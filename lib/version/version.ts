import json from './version.json';

/** The version of the program, as semver, and the format of the content that it reads: an integer, raised by each migration. */
export const version: { readonly program: string; readonly content: number } = json;

/** The file that says which version a project has. */
export const versionFile = 'lib/version/version.json';

/** The tag of a version in the repository of the program. */
export const tagOf = (program: string): string => `v${program}`;

/** The program's version in a tag; undefined for any other tag. */
export const versionIn = (tag: string): string | undefined => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];

/** Orders versions, the oldest first. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((program) => program.split('.').map(Number));
  return [0, 1, 2].map((part) => (a?.[part] ?? 0) - (b?.[part] ?? 0)).find((sign) => sign !== 0) ?? 0;
}
