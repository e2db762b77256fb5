/** @jest-environment node */
import fc from 'fast-check';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { addDays, type CalendarDate, everyWeekday, today, weekdays } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { inBrussels } from '@/lib/dates/moment';
import { type Minute, minuteOf } from '@/lib/dates/periods';
import { type DatedEntry, datedEntries, type MeetingEntry, meetingEntries } from './entries';
import { type NextActivityWords, nextActivityAt, readPlan, writtenPlan } from './nextActivity';
import { planOf } from './plan';

/** Compares the box of the home page with random calendars, around every start and end in them. */

const isLong = process.env.TESTS === 'long';
const numRuns = isLong ? 150 : 60;
const hoursInYear = 365 * 24;
/** Beside the edges of every entry: every nth hour of the year. */
const everyHours = isLong ? 1 : 97;

const { site, camp, calendar } = exampleContent();

const times = fc
  .uniqueArray(fc.constantFrom('00:00', '09:30', '14:00', '17:00', '18:30', '21:00', '23:59'), {
    minLength: 2,
    maxLength: 2,
  })
  .map((pair) => pair.toSorted())
  .map(([van = '', tot = '']) => ({ van, tot }));

const year = fc.record({
  weekday: fc.constantFrom(...weekdays),
  van: fc.nat(364).map((days) => addDays({ year: 2026, month: 3, day: 1 }, days)),
  weeks: fc.integer({ min: 2, max: 30 }),
  times,
  skipped: fc.uniqueArray(fc.nat(30), { maxLength: 6 }),
  events: fc.array(
    fc.record({
      from: fc.oneof(
        fc.record({ nthWeek: fc.nat(30) }),
        fc.record({ after: fc.integer({ min: -20, max: 240 }) }),
      ),
      more: fc.oneof(fc.constant(0), fc.nat(4)),
      times: fc.option(fc.oneof(times, fc.constant({ van: '21:00', tot: '02:00' })), { nil: undefined }),
    }),
    { maxLength: 8 },
  ),
  camp: fc.record({
    month: fc.constantFrom(1, 4, 7, 8, 12),
    day: fc.integer({ min: 1, max: 19 }),
    days: fc.nat(11),
  }),
});

/** The entries of such a year; an event begins in a week of the year on the day of the activity, or on any day around the year. */
function entriesOf({ weekday, van, weeks, times, skipped, events, camp: { month, day, days } }: Year) {
  const tot = addDays(van, weeks * 7);
  const all = everyWeekday(weekday, van, tot);
  const evenementen = events.map(({ from, more, times }, index) => {
    const datum =
      ('nthWeek' in from && all[from.nthWeek % all.length]) || addDays(van, 'after' in from ? from.after : 0);
    return { naam: `Feest ${index}`, datum, ...(more && { totDatum: addDays(datum, more) }), ...times };
  });
  const content = {
    site: { ...site, werking: { ...site.werking, dag: weekday, ...times } },
    camp: { kamp: { ...camp.kamp, van: { month, day }, tot: { month, day: day + days }, bezoek: undefined } },
    calendar: {
      ...calendar,
      werkjaar: { van, tot, geenActiviteit: skipped.flatMap((nth) => all[nth] ?? []) },
      evenementen,
    },
  };
  return { meetings: meetingEntries(content), dated: datedEntries(content) };
}
type Year = typeof year extends fc.Arbitrary<infer Shape> ? Shape : never;

/** Something that takes place, until the minute `to`. The weekly activity has no name. */
type Occurrence = {
  kind: 'meeting' | DatedEntry['kind'];
  name: string;
  day: CalendarDate;
  from: Minute;
  to: Minute;
};

const at = (day: CalendarDate, time: string): Minute => minuteOf(inBrussels(day, time));
const midnight = (day: CalendarDate) => at(day, '00:00');

const occurrences = ({ days, rhythm: { from, to }, who = '' }: MeetingEntry): Occurrence[] =>
  days.map((day) => ({ kind: 'meeting', name: who, day, from: at(day, from), to: at(day, to) }));

const occurrence = ({ kind, name, day, endDay, hours }: DatedEntry): Occurrence => ({
  kind,
  name,
  day,
  from: hours ? at(day, hours.from) : midnight(day),
  to: hours ? at(endDay, hours.to) : midnight(addDays(endDay, 1)),
});

/** `all` in the order in which they begin. */
type Claim = {
  box: NextActivityWords;
  now: Minute;
  all: readonly Occurrence[];
  skipped: readonly CalendarDate[];
};

/** Why the box contradicts the calendar; undefined when it agrees. */
function contradiction({
  box: { state, label, when, more, tearOff },
  now,
  all,
  skipped,
}: Claim): string | undefined {
  const coming = all.filter(({ to }) => to > now);
  const [next] = coming;
  /** Camp has its own box: it may be left out when nothing follows. */
  const isCampAlone = coming.every(({ kind }) => kind === 'camp');
  if (state === 'plain') return isCampAlone ? undefined : 'ends the year too early';
  if (state !== 'off') {
    const named = coming.filter(
      (one) =>
        `${one.day.day}` === tearOff[1] &&
        (one.name ? when === one.name || when.startsWith(`${one.name}, `) : !/Feest|Poelkamp/.test(when)),
    );
    if (named.length === 0) return 'names what is not in the calendar';
    if (label === 'Nu bezig') return named.some(({ from }) => from <= now) ? undefined : 'is not going on';
    return named.some(({ from }) => from === next?.from) ? undefined : 'skips what comes first';
  }
  const days = skipped.filter(
    (day) =>
      midnight(addDays(day, 1)) > now &&
      new RegExp(`(?<!Tot |\\d)${dayOfMonth(day)}`).test(`${when} ${more}`),
  );
  if (days.length === 0) return 'names no day without activity';
  if (all.every(({ kind, day }) => kind !== 'meeting' || midnight(day) > now))
    return 'rests before the year has begun';
  for (const day of days) {
    const end = midnight(addDays(day, 1));
    if (all.some(({ from, to }) => from < end && to > midnight(day)))
      return `denies what is on ${dayOfMonth(day)}`;
    if (next && next.from < end) return `skips what comes before ${dayOfMonth(day)}`;
  }
  const until = /Tot (.+)!/.exec(more)?.[1];
  if (!until) return isCampAlone ? undefined : 'rests without end';
  return next && until === dayOfMonth(next.day) ? undefined : 'skips what comes before the end of the rest';
}

test('the box agrees with random calendars', () => {
  const counts = { off: 0, later: 0, today: 0, plain: 0 };
  const holds = fc.property(year, fc.nat(hoursInYear), (shape, firstHour) => {
    const { meetings, dated } = entriesOf(shape);
    const [{ days, skipped }] = meetings;
    fc.pre(days.length > 0);
    const plan = readPlan(writtenPlan(planOf({ meetings, dated, since: shape.van })));
    const all = [...meetings.flatMap(occurrences), ...dated.map(occurrence)].sort((a, b) => a.from - b.from);
    const edges = [...all.flatMap(({ from, to }) => [from, to]), ...skipped.map(midnight)];
    const hours = Array.from(
      { length: hoursInYear / everyHours },
      (_, nth) => midnight(shape.van) - 30 * 1440 + ((firstHour + nth * everyHours) % hoursInYear) * 60,
    );
    for (const now of [...edges.flatMap((edge) => [edge - 1, edge, edge + 1]), ...hours]) {
      const box = nextActivityAt(plan, { minute: now, today: today(new Date(now * 60_000)) });
      counts[box.state] += 1;
      const why = contradiction({ box, now, all, skipped });
      if (why) throw new Error(`${new Date(now * 60_000).toISOString()} ${why}: ${JSON.stringify(box)}`);
    }
  });
  // a camp on the day of the last activity, and a day without one after it
  const campLast: Parameters<typeof entriesOf>[0] = {
    weekday: 'zondag',
    van: { year: 2027, month: 1, day: 18 },
    weeks: 29,
    times: { van: '00:00', tot: '18:30' },
    skipped: [28],
    events: [],
    camp: { month: 8, day: 1, days: 0 },
  };
  fc.assert(holds, { numRuns, examples: [[campLast, 0]] });
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(numRuns);
});
