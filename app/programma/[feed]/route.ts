import { content } from '@/lib/content';
import { programmeChanged } from '@/lib/pages/changed';
import { programmeFeed } from '@/lib/programme/ics';
import { groupsOf, programmeOf } from '@/lib/programme/programme';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Next refuses an export without any file here: that of a group without a programme is removed again (see `removeUnused`). */
export function generateStaticParams() {
  const files = groupsOf(content()).map(({ id }) => ({ feed: `${id}.ics` }));
  return files.length > 0 ? files : [{ feed: 'geen.ics' }];
}

/** What one age group does, to subscribe to: `/programma/kwiks.ics`. */
export async function GET(_request: Request, { params }: { params: Promise<{ feed: string }> }) {
  const { feed } = await params;
  const group = content();
  const programme = programmeOf(group);
  const chosen = programme?.groups.find(({ id }) => `${id}.ics` === feed);
  if (!programme || !chosen) return new Response(null, { status: 404 });
  const file = programmeFeed({
    site: group.site,
    calendar: group.calendar,
    programme,
    group: chosen,
    changed: programmeChanged(group),
  });
  return new Response(file, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
