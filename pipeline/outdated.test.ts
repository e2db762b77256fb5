/** @jest-environment node */
import type { Sources } from '@/lib/content/check/sources';
import { readSource } from '@/lib/content/yaml/source';
import { readIsoDay } from '@/lib/dates/days';
import { outdated } from './outdated';

const day = (iso: string) => {
  const found = readIsoDay(iso);
  if (!found) throw new Error(iso);
  return found;
};
const group = (texts: Record<string, string>): Sources =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, readSource(`${name}.yaml`, text).source]),
  );
const since = (sources: Sources, built: string, now: string) => outdated(sources, day(built), day(now));

test.each([
  ['2026-09-26', '2026-09-27', 1],
  ['2026-09-20', '2026-10-03', 1],
  ['2026-09-25', '2026-09-26', 0],
  ['2026-09-27', '2026-09-28', 0],
  ['2026-09-27', '2026-09-27', 0],
])('leaders that become known on 27 September: built on %s and looked at on %s › %i', (built, now, lines) => {
  const boys = 'bekendOp: 27 september 2026\ngroepen:\n  - naam: Welpen\n';
  expect(since(group({ boys }), built, now)).toHaveLength(lines);
});

test.each([
  ['2026-12-18', '2026-12-19', 1],
  ['2026-12-19', '2026-12-20', 0],
])(
  'a secret activity that is public from 19 December: built on %s and looked at on %s › %i',
  (built, now, lines) => {
    const programme = 'programma:\n  - wat: Kapersnacht\n    geheimTot: 19 december 2026\n';
    expect(since(group({ programme }), built, now)).toHaveLength(lines);
  },
);

test.each([
  ['2026-12-04', '2026-12-17', 0], // still enough
  ['2026-12-04', '2026-12-18', 1],
  ['2026-12-06', '2026-12-20', 0], // it has it already
  ['2026-11-01', '2026-11-30', 0], // nothing to come for some weeks
  ['2026-12-04', '2026-12-28', 0], // over
])(
  'an activity on 27 December, which the home page names three weeks before: built on %s and looked at on %s › %i',
  (built, now, lines) => {
    const programme = 'programma:\n  - datum: 27 december 2026\n    wat: Bosspel\n';
    expect(since(group({ programme }), built, now)).toHaveLength(lines);
  },
);

test.each([
  ['2027-05-31', '2027-06-01', 1],
  ['2027-06-01', '2027-06-02', 0],
])(
  'a place of camp that is public from 1 June: built on %s and looked at on %s › %i',
  (built, now, lines) => {
    expect(since(group({ camp: 'kamp:\n  geheimTot: 1 juni 2027\n' }), built, now)).toHaveLength(lines);
  },
);

test.each([
  ['2026-09-30', '2026-10-01', 1],
  ['2025-10-31', '2026-10-31', 1],
  ['2026-10-01', '2026-10-31', 0],
])('the months of the hall, which begin with that of the build: %s and %s › %i', (built, now, lines) => {
  expect(since(group({ rental: 'bezet:\n  titel: Vrij?\n' }), built, now)).toHaveLength(lines);
  expect(since(group({ rental: 'kop: Huur\n' }), built, now)).toEqual([]);
});

test.each([
  ['2026-06-28', '2026-07-31', 1],
  ['2026-06-28', '2026-08-01', 2],
  ['2026-08-01', '2026-08-02', 0],
  ['2025-07-31', '2025-08-01', 1],
])(
  'a camp from 21 to 31 July before the working year of 2026: built on %s and looked at on %s › %i',
  (built, now, lines) => {
    const calendar = 'werkjaar:\n  van: 27 september 2026\n  tot: 27 juni 2027\n';
    const camp = 'kamp:\n  van: 21 juli\n  tot: 31 juli\n';
    const rental = 'bezet:\n  titel: Vrij?\n';
    expect(since(group({ calendar, camp, rental }), built, now)).toHaveLength(lines);
    expect(
      since(group({ calendar: 'werkjaar: straks\n', camp, rental }), '2026-07-31', '2026-08-01'),
    ).toHaveLength(1);
  },
);
