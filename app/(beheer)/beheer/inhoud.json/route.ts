import { loadedFrom } from '@/editor/local/disk';

export const dynamic = 'force-static';

/** The content that the editor opens. */
export function GET() {
  return Response.json(loadedFrom(process.cwd(), 'with an access token'));
}
