import { problemAt } from '@/lib/content/check/problemAt';
import type { Problem } from '@/lib/content/problem';
import { contentFiles } from '@/lib/content/schemas/files';
import type { YearlyInput } from './rule';

/** The HTTP status of an address, `no-host` when its name does not resolve, or `no-answer`. */
type Answer = number | 'no-host' | 'no-answer';
export type RequestStatus = (address: string) => Promise<Answer>;

/**
 * Dead links of the content to other sites; undefined when none of them answered, as without a network. A site that refuses
 * (403) or fails (500) is not dead. Skips addresses in `.example`.
 */
export async function deadLinks(
  { sources }: Pick<YearlyInput, 'sources'>,
  ask: RequestStatus,
): Promise<Problem[] | undefined> {
  const places = contentFiles.flatMap((file) => {
    const source = sources[file];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) =>
      path.at(-1) === 'siteAdres'
        ? []
        : [...String(value).matchAll(/https:\/\/[^\s)\]"]+/g)].map(([address]) => ({
            source,
            path,
            address,
          })),
    );
  });
  const real = places.filter(({ address }) => !/\.example$/.test(new URL(address).hostname));
  const addresses = [...new Set(real.map(({ address }) => address))];
  const answers = new Map(
    await Promise.all(addresses.map(async (address) => [address, await ask(address)] as const)),
  );
  if (addresses.length > 0 && [...answers.values()].every((one) => typeof one === 'string')) return undefined;
  return real
    .filter(({ address }) => [404, 410, 'no-host'].includes(answers.get(address) ?? ''))
    .map(({ source, path, address }) =>
      problemAt(source, path, {
        found: `${address} bestaat niet meer`,
        advice: 'zoek het nieuwe adres, of haal de link weg',
      }),
    );
}

/** Requests an address, with a timeout of ten seconds. */
export async function askNetwork(address: string): Promise<Answer> {
  try {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    await body?.cancel();
    return status;
  } catch (error) {
    return hasNoHost(error) ? 'no-host' : 'no-answer';
  }
}

const hasNoHost = (error: unknown) =>
  error instanceof Error &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'code' in error.cause &&
  error.cause.code === 'ENOTFOUND';
