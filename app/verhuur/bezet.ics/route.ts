import { takenFile } from '@/lib/calendar/ics';
import { content } from '@/lib/content';
import { rentalChanged } from '@/lib/pages/changed';

export const dynamic = 'force-static';

/** The feed of taken days. A group without them has no such file (see `removeUnused`). */
export function GET() {
  const { site, rental } = content();
  const bezet = rental?.bezet;
  if (!bezet) return new Response(null, { status: 404 });
  const feed = takenFile({
    site,
    changed: rentalChanged(site),
    taken: bezet.periodes,
    hours: { leaving: bezet.vertrek, arrival: bezet.aankomst },
    title: { name: `${bezet.titel} ${site.lokaal.name}`, description: bezet.inleiding },
  });
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
