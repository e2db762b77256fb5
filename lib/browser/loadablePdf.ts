/** ms after which a document that has not begun to arrive counts as not loaded. */
const pdfTimeout = 10_000;

/**
 * Whether an address answers with a PDF. Requests the first bytes, without the cache: false offline, for a missing file and for
 * an HTML page. Never rejects.
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
