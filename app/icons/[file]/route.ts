import { content } from '@/lib/content';
import { drawnIcons, iconFile, isDrawnIcon } from '@/lib/theme/iconFiles';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => drawnIcons().map((file) => ({ file }));

/** The icons that the group has no file of its own for: `/icons/favicon.svg`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (!isDrawnIcon(file)) return new Response(null, { status: 404 });
  const { bytes, type } = await iconFile(file, content().site);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
}
