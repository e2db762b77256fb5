import { calendarEntries } from '@/lib/calendar/entries';
import { icsFile } from '@/lib/calendar/ics';
import { calendarChanged } from '@/lib/changed';
import { calendar, camp, site } from '@/lib/content';

export const dynamic = 'force-static';

/** The whole calendar, to subscribe to. */
export function GET() {
  const group = site();
  const feed = icsFile({
    site: group,
    entries: calendarEntries({ site: group, camp: camp(), calendar: calendar() }),
    changed: calendarChanged(group),
    title: { name: group.naam, description: calendar().inleiding },
  });
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
