/** @jest-environment node */
import { exampleContent, exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { minuteAt } from '@/lib/dates/moment';
import { withRecords } from '@/lib/photos/photo';
import { activitiesFor, groupsOf, hoursFor, programmeOf } from './programme';
import { oddTimes, timesInWords } from './programmeWords';

const photo = { stem: '', width: 3, height: 2, avif: [], jpeg: [3], placeholder: '', colour: '' };
const content = withRecords(exampleContent('full'), () => photo);
const programme = programmeOf(content);
if (!programme) throw new Error('the full group has no programme');

const on = (day: number, month: number, year = 2026) => {
  const found = programme.days.find(
    (one) => one.day.day === day && one.day.month === month && one.day.year === year,
  );
  if (!found) throw new Error(`nothing on ${day}-${month}`);
  return found;
};
const ids = (groups: readonly { id: string }[]) => groups.map(({ id }) => id);
const group = (id: string) => {
  const found = programme.groups.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('the groups are those of both pages, each half of a shared name apart, and who has no age when they are named', () => {
  expect(ids(programme.groups)).toHaveLength(13);
  expect(ids(programme.groups)).toEqual(
    expect.arrayContaining(['dikkopjes-meisjes', 'dikkopjes-jongens', 'kikis', 'vijverbegeleiding-jongens']),
  );
  expect(group('kikis').age).toBe('3e en 4e leerjaar');
});

test('who has no age beside groups that do, is no group of children', () => {
  const without = ({ groepen, ...page }: typeof content.boys) => ({
    ...page,
    groepen: groepen.map(({ werking: _, ...group }) => group),
  });
  const unnamed = {
    ...{ ...content, boys: without(content.boys), girls: without(content.girls) },
    programme: { ...content.programme, programma: [] },
  };
  expect(groupsOf(unnamed as typeof content)).toHaveLength(11);
});

test('without pages of leaders the groups are those that the programme names', () => {
  const texts: Texts = {
    ...exampleTexts('full'),
    'programma.yaml': 'programma:\n  - { datum: 9 december 2026, voor: [Kapoenen], wat: Bad }\n',
  };
  const { 'leiding/jongens.yaml': _, 'leiding/meisjes.yaml': __, ...rest } = texts;
  const read = checkContent(rest).content;
  expect(read && ids(groupsOf(withRecords(read, () => photo)))).toEqual(['kapoenen']);
});

test('a usual day without entry is not known yet for any group', () => {
  expect(on(30, 9)).toMatchObject({ isUsual: true, activities: [], isOff: false });
  expect(on(30, 9).open).toHaveLength(9);
});

test('days without activity and events come from the calendar', () => {
  expect(on(4, 11)).toMatchObject({ isOff: true, open: [], activities: [] });
  expect(on(13, 11)).toMatchObject({
    isUsual: false,
    activities: [{ name: 'Lampionnentocht', isForAll: true }],
  });
});

test('an entry for a group goes before one for everybody', () => {
  const [all, own] = on(2, 12).activities;
  expect([all?.name, own?.name]).toEqual(['De Sint komt!', 'Pieten in opleiding']);
  expect(ids(own?.groups ?? [])).toEqual([
    'vijverbegeleiding-meisjes',
    'salamanders',
    'vijverbegeleiding-jongens',
  ]);
  expect(ids(all?.groups ?? [])).not.toContain('salamanders');
  expect(on(2, 12).open).toEqual([]);
});

test('a group with hours of its own keeps them where the entry has none', () => {
  const [, own] = on(2, 12).activities;
  if (!own) throw new Error('no entry');
  expect(hoursFor(own, group('salamanders'))).toEqual({ from: '13:00', to: '17:30' });
  expect(hoursFor(own, group('vijverbegeleiding-jongens'))).toEqual({ from: '13:00', to: '16:15' });
});

test('unusual hours are written in a few words, usual ones are not', () => {
  const [swim] = on(25, 11).activities.filter(({ name }) => name === 'Zwemmen');
  const [bath] = on(18, 11).activities;
  expect(swim && oddTimes(swim, swim.day)).toBe('13.15 tot 17 uur'.replace(' uur', '\u00a0uur'));
  expect(bath && oddTimes(bath, bath.day)).toBeUndefined();
});

test('a weekend that ends three days before is no meeting in its place', () => {
  expect(on(11, 12)).toMatchObject({ isUsual: false, isNamedLater: false });
  const [weekend] = on(11, 12).activities;
  expect(weekend && timesInWords(weekend, weekend.times[0]?.hours ?? {})).toMatch(
    /^Vrijdag 19.uur tot zondag 11.uur$/,
  );
});

test('what a group does on the day before is in the place of the meeting, and is named with it', () => {
  const texts = {
    ...exampleTexts('full'),
    'programma.yaml':
      'programma:\n  - { datum: 8 december 2026, voor: [Kwakers], wat: Nachtspel, van: "19:00" }\n',
  };
  const read = checkContent(texts).content;
  const days = (read && programmeOf(withRecords(read, () => photo)))?.days ?? [];
  const tuesday = days.find(({ day }) => day.day === 8 && day.month === 12);
  const wednesday = days.find(({ day }) => day.day === 9 && day.month === 12);
  expect(tuesday?.isNamedLater).toBe(true);
  expect(wednesday?.instead.map((one) => oddTimes(one, wednesday.day))).toEqual(['dinsdag, 19\u00a0uur']);
  expect(ids(wednesday?.open ?? [])).not.toContain('kwakers');
});

describe('the usual day', () => {
  const withProgramme = (programme: string) => {
    const read = checkContent({ ...exampleTexts('full'), 'programma.yaml': programme }).content;
    const days = (read && programmeOf(withRecords(read, () => photo)))?.days ?? [];
    return (day: number, month: number) =>
      days.find((one) => one.day.day === day && one.day.month === month && one.day.year === 2026);
  };

  test('in a weekend of everybody is no meeting, but for a group that does something else', () => {
    const weekend = 'datum: 8 december 2026, totDatum: 10 december 2026, wat: Weg';
    expect(withProgramme(`programma:\n  - { ${weekend} }\n`)(9, 12)).toBeUndefined();
    const own = '  - { datum: 8 december 2026, voor: [Kwakers], wat: Bos }\n';
    const on = withProgramme(`programma:\n  - { ${weekend} }\n${own}`);
    expect([on(9, 12)?.open, ids(on(9, 12)?.instead[0]?.groups ?? [])]).toEqual([[], ['kwakers']]);
  });

  test('after a night of everybody, and in a weekend that is cancelled, is as usual', () => {
    const night = 'datum: 8 december 2026, wat: Fuif, van: "21:00", tot: "02:00"';
    expect(withProgramme(`programma:\n  - { ${night} }\n`)(9, 12)?.open).toHaveLength(9);
    const off = 'datum: 8 december 2026, totDatum: 10 december 2026, wat: Weg, afgelast: Ziek';
    for (const who of ['', ', voor: [Kwakers]'])
      expect(withProgramme(`programma:\n  - { ${off}${who} }\n`)(9, 12)?.open).toHaveLength(9);
  });
});

test('the working year begins and ends with a usual day that has activity', () => {
  expect(programme.year).toEqual({
    first: { day: 16, month: 9, year: 2026 },
    ends: minuteAt({ day: 26, month: 5, year: 2027 }, '17:30'),
  });
});

test('the programme is filled until its last entry, whatever the calendar has after it', () => {
  expect(programme.filledUntil).toEqual({ day: 12, month: 5, year: 2027 });
});

test('a group has its own and what is for everybody, by date', () => {
  expect(
    activitiesFor(programme, group('kwakers'))
      .map(({ name }) => name)
      .slice(0, 5),
  ).toEqual(['Startwoensdag', 'Lampionnentocht', 'Tuinslangorkest', 'Ruimtereis', 'De Sint komt!']);
});
