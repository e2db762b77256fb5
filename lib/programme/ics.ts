import type { ICalEventData } from 'ical-generator';
import { describeFeed, emptyCalendar, eventVersion, isCancelled, wholeDayEvent } from '@/lib/calendar/ics';
import type { Calendar, Site } from '@/lib/content/schemas/content';
import { brussels, type CalendarDate, isoDay } from '@/lib/dates/days';
import { inBrussels } from '@/lib/dates/moment';
import type { Group } from '@/lib/meetings/groups';
import { addressLine } from '@/lib/text/address';
import { euro } from '@/lib/text/format';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { listed } from '@/lib/text/words';
import { type Activity, does, type Hours, hoursFor, type Programme } from './programme';
import { fullDay } from './programmeWords';

type FeedOptions = {
  site: Pick<Site, 'naam' | 'korteNaam' | 'siteAdres' | 'lokaal'>;
  calendar: Pick<Calendar, 'namen'> | undefined;
  programme: Programme;
  group: Group;
  /** When the programme last changed: the only clock in the file. */
  changed: Date;
};

/**
 * The programme of one age group as iCalendar text (RFC 5545), to subscribe to. A UID follows from the date, the group and a number, never
 * from what the group does: it stays when a secret is revealed or a name is corrected.
 */
export function programmeFeed({ site, calendar, programme, group, changed }: FeedOptions): string {
  const feed = emptyCalendar(site);
  const { hostname } = new URL(site.siteAdres);
  describeFeed(
    feed,
    {
      name: `${group.fullName} – ${site.korteNaam}`,
      description: `Wat ${group.fullName} van ${site.naam} doet, dag na dag.`,
    },
    new URL(`/programma/${group.id}.ics`, site.siteAdres).href,
  );
  for (const { day, activities, open, off, reason } of programme.days) {
    const own = activities.filter((activity) => does(activity, group));
    const isOpen = open.some(({ id }) => id === group.id);
    const events = [
      ...own.map((activity) => ({
        ...activityEvent(activity, hoursFor(activity, group), site),
        ...eventVersion(changed, activity.revealed),
      })),
      ...(isOpen
        ? [
            openEvent(
              day,
              group.rhythm,
              calendar?.namen.wekelijks ?? 'Activiteit',
              group.rhythm.place ?? hall(site),
            ),
          ]
        : []),
      ...(off.some(({ id }) => id === group.id) ? [offEvent(day, reason)] : []),
    ];
    for (const [index, event] of events.entries()) {
      feed.createEvent({
        id: `${isoDay(day)}-${group.id}-${index + 1}@${hostname}`,
        url: new URL(`/programma/#${group.id}`, site.siteAdres).href,
        ...eventVersion(changed),
        ...event,
      });
    }
  }
  return `${feed.toString()}\r\n`;
}

type Event = Omit<ICalEventData, 'id'>;

function activityEvent(activity: Activity, hours: Hours, site: FeedOptions['site']): Event {
  const { name, text, place, bring, price, deadline, link, cancelled } = activity;
  const about = [
    cancelled,
    text && wordsOf(text),
    bring.length > 0 && `Meebrengen: ${listed(bring, 'en')}.`,
    price !== undefined && `Prijs: ${price === 0 ? 'gratis' : euro(price)}.`,
    deadline && `Inschrijven vóór ${fullDay(deadline)}.`,
    link,
  ].filter(Boolean);
  return {
    summary: cancelled === undefined ? name : `Gaat niet door: ${name}`,
    description: about.length > 0 ? about.join('\n') : null,
    // where a secret is, nobody may know
    location: place ?? (activity.isSecret ? null : hall(site)),
    ...when(activity, hours),
    ...(cancelled !== undefined && isCancelled),
  };
}

const openEvent = (
  day: CalendarDate,
  usual: Hours,
  weekly: string,
  location: NonNullable<Event['location']>,
): Event => ({
  summary: `${weekly}: nog niet bekend`,
  location,
  ...when({ day, endDay: day }, usual),
});

const offEvent = (day: CalendarDate, reason: string | undefined): Event => ({
  summary: reason ? `Geen activiteit: ${reason}` : 'Geen activiteit',
  ...wholeDayEvent(day, day),
});

const hall = ({ lokaal }: FeedOptions['site']) => ({ title: lokaal.name, address: addressLine(lokaal) });

/** Without an hour at its end it is a moment; without any it lasts whole days. */
function when({ day, endDay }: Pick<Activity, 'day' | 'endDay'>, { from, to }: Hours) {
  if (!from) return wholeDayEvent(day, endDay);
  const start = inBrussels(day, from);
  return { timezone: brussels, start, end: to ? inBrussels(endDay, to) : start };
}
