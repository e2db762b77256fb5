import { errorParts } from './errors';

/** What came back: an answer, a circle of addresses that send on to each other, or nothing, and why. */
export type VisitResult =
  | { kind: 'answer'; status: number; headers: Headers; body: Buffer }
  | { kind: 'circle' }
  | { kind: 'nothing'; why: string };

const TIMEOUT_MS = 10_000; // milliseconds for one answer
const MOST_STEPS = 5;
const NAME = 'Mozilla/5.0 (npm run deploy)'; // hosts turn away who calls itself a program

/**
 * Asks for an address as a browser does, and goes wherever it is sent on to. Never rejects.
 * @param encodings what the asker can unpack: `identity` for nothing, `br, gzip` as browsers say
 * @param signal aborted when the person asks to stop
 */
export async function visit(address: string, encodings: string, signal: AbortSignal): Promise<VisitResult> {
  const been = new Set<string>();
  try {
    for (let url = address; ; ) {
      if (been.has(url) || been.size > MOST_STEPS) return { kind: 'circle' };
      been.add(url);
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { 'Accept-Encoding': encodings, 'Cache-Control': 'no-cache', 'User-Agent': NAME },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const { status, headers } = response;
      const to = status >= 300 && status < 400 ? headers.get('Location') : null;
      if (to === null) {
        return { kind: 'answer', status, headers, body: Buffer.from(await response.arrayBuffer()) };
      }
      await response.body?.cancel();
      url = new URL(to, url).href;
    }
  } catch (error) {
    return { kind: 'nothing', why: reason(error) };
  }
}

/** Node wraps what went wrong on the line in an error of its own. */
function reason(error: unknown): string {
  const isWrapped = typeof error === 'object' && error !== null && 'cause' in error && error.cause;
  const { code, message } = errorParts(isWrapped ? error.cause : error);
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'dat adres bestaat (nog) niet, of er is geen internet';
  if (/CERT|TLS|SSL|ISSUER|VERIFY/.test(code)) return `het certificaat ervan klopt (nog) niet (${code})`;
  return `er komt geen antwoord (${message || code})`;
}
