/** ms after which a document that has not begun to arrive counts as not loaded. */
const pdfTimeout = 10_000;

/**
 * Whether an address answers with a PDF. Asks for the first bytes only, past the cache, so that no connection, a
 * missing file and an HTML page in its place all count as not loaded. Never rejects.
 */
export async function isLoadablePdf(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      headers: { Range: 'bytes=0-4' },
      signal: AbortSignal.timeout(pdfTimeout),
    });
    return response.ok && (await response.text()).startsWith('%PDF-');
  } catch {
    return false;
  }
}
