import { versionOf } from '@/editor/local/disk';

export const dynamic = 'force-static';

/** Which commit is online: the editor waits for its own. */
export function GET() {
  return Response.json(versionOf(process.cwd()));
}
