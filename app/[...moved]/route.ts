import { content } from '@/lib/content';
import { fileAt, movedAddresses } from '@/lib/pages/movedAddresses';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = () => new Map(movedAddresses(content()).map(({ from, to }) => [fileAt(from), to]));

/** Next refuses an export without any file here: that of a group without old addresses is removed again (see `removeUnused`). */
export function generateStaticParams() {
  const paths = [...files().keys()].map((path) => ({ moved: path.split('/') }));
  return paths.length > 0 ? paths : [{ moved: ['geen.html'] }];
}

/** An old address leads to the new one, on hosts of every kind: for them it is a page. Search engines read it as moved for good. */
export async function GET(_request: Request, { params }: { params: Promise<{ moved: string[] }> }) {
  const { moved } = await params;
  const to = files().get(moved.map(decodeURIComponent).join('/'));
  if (!to) return new Response(null, { status: 404 });
  const href = to.replaceAll('&', '&amp;'); // an address has no other signs that mean something in HTML
  const whole = new URL(href, content().site.siteAdres).href;
  return new Response(
    `<!DOCTYPE html><html lang="nl-BE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Verhuisd</title><link rel="canonical" href="${whole}"><meta http-equiv="refresh" content="0;url=${href}"></head><body><p>Deze pagina is verhuisd: <a href="${href}">ga naar de nieuwe</a>.</p></body></html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
}
