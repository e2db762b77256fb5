import { contentFiles } from '@/lib/content/schemas/files';
import { at, type Known, type YearlyProblem } from './problem';

/** What an address answers: its status, or `no-host` when its name leads nowhere, or `no-answer`. */
export type Answer = number | 'no-host' | 'no-answer';
export type Ask = (address: string) => Promise<Answer>;

/**
 * Links of the content to other sites that lead nowhere any more. Undefined when there is no network to look with: not one
 * of them answered. What refuses (403) or is broken at the moment (500) is left alone. Addresses in `.example` are made up.
 */
export async function deadLinks(
  { sources }: Pick<Known, 'sources'>,
  ask: Ask,
): Promise<YearlyProblem[] | undefined> {
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
      at(source, path, {
        topic: 'Links naar andere sites',
        found: `${address} bestaat niet meer`,
        advice: 'zoek het nieuwe adres, of haal de link weg',
      }),
    );
}

/** Asks an address over the network, for at most ten seconds. */
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
