/** @jest-environment node */
import ICAL from 'ical.js';
import { convertIcsCalendar, type IcsDateObject } from 'ts-ics';
import { feedsOf } from './testing/feedsOf';

/** What a calendar app makes of a feed, as each of two parsers reads it: moments in UTC, whole days as days. */
const parsers = {
  'ical.js': (feed: string) => {
    const root = new ICAL.Component(ICAL.parse(feed));
    for (const zone of root.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    const moment = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    return root.getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, location, description, sequence, startDate, endDate } = new ICAL.Event(component);
      const [status, transparency] = ['status', 'transp'].map((name) =>
        component.getFirstPropertyValue(name),
      );
      return {
        ...{ uid, summary, sequence, start: moment(startDate), end: moment(endDate) },
        ...{ location: location ?? '', description: description ?? '' },
        ...{ status: status ?? '', transparency: transparency ?? '' },
      };
    });
  },
  'ts-ics': (feed: string) => {
    const moment = ({ date, type }: IcsDateObject) =>
      date.toISOString().slice(0, type === 'DATE' ? 10 : undefined);
    return (convertIcsCalendar(undefined, feed).events ?? []).map((event) => {
      const { uid, summary, location = '', description = '', sequence, start, end } = event;
      return {
        ...{ uid, summary, sequence, start: moment(start), end: end ? moment(end) : '' },
        ...{ location, description, status: event.status ?? '', transparency: event.timeTransparent ?? '' },
      };
    });
  },
};

test.each(['full', 'small'] as const)('two parsers read the same in every feed of the %s group', (of) => {
  const feeds = [...feedsOf({ of }).values()];
  expect(feeds.length).toBeGreaterThan(1);
  for (const make of feeds) {
    const feed = make();
    const events = parsers['ical.js'](feed);
    expect(events.length).toBeGreaterThan(10);
    expect(parsers['ts-ics'](feed)).toEqual(events);
  }
});
