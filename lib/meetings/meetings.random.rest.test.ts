/** @jest-environment node */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { meetingEntries } from '@/lib/calendar/entries';
import { icsFile } from '@/lib/calendar/ics';
import {
  addDays,
  type CalendarDate,
  compareDays,
  daysBetween,
  isoDay,
  weekdayOf,
  weekdays,
} from '@/lib/dates/days';
import { inBrussels, minuteAt } from '@/lib/dates/moment';
import { withRecords } from '@/lib/photos/photo';
import { comingMeetings, isComing } from '@/lib/programme/coming';
import { programmeFeed } from '@/lib/programme/ics';
import { programmeOf } from '@/lib/programme/programme';
import { type Frequency, frequencies } from './rhythm';

/** Compares what home, the programme and both kinds of feed say of an age group with a random rhythm, day by day for three years. */

const numRuns = process.env.TESTS === 'long' ? 300 : 40;

const photo = { stem: '', width: 3, height: 2, avif: [], jpeg: [3], placeholder: '', colour: '' };
const full = withRecords(exampleContent('full'), () => photo);
const changed = new Date('2026-11-20T10:00:00Z');

const every = fc.constantFrom(...(Object.keys(frequencies) as Frequency[]));
const year = fc.record({
  begins: fc.nat(60).map((days) => addDays({ year: 2026, month: 8, day: 20 }, days)),
  dag: fc.constantFrom(...weekdays),
  ookOp: fc.option(fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 2 }), {
    nil: undefined,
  }),
  elke: every,
  wait: fc.nat(40),
  lasts: fc.option(fc.integer({ min: 30, max: 900 }), { nil: undefined }),
  off: fc.uniqueArray(fc.nat(120), { maxLength: 5 }),
  van: fc.constantFrom('00:00', '02:15', '09:30', '19:00'),
});
type Year = typeof year extends fc.Arbitrary<infer Shape> ? Shape : never;

/** In days: three years, with a leap day and six clock changes. */
const length = 3 * 365 + 1;

/** The definition again, in other words than those of the code: by counting from the first day on. */
function isOn({ begins, wait, elke, dag, ookOp = [], lasts }: Year, day: CalendarDate): boolean {
  const first = firstDay({ begins, wait, dag });
  if (![dag, ...ookOp].includes(weekdayOf(day)) || compareDays(day, first) < 0) return false;
  if (lasts !== undefined && daysBetween(first, day) > lasts) return false;
  const same = (other: number) => addDays(day, other).month === day.month;
  const sundaysAgo = Array.from({ length: daysBetween(first, day) }, (_, ago) =>
    weekdayOf(addDays(day, -ago)),
  );
  const weeks = sundaysAgo.filter((name) => name === 'maandag').length;
  if (elke === 'laatste van de maand') return !same(7);
  const nth = ['eerste', 'tweede', 'derde', 'vierde'].indexOf(elke.split(' ')[0] ?? '');
  if (nth >= 0) return [-7, -14, -21, -28].filter(same).length === nth;
  return weeks % (Number.parseInt(elke, 10) || 1) === 0;
}

const firstDay = ({ begins, wait, dag }: Pick<Year, 'begins' | 'wait' | 'dag'>): CalendarDate => {
  let day = addDays(begins, wait);
  while (weekdayOf(day) !== dag) day = addDays(day, 1);
  return day;
};

function contentOf(shape: Year) {
  const { begins, dag, elke, van, lasts, off } = shape;
  const first = firstDay(shape);
  const monthly = elke.endsWith('maand');
  const days = Array.from({ length }, (_, after) => addDays(begins, after)).filter((day) => isOn(shape, day));
  const niet = off.flatMap((nth) => days[nth] ?? []);
  const werking = {
    ...{ dag, elke, van, tot: '23:30', waar: 'Bos', niet, eersteKeer: first },
    ...(shape.ookOp && !monthly && { ookOp: shape.ookOp }),
    ...(lasts !== undefined && { laatsteKeer: addDays(first, lasts) }),
  };
  const [, own, ...others] = full.girls?.groepen ?? [];
  if (!own || !full.girls) throw new Error('the full group has no second age group');
  const content = {
    ...full,
    girls: { ...full.girls, groepen: [{ ...own, werking }, ...others] },
    programme: full.programme && { ...full.programme, programma: [] },
    calendar: full.calendar && {
      ...full.calendar,
      werkjaar: { van: begins, tot: addDays(begins, length - 1), geenActiviteit: [] },
      evenementen: [],
    },
  };
  const expected = days.filter((day) => !niet.includes(day)).map(isoDay);
  return { content, expected, name: own.naam, van };
}

const occurrences = (file: string, title: RegExp): string[] =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component);
    if (!title.test(event.summary)) return [];
    if (!event.isRecurring()) return event.startDate.toString().slice(0, 16);
    const found: string[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next; next = iterator.next()) found.push(next.toString().slice(0, 16));
    return found;
  });

/** What a clock in Brussels shows then: a time that spring skips is an hour later (RFC 5545, 3.3.5). */
function shownAt(day: string, time: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const at = inBrussels({ year, month, day: date }, time);
  return `${day}T${[at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')}`;
}

test('home, the programme and both feeds agree on when an age group with any rhythm meets', () => {
  let counted = 0;
  const holds = fc.property(year, (drawn) => {
    const shape = drawn.elke.endsWith('maand') ? { ...drawn, ookOp: undefined } : drawn;
    const { content, expected, name, van } = contentOf(shape);
    const { calendar, site } = content;
    fc.pre(expected.length > 0);
    counted += expected.length;
    const programme = programmeOf(content);
    const group = programme?.groups.find((one) => one.name === name);
    if (!programme || !group || !calendar) throw new Error('no programme');
    const known = { ...content, calendar };
    const meetings = meetingEntries(known);

    const inProgramme = programme.days
      .filter(({ open }) => open.includes(group))
      .map(({ day }) => isoDay(day));
    expect(inProgramme).toEqual(expected);

    const own = programmeFeed({ site, calendar, programme, group, changed });
    expect(occurrences(own, /nog niet bekend/)).toEqual(expected.map((day) => shownAt(day, van)));

    const all = icsFile({ site, entries: meetings, changed });
    expect(occurrences(all, new RegExp(name)).sort()).toEqual(expected.map((day) => `${day}T${van}`));

    const entry = meetings.find(({ who }) => who === name);
    const built = entry?.days[0] ?? calendar.werkjaar.van;
    const atHome = entry ? comingMeetings(entry, built).map(({ day }) => minuteAt(day, van)) : [];
    expect(atHome).toEqual(
      programme.days.flatMap(({ open, day }) =>
        open.includes(group) && isComing(day, built) ? minuteAt(day, van) : [],
      ),
    );
  });
  fc.assert(holds, { numRuns, seed: 46 });
  expect(counted).toBeGreaterThan(numRuns * 10);
});
