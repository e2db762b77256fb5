import { versionOf } from '@/editor/local/disk';

export const dynamic = 'force-static';

/** The commit that is online: the editor waits until it is its own. */
export function GET() {
  return Response.json(versionOf(process.cwd()));
}
