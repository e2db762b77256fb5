/** @jest-environment node */
import fc from 'fast-check';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { withEdits } from '@/editor/document/document';
import { valuesOf } from '@/editor/document/places';
import { blocks } from '@/lib/content/blocks';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { countPast, pastYear } from '@/lib/content/pastYear';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { writtenDay } from '@/lib/dates/dayWords';
import { withoutPast } from './pastYear';

jest.setTimeout(120_000); // a busy machine is no failure

const september = { day: 30, month: 8, year: 2027 };
const texts = exampleTexts();

/** The first and last day of a working year, as a leader types them. */
const withDates = (before: Texts, van: string, tot: string) =>
  withEdits(before, [
    { file: 'calendar', edit: { type: 'set', path: ['werkjaar', 'van'], value: van } },
    { file: 'calendar', edit: { type: 'set', path: ['werkjaar', 'tot'], value: tot } },
  ]);
const next = withDates(texts, '15 september 2027', '31 mei 2028');

test('after the new dates of the year, one step makes the content valid again, and nothing of the last year is left', () => {
  expect(checkContent(next, [], september).problems).toBeDefined();
  const past = pastYear(valuesOf(next), september);
  expect(past.lists.map(({ title, items }) => `${title}: ${items.length}`)).toEqual([
    expect.stringMatching(/^Programma: \d\d/),
    'Dagen zonder activiteit: 4',
    expect.stringMatching(/^Evenementen: /),
    expect.stringMatching(/^Verhuurd: /),
    'Verhuurde dagdelen: 3',
    expect.stringMatching(/^Meldingen: /),
    'Dagen zonder activiteit van Padvinkers: 1',
    'Dagen zonder activiteit van IJsvogels: 1',
  ]);
  expect(past.moved.map(({ words }) => words)).toEqual([
    'de eerste keer van Padvinkers wordt 18 september 2027',
    'de laatste keer van Padvinkers wordt 23 april 2028',
    'de eerste keer van Boomkikkers wordt 25 september 2027',
    'de eerste keer van IJsvogels wordt 1 oktober 2027',
    'de laatste keer van IJsvogels wordt 22 april 2028',
  ]);
  const after = withoutPast(next, past);
  expect(checkContent(after, [], september).problems).toBeUndefined();
  expect(countPast(pastYear(valuesOf(after), september))).toBe(0);
});

test('the booklet of the last camp is switched off and stays in its file, until its year is the next one', () => {
  const autumn = { ...september, month: 9 };
  const past = pastYear(valuesOf(next), autumn);
  expect(past.booklet).toBe(2027);
  const after = withoutPast(next, past);
  expect(after['bivak.yaml']).toBe(texts['bivak.yaml']);
  expect(after['site.yaml']).toContain('- kampboekje');
  expect(blocks.kampboekje.label).toBe('Kampboekje');
  expect(pastYear(valuesOf(after), autumn).booklet).toBeUndefined();
});

test('comments and everything else stay as they were', () => {
  const before = { ...texts, 'programma.yaml': `# van Nel\n${texts['programma.yaml']}` };
  const { 'programma.yaml': programme = '', 'home.yaml': home } = withoutPast(
    before,
    pastYear(valuesOf(before), september),
  );
  expect(programme).toMatch(/^# van Nel\n/);
  expect(home).toBe(texts['home.yaml']);
});

const anyDay = fc.integer({ min: -900, max: 900 }).map((count) => addDays(september, count));
const maybeDay = fc.option(anyDay, { nil: undefined });
const written = (day?: CalendarDate) => (day ? writtenDay(day) : 'ooit');

test('whatever the days, nothing of today or later goes, nothing without a day, and nothing of this working year’s programme', () => {
  const gone = new Map<string, number>();
  const anySpans = fc.array(fc.record({ first: anyDay, until: maybeDay }), { maxLength: 12 });
  fc.assert(
    fc.property(anySpans, anyDay, anyDay, (spans, van, today) => {
      const dates = spans.map(({ first, until }) => ({
        datum: written(first),
        ...(until && { totDatum: written(until) }),
      }));
      const untils = spans.map(({ until }) => ({ tot: written(until) }));
      const values = {
        programme: { programma: dates },
        calendar: {
          werkjaar: { van: written(van), geenActiviteit: untils.map(({ tot }) => `${tot} (vakantie)`) },
          evenementen: dates,
        },
        rental: { bezet: { periodes: untils } },
        site: { meldingen: untils },
      };
      for (const { title, items } of pastYear(values, today).lists)
        for (const { index } of items) {
          gone.set(title, (gone.get(title) ?? 0) + 1);
          const { first, until } = spans[index] ?? {};
          const last = until ?? (/Programma|Evenementen/.test(title) ? first : undefined);
          expect(last && compareDays(last, today)).toBeLessThan(0);
          if (/Programma|Dagen/.test(title)) expect(last && compareDays(last, van)).toBeLessThan(0);
        }
    }),
    { numRuns: 500 },
  );
  expect([...gone.keys()].sort()).toEqual([
    'Dagen zonder activiteit',
    'Evenementen',
    'Meldingen',
    'Programma',
    'Verhuurd',
  ]);
});
