/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import type { ShownContent } from '@/lib/content/schemas/content';
import { isoDay } from '@/lib/dates/days';
import { minuteAt } from '@/lib/dates/moment';
import { isIn } from '@/lib/dates/periods';
import { meetingGroups } from '@/lib/meetings/groups';
import { withRecords } from '@/lib/photos/photo';
import { nextTimes } from './coming';
import { programmeOf } from './programme';

const photo = { stem: '', width: 3, height: 2, avif: [], jpeg: [3], placeholder: '', colour: '' };
const content = withRecords(exampleContent('full'), () => photo);
const built = { year: 2026, month: 11, day: 27 };

function shownAt(name: string, day: typeof built, of: ShownContent = content) {
  const group = meetingGroups(of).find((one) => one.name === name);
  if (!group) throw new Error(`no ${name}`);
  return nextTimes(of, programmeOf(of), group, built)
    .filter(({ period }) => isIn(period, minuteAt(day, '12:00')))
    .map(({ day, activity }) => `${isoDay(day)} ${activity?.name ?? '?'}`);
}

test('an age group with days of its own has three times, what is for everybody among them', () => {
  expect(shownAt('Padvinkers', built)).toEqual(['2026-11-28 ?', '2026-11-29 ?', '2026-12-02 De Sint komt!']);
});

test('when the first is over, the fourth takes its place', () => {
  const later = shownAt('Padvinkers', { year: 2026, month: 11, day: 30 });
  expect(later).toHaveLength(3);
  expect(later[0]).toBe('2026-12-02 De Sint komt!');
});

test('without a programme its rhythm says when, and without a calendar nothing does', () => {
  const without = { ...content, programme: undefined };
  expect(shownAt('Padvinkers', built, without)).toEqual(['2026-11-28 ?', '2026-11-29 ?', '2026-12-12 ?']);
  expect(shownAt('Padvinkers', built, { ...without, calendar: undefined })).toEqual([]);
});
