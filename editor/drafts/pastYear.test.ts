/** @jest-environment node */
import fc from 'fast-check';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { withEdits } from '@/editor/document/document';
import { valuesOf } from '@/editor/document/places';
import { blocks } from '@/lib/content/blocks';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { countPast, pastYear } from '@/lib/content/pastYear';
import { addDays, compareDays } from '@/lib/dates/days';
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
    expect.stringMatching(/^Meldingen: /),
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

test('whatever the days, nothing of today or later goes, nothing without a day, and nothing of this working year’s programme', () => {
  const anyDay = fc.integer({ min: -900, max: 900 }).map((count) => addDays(september, count));
  const anyDays = fc.array(fc.option(anyDay), { maxLength: 12 });
  let gone = 0;
  fc.assert(
    fc.property(anyDays, anyDay, anyDay, (days, van, today) => {
      const programma = days.map((day) => ({ datum: day ? writtenDay(day) : 'ooit', wat: 'Spel' }));
      const evenementen = days.map((day) => ({ naam: 'Bal', datum: day && writtenDay(day) }));
      const values = {
        programme: { programma },
        calendar: { werkjaar: { van: writtenDay(van) }, evenementen },
      };
      for (const { path, items } of pastYear(values, today).lists)
        for (const { index } of items) {
          gone += 1;
          const day = days[index];
          expect(day && compareDays(day, today)).toBeLessThan(0);
          if (path[0] === 'programma') expect(day && compareDays(day, van)).toBeLessThan(0);
        }
    }),
    { numRuns: 500 },
  );
  expect(gone).toBeGreaterThan(0);
});
