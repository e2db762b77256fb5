import { calendarEntries } from '@/lib/calendar/entries';
import { icsFile } from '@/lib/calendar/ics';
import { content } from '@/lib/content';
import { buildDay } from '@/lib/dates/buildDay';
import { calendarChanged } from '@/lib/pages/changed';

export const dynamic = 'force-static';

/** The whole calendar, to subscribe to. A group without calendar has no such file (see `removeUnused`). */
export function GET() {
  const { calendar, ...group } = content();
  const { site } = group;
  if (!calendar) return new Response(null, { status: 404 });
  const feed = icsFile({
    site,
    entries: calendarEntries({ ...group, calendar, built: buildDay() }),
    changed: calendarChanged(site),
    title: { name: site.naam, description: calendar.inleiding },
  });
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
