import { loadedFrom } from '@/editor/local/disk';

export const dynamic = 'force-static';

/** The initial data of the editor. */
export function GET() {
  return Response.json(loadedFrom(process.cwd(), 'with a key'));
}
