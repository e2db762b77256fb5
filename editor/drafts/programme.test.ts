/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { type FileEdit, withEdits } from '@/editor/document/document';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import type { CalendarDate } from '@/lib/dates/days';
import { writtenDay } from '@/lib/dates/dayWords';
import {
  broughtBefore,
  clearDay,
  daysToFillIn,
  type Filled,
  fillDay,
  freeDay,
  groupsIn,
  openDay,
  reasonsIn,
} from './programme';

const full = exampleTexts('full');
const today = { year: 2026, month: 11, day: 24 };
const groupOf = (id: string) => groupsIn(full).find((group) => group.id === id);

const daysOf = (id: string | undefined, texts: Texts = full, from: CalendarDate = today) =>
  daysToFillIn(texts, id === undefined ? undefined : groupOf(id), from);
function dayOf(id: string | undefined, words: string, texts: Texts = full) {
  const found = daysOf(id, texts).find(({ day }) => writtenDay(day) === words);
  if (!found) throw new Error(words);
  return found;
}

/** The texts after some edits, which leave content without problems. */
function changed(texts: Texts, edits: readonly FileEdit[]): Texts {
  const result = withEdits(texts, edits);
  expect(checkContent(result).problems ?? []).toEqual([]);
  return result;
}

const programmeOf = (texts: Texts) => texts['programma.yaml'] ?? '';
const calendarOf = (texts: Texts) => texts['kalender.yaml'] ?? '';

/** Which lines are new, and which are gone. */
function changedLines(before: string, now: string) {
  const [old, lines] = [before.split('\n'), now.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === lines[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, lines.length) - start && old.at(-1 - end) === lines.at(-1 - end))
    end += 1;
  return { gone: old.slice(start, old.length - end), added: lines.slice(start, lines.length - end) };
}

const filled = (name: string, groups: readonly string[], bring: readonly string[] = []): Filled => ({
  name,
  groups,
  bring,
});

describe('the coming days of a group', () => {
  test('have its own entry, that of everybody, a day without activity with its reason, and empty ones', () => {
    const shown = daysOf('kwakers')
      .slice(0, 6)
      .map(({ day, entry, off }) => [writtenDay(day), entry?.name ?? off?.reason]);
    expect(shown).toEqual([
      ['25 november 2026', 'Ruimtereis'],
      ['2 december 2026', 'De Sint komt!'],
      ['9 december 2026', undefined],
      ['16 december 2026', 'Kerstspel in het riet'],
      ['23 december 2026', 'kerstvakantie'],
      ['30 december 2026', ''],
    ]);
  });

  test('begin with today and end with the working year', () => {
    expect(writtenDay(daysOf('kwakers').at(-1)?.day ?? today)).toBe('26 mei 2027');
    expect(daysOf('kwakers', full, { year: 2027, month: 5, day: 27 })).toEqual([]);
  });

  test('have what is on another day than the usual one', () => {
    expect(dayOf('kikis', '11 december 2026').entry?.name).toBe('Kikiweekend');
  });

  test('leave out the usual day that a longer entry takes the place of', () => {
    const programme = programmeOf(full)
      .replace('totDatum: 13 december 2026', 'totDatum: 13 januari 2027')
      .replace('datum: 11 december 2026', 'datum: 8 januari 2027');
    const days = daysOf('kikis', { ...full, 'programma.yaml': programme }).map(({ day }) => writtenDay(day));
    expect(days).toContain('8 januari 2027');
    expect(days).not.toContain('13 januari 2027');
  });

  test.each([
    ['an entry for everybody', 'programma.yaml', 'programma:\n', '  - { wat: Weg, '],
    ['an event', 'kalender.yaml', 'evenementen:\n', '  - { naam: Weg, '],
  ])('leave out the usual day in %s of some days', (_what, file, list, start) => {
    const weekend = `${list}${start}datum: 12 januari 2027, totDatum: 14 januari 2027 }\n`;
    const days = daysOf('kikis', { ...full, [file]: (full[file] ?? '').replace(list, weekend) }).map(
      ({ day }) => writtenDay(day),
    );
    expect(days).toContain('6 januari 2027');
    expect(days).not.toContain('13 januari 2027');
  });

  test('are there with a file that does not pass the check', () => {
    expect(daysOf('kwakers', { ...full, 'programma.yaml': 'programma: nog niets\n' })).toHaveLength(27);
  });
});

describe('a day that is filled in', () => {
  test('is a new entry between the others by date, and every other line is as it was', () => {
    const { edits, at } = fillDay(
      full,
      dayOf('kwakers', '9 december 2026'),
      filled('Vlaggenroof', ['kwakers'], ['laarzen']),
    );
    const now = changed(full, edits);
    const { gone, added } = changedLines(programmeOf(full), programmeOf(now));
    expect(gone).toEqual([]);
    expect(added.join('\n')).toMatch(/wat: Vlaggenroof/);
    const entry = dayOf('kwakers', '9 december 2026', now).entry;
    expect(entry).toMatchObject({ at, name: 'Vlaggenroof', bring: ['laarzen'], names: ['Kwakers'] });
    expect(writtenDay(daysOf('kikis', now).find((one) => one.entry?.at === at + 1)?.day ?? today)).toBe(
      '11 december 2026',
    );
  });

  test('of both halves of a group has their one name; of one half its own; of everybody none', () => {
    const day = dayOf(undefined, '13 januari 2027');
    const voor = (groups: readonly string[]) =>
      dayOf(groups[0], '13 januari 2027', changed(full, fillDay(full, day, filled('Bosspel', groups)).edits))
        .entry?.names;
    expect(voor(['dikkopjes-meisjes', 'dikkopjes-jongens'])).toEqual(['Dikkopjes']);
    expect(voor(['dikkopjes-meisjes', 'kwakers'])).toEqual(['Dikkopjes (meisjes)', 'Kwakers']);
    expect(voor([])).toEqual([]);
  });

  test('changes the line of what is changed alone, and saving it again changes nothing', () => {
    const day = dayOf('boomkikkers', '25 november 2026');
    const same = filled('Zwemmen', ['boomkikkers', 'springers'], ['zwemgerief', '€ 3']);
    expect(fillDay(full, day, same).edits).toEqual([]);
    const now = changed(
      full,
      fillDay(full, day, { ...same, name: 'Duiken', bring: ['€ 3', 'duikbril'] }).edits,
    );
    expect(changedLines(programmeOf(full), programmeOf(now))).toEqual({
      gone: [
        '    wat: Zwemmen',
        '    van: "13:15"',
        '    tot: "17:00"',
        '    waar: Zwembad De Duiker',
        '    mee: [zwemgerief, € 3]',
      ],
      added: [
        '    wat: Duiken',
        '    van: "13:15"',
        '    tot: "17:00"',
        '    waar: Zwembad De Duiker',
        '    mee: [€ 3, duikbril]',
      ],
    });
  });

  test('is for everybody without a list of groups, and taken away it leaves the file as it was', () => {
    const day = dayOf('kwakers', '25 november 2026');
    const shared = changed(
      full,
      fillDay(full, dayOf('kwakers', '9 december 2026'), filled('Bosspel', ['kwakers'])).edits,
    );
    const { entry } = dayOf('kwakers', '9 december 2026', shared);
    if (!entry) throw new Error('the new entry');
    expect(programmeOf(changed(shared, [clearDay(entry)]))).toBe(programmeOf(full));
    const now = changed(full, fillDay(full, day, filled('Ruimtereis', [])).edits);
    expect(dayOf(undefined, '25 november 2026', now).entry?.names).toEqual([]);
  });

  test('in a file without entries is its first', () => {
    const texts = { ...full, 'programma.yaml': '# Ons programma.\n' };
    const now = changed(
      texts,
      fillDay(texts, dayOf('kwakers', '9 december 2026', texts), filled('Bosspel', ['kwakers'])).edits,
    );
    expect(programmeOf(now)).toBe(
      '# Ons programma.\n\nprogramma:\n  - datum: 9 december 2026\n    voor:\n      - Kwakers\n    wat: Bosspel\n',
    );
  });
});

describe('a day without activity', () => {
  test('stands between the others, may say why, and becomes a usual day again', () => {
    const day = dayOf('kwakers', '13 januari 2027');
    const now = changed(full, [freeDay(full, day)]);
    expect(changedLines(calendarOf(full), calendarOf(now))).toEqual({
      gone: [],
      added: ['    - 13 januari 2027'],
    });
    const why = changed(now, [freeDay(now, dayOf('kwakers', '13 januari 2027', now), 'leidingsweekend')]);
    expect(calendarOf(why)).toContain('    - 13 januari 2027 (leidingsweekend)\n');
    expect(reasonsIn(why)).toContain('leidingsweekend');
    const { off } = dayOf('kwakers', '13 januari 2027', why);
    if (!off) throw new Error('the day without activity');
    expect(calendarOf(changed(why, [openDay(off)]))).toBe(calendarOf(full));
  });

  test('is offered where nobody has anything', () => {
    expect(dayOf('kwakers', '9 december 2026').isTaken).toBe(true);
    expect(dayOf('kwakers', '13 januari 2027').isTaken).toBe(false);
  });
});

test('things to bring are first those of the group itself', () => {
  expect(broughtBefore(full, groupOf('springers')).slice(0, 2)).toEqual(['zwemgerief', '€ 3']);
  expect(broughtBefore(full, groupOf('kikis'))[0]).toBe('schort');
  expect(broughtBefore(full, undefined)).toHaveLength(8);
});

test('a secret of which the public texts have no word cannot be changed', () => {
  const hidden = programmeOf(full).replace('wat: Kerstspel in het riet', 'wat: Blijft een verrassing');
  expect(dayOf('kwakers', '16 december 2026', { ...full, 'programma.yaml': hidden }).entry?.isHidden).toBe(
    true,
  );
  expect(dayOf('kwakers', '16 december 2026').entry?.isHidden).toBe(false);
});
