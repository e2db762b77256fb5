import { versionOf } from '@/editor/local/disk';

export const dynamic = 'force-static';

/** The commit that is online: the editor polls for its own. */
export function GET() {
  return Response.json(versionOf(process.cwd()));
}
