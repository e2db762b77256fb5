import { datedEntries } from '@/lib/calendar/entries';
import { icsFile } from '@/lib/calendar/ics';
import { content } from '@/lib/content';
import { buildDay } from '@/lib/dates/buildDay';
import { calendarChanged } from '@/lib/pages/changed';

export const dynamic = 'force-static';
export const dynamicParams = false;

const entries = () => datedEntries({ ...content(), built: buildDay() });

/** Next refuses an export without any file here: that of a group without dates is removed again (see `removeUnused`). */
export function generateStaticParams() {
  const files = entries().map(({ slug }) => ({ event: `${slug}.ics` }));
  return files.length > 0 ? files : [{ event: 'geen.ics' }];
}

/** One event, to add to a calendar: `/kalender/spaghettidag-2027.ics`. */
export async function GET(_request: Request, { params }: { params: Promise<{ event: string }> }) {
  const { event } = await params;
  const chosen = entries().filter(({ slug }) => `${slug}.ics` === event);
  const { site } = content();
  const file = icsFile({ site, entries: chosen, changed: calendarChanged(site) });
  return new Response(file, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
