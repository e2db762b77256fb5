import { takenFile } from '@/lib/calendar/ics';
import { content } from '@/lib/content';
import { rentalChanged } from '@/lib/pages/changed';

export const dynamic = 'force-static';

/** The feed of taken days and hours. A group without them has no such file (see `removeUnused`). */
export function GET() {
  const { site, rental } = content();
  const { bezet, dagdelen } = rental ?? {};
  const parts = dagdelen?.verhuurd;
  if (!bezet && !parts) return new Response(null, { status: 404 });
  const feed = takenFile({
    site,
    changed: rentalChanged(site),
    nights: bezet && {
      taken: bezet.periodes,
      hours: { leaving: bezet.vertrek, arrival: bezet.aankomst },
    },
    parts: parts?.flat() ?? [],
    title: {
      name: `${(bezet ?? dagdelen)?.titel} ${site.lokaal.name}`,
      description: bezet?.inleiding ?? dagdelen?.tip ?? '',
    },
  });
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
