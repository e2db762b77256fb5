import { content } from '@/lib/content';
import { programmeChanged } from '@/lib/pages/changed';
import { formerIds } from '@/lib/pages/movedAddresses';
import { programmeFeed } from '@/lib/programme/ics';
import { groupsOf, programmeOf } from '@/lib/programme/programme';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Next refuses an export without any file here: that of a group without a programme is removed again (see `removeUnused`). */
export function generateStaticParams() {
  const ids = [...groupsOf(content()).map(({ id }) => id), ...formerIds(content()).keys()];
  const files = ids.map((id) => ({ feed: `${id}.ics` }));
  return files.length > 0 ? files : [{ feed: 'geen.ics' }];
}

/** What one age group does, to subscribe to: `/programma/kwiks.ics`; who subscribed under its former name goes on to read it. */
export async function GET(_request: Request, { params }: { params: Promise<{ feed: string }> }) {
  const { feed } = await params;
  const group = content();
  const programme = programmeOf(group);
  const id = feed.replace(/\.ics$/, '');
  const now = formerIds(group).get(id)?.id ?? id;
  const chosen = programme?.groups.find((one) => one.id === now);
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
