import { loadedFrom } from '@/editor/local/disk';

export const dynamic = 'force-static';

/** What the editor opens with. */
export function GET() {
  return Response.json(loadedFrom(process.cwd(), 'with a key'));
}
