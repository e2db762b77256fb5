/** @jest-environment node */
import fc from 'fast-check';
import { exampleContent, type FullContent, type GroupName } from '@/e2e/groups/exampleGroup';
import { type DayMonth, today } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';
import { minuteOf } from '@/lib/dates/periods';
import { withPlainSpaces } from '@/lib/text/words';
import { datedEntries, meetingEntries } from './entries';
import { anyWeek, nextActivityAt, readPlan, writtenPlan } from './nextActivity';
import { planOf } from './plan';

const entriesOf = (name: GroupName) => {
  const { calendar, ...content } = exampleContent(name);
  if (!calendar) throw new Error(`The group ${name} has no calendar`);
  const inCalendar = { ...content, calendar };
  return {
    meetings: meetingEntries(inCalendar),
    dated: datedEntries(inCalendar),
    since: calendar.werkjaar.van,
  };
};
const plans = { full: planOf(entriesOf('full')), small: planOf(entriesOf('small')) };

const nowAt = (moment: Date) => ({ minute: minuteOf(moment), today: today(moment) });

/** The texts of the box at a moment: the tear-off calendar and the three lines. */
function textAt(moment: string, plan = plans.full) {
  const { label, when, more, tearOff } = nextActivityAt(plan, nowAt(new Date(moment)));
  return [tearOff.join(' '), label, when, more].map(withPlainSpaces);
}

const next = 'Volgende activiteit';

test.each([
  [
    'before the first of the year',
    '2026-09-01T12:00:00+02:00',
    'wo 16 september',
    next,
    'Woensdag 16 september, 13.45 uur',
    'Tot 16.15 uur, aan het lokaal',
  ],
  [
    'the day before',
    '2026-10-20T00:00:00+02:00',
    'wo 21 oktober',
    next,
    'Morgen, 13.45 uur',
    'Woensdag 21 oktober, tot 16.15 uur',
  ],
  [
    'the day itself',
    '2026-10-21T00:00:00+02:00',
    'wo 21 oktober',
    next,
    'Vandaag, 13.45 uur',
    'Tot 16.15 uur, aan het lokaal',
  ],
  [
    'a minute before it begins',
    '2026-10-21T13:44:59+02:00',
    'wo 21 oktober',
    next,
    'Vandaag, 13.45 uur',
    'Tot 16.15 uur, aan het lokaal',
  ],
  [
    'while it goes on',
    '2026-10-21T13:45:00+02:00',
    'wo 21 oktober',
    'Nu bezig',
    'We spelen tot 16.15 uur',
    'Haal je kind af aan het lokaal',
  ],
  [
    'once it is over, across the change of the clock',
    '2026-10-21T16:15:00+02:00',
    'wo 28 oktober',
    next,
    'Woensdag 28 oktober, 13.45 uur',
    'Tot 16.15 uur, aan het lokaal',
  ],
  [
    'when the next one is skipped',
    '2026-10-28T16:15:00+01:00',
    'wo 4 november',
    'Even rust',
    'Geen activiteit op 4 november',
    'Tot 11 november!',
  ],
  [
    'on the skipped day',
    '2026-11-04T23:59:59+01:00',
    'wo 4 november',
    'Even rust',
    'Geen activiteit op 4 november',
    'Tot 11 november!',
  ],
  [
    'when two are skipped',
    '2026-12-18T22:30:00+01:00',
    'wo 23 december',
    'Even rust',
    'Geen activiteit op 23 december',
    'Ook niet op 30 december. Tot 6 januari!',
  ],
  [
    'after the first of the two',
    '2026-12-24T00:00:00+01:00',
    'wo 30 december',
    'Even rust',
    'Geen activiteit op 30 december',
    'Tot 6 januari!',
  ],
  [
    'when something special comes first',
    '2026-11-11T16:15:00+01:00',
    'vr 13 november',
    next,
    'Lampionnentocht, vrijdag 18 uur',
    '13 november, Kasteelpark van Pruimelgem',
  ],
  [
    'the day before something special',
    '2026-12-17T12:00:00+01:00',
    'vr 18 december',
    next,
    'Winterbar, morgen 17.30 uur',
    'Vrijdag 18 december, aan het lokaal',
  ],
  [
    'the day of something special',
    '2026-12-18T12:00:00+01:00',
    'vr 18 december',
    next,
    'Winterbar, vandaag 17.30 uur',
    'Tot 22.30 uur, aan het lokaal',
  ],
  [
    'while something special goes on',
    '2026-12-18T20:00:00+01:00',
    'vr 18 december',
    'Nu bezig',
    'Winterbar',
    'Nog tot 22.30 uur, aan het lokaal',
  ],
  [
    'after midnight',
    '2027-04-25T01:59:59+02:00',
    'za 24 april',
    'Nu bezig',
    'Kikkerbal',
    'Nog tot 2 uur, Zaal De Kroosbaan',
  ],
  [
    'before several days',
    '2027-03-04T16:15:00+01:00',
    'vr 5 maart',
    next,
    'Rietweekend, morgen 19 uur',
    'Vrijdag 5 maart, Jeugdhuis De Lisdodde',
  ],
  [
    'in the middle of several days',
    '2027-03-06T12:00:00+01:00',
    'vr 5 maart',
    'Nu bezig',
    'Rietweekend',
    'Nog tot zondag 15 uur, Jeugdhuis De Lisdodde',
  ],
  [
    'before a day without hours',
    '2027-03-17T16:15:00+01:00',
    'za 20 maart',
    next,
    'Grote opruimdag, zaterdag',
    '20 maart, aan het lokaal',
  ],
  [
    'on a day without hours',
    '2027-03-20T23:59:59+01:00',
    'za 20 maart',
    next,
    'Grote opruimdag, vandaag',
    'Aan het lokaal',
  ],
  [
    'after the last of the year',
    '2027-05-26T16:15:00+02:00',
    'tot  september',
    'Het werkjaar zit erop',
    'Half september beginnen we opnieuw',
    'De eerste woensdag staat hier zodra hij gekozen is',
  ],
  [
    'when the start of the new year is unknown',
    '2027-09-16T00:00:00+02:00',
    'elke  woensdag',
    next,
    'Elke woensdag, 13.45 uur',
    '',
  ],
])('%s', (_, moment, ...texts) => {
  expect(textAt(moment)).toEqual(texts);
});

describe('a group that meets on Sundays', () => {
  const day = (text: string) => readDay(text) ?? { day: 0, month: 0, year: 0 };
  type Events = FullContent['calendar']['evenementen'];

  /** The plan of a year with these events, and without activity on these days. */
  function sundays(
    evenementen: Events,
    skipped: readonly string[],
    kamp: { van?: DayMonth; tot?: DayMonth } = {},
  ) {
    const { site, camp, calendar } = exampleContent();
    const werkjaar = {
      van: day('6 september 2026'),
      tot: day('27 juni 2027'),
      geenActiviteit: skipped.map(day),
    };
    const content = {
      site: { ...site, werking: { ...site.werking, dag: 'zondag' as const, van: '14:00', tot: '17:00' } },
      camp: { kamp: { ...camp.kamp, bezoek: undefined, ...kamp } },
      calendar: { ...calendar, werkjaar, evenementen },
    };
    return planOf({ meetings: meetingEntries(content), dated: datedEntries(content), since: werkjaar.van });
  }

  const familyDay = { naam: 'Familiedag', datum: day('8 november 2026') };
  const winterCamp = {
    naam: 'Winterkamp',
    datum: day('28 december 2026'),
    totDatum: day('30 december 2026'),
  };

  test.each([
    ['2026-11-02T12:00:00+01:00', 'Familiedag, zondag', '8 november, aan het lokaal'],
    ['2026-11-07T12:00:00+01:00', 'Familiedag, morgen', 'Zondag 8 november, aan het lokaal'],
    ['2026-11-08T12:00:00+01:00', 'Familiedag, vandaag', 'Aan het lokaal'],
    ['2026-11-09T00:00:00+01:00', 'Zondag 15 november, 14 uur', 'Tot 17 uur, aan het lokaal'],
  ])('a whole day on a Sunday without activity is no rest, at %s', (moment, when, more) => {
    const plan = sundays([familyDay], ['8 november 2026']);
    expect(textAt(moment, plan).slice(1)).toEqual([next, when, more]);
  });

  test.each([
    ['2026-11-08T09:59:00+01:00', next, 'Familiedag, vandaag 10 uur', 'Tot 18.30 uur, aan het lokaal'],
    ['2026-11-08T18:29:00+01:00', 'Nu bezig', 'Familiedag', 'Nog tot 18.30 uur, aan het lokaal'],
    ['2026-11-08T18:30:00+01:00', next, 'Zondag 15 november, 14 uur', 'Tot 17 uur, aan het lokaal'],
  ])('nor does the rest begin after its hours, at %s', (moment, ...texts) => {
    const plan = sundays([{ ...familyDay, van: '10:00', tot: '18:30' }], ['8 november 2026']);
    expect(textAt(moment, plan).slice(1)).toEqual(texts);
  });

  test('a whole day with the weekly activity on it is named beforehand', () => {
    const plan = sundays([{ naam: 'Startdag', datum: day('13 september 2026') }], []);
    const [, , when] = textAt('2026-09-12T12:00:00+02:00', plan);
    expect(when).toBe('Startdag, morgen');
  });

  test('an event that begins together with the weekly activity is named', () => {
    const party = { naam: 'Feest', datum: day('13 september 2026'), van: '14:00', tot: '17:00' };
    const [, , when] = textAt('2026-09-12T12:00:00+02:00', sundays([party], []));
    expect(when).toBe('Feest, morgen 14 uur');
  });

  test('there is no rest before the first activity of the year', () => {
    const plan = sundays([], ['6 september 2026', '13 september 2026']);
    expect(textAt('2026-08-10T12:00:00+02:00', plan).slice(1, 3)).toEqual([
      next,
      'Zondag 20 september, 14 uur',
    ]);
  });

  test.each([
    ['2026-12-21T12:00:00+01:00', 'Geen activiteit op 27 december', 'Tot 28 december!'],
    ['2026-12-31T12:00:00+01:00', 'Geen activiteit op 3 januari', 'Tot 10 januari!'],
  ])('the rest lasts until the event between two Sundays without activity, at %s', (moment, when, more) => {
    const plan = sundays([winterCamp], ['27 december 2026', '3 januari 2027']);
    expect(textAt(moment, plan).slice(1)).toEqual(['Even rust', when, more]);
  });

  test('a camp before the last activity of the year is named as well, and one after it has its own box', () => {
    const easter = { van: { day: 3, month: 4 }, tot: { day: 9, month: 4 } };
    const plan = sundays([], ['28 maart 2027', '4 april 2027'], easter);
    expect(textAt('2027-03-27T12:00:00+01:00', plan).slice(1)).toEqual([
      'Even rust',
      'Geen activiteit op 28 maart',
      'Tot 3 april!',
    ]);
    expect(textAt('2027-04-05T12:00:00+02:00', plan).slice(1, 3)).toEqual(['Nu bezig', 'Poelkamp']);
    expect(sundays([], []).occasions.every(({ kind }) => kind === 'weekly')).toBe(true);
  });
});

test('the exported page shows the weekday and the skipped days', () => {
  const skippedBy = (name: GroupName) => entriesOf(name).meetings[0].skipped;
  const { when, more } = anyWeek(plans.full.weekly, skippedBy('full'));
  expect([when, more].map(withPlainSpaces)).toEqual([
    'Elke woensdag, 13.45 uur',
    'Niet op 4 november, 23 december, 30 december en 31 maart',
  ]);
  expect(anyWeek(plans.small.weekly, skippedBy('small')).more).toBe('');
});

test('a serialised plan is lossless and short', () => {
  for (const plan of Object.values(plans)) {
    expect(plan).toMatchObject(readPlan(writtenPlan(plan)));
    expect(writtenPlan(plan).length).toBeLessThan(3000);
  }
});

test('at any minute of three years no past day is shown', () => {
  const [first, last] = ['2026-01-01', '2029-01-01'].map((day) => minuteOf(new Date(day)));
  fc.assert(
    fc.property(
      fc.constantFrom<GroupName>('full', 'small'),
      fc.integer({ min: first ?? 0, max: last ?? 0 }),
      (group, minute) => {
        const shown = nextActivityAt(plans[group], nowAt(new Date(minute * 60_000)));
        const next = plans[group].occasions.find(({ ends }) => ends > minute);
        expect(shown.state === 'plain').toBe(next === undefined);
        expect(Object.values(shown).join(' ')).not.toMatch(/undefined|null|NaN/);
        if (next) expect(next.ends).toBeGreaterThan(minute);
      },
    ),
    { numRuns: 2000 },
  );
});
