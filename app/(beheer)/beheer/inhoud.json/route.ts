import { loadedFrom } from '@/lib/editor/disk';

export const dynamic = 'force-static';

/** What the editor opens with. */
export function GET() {
  return Response.json(loadedFrom(process.cwd(), 'with a key'));
}
