import type { Edit, FileEdit } from '@/editor/document/document';
import { isRecord } from '@/editor/document/identity';
import { itemsAt, valueAtPlace } from '@/editor/document/places';
import { secretName } from '@/lib/content/check/embargo';
import type { Texts } from '@/lib/content/check/sources';
import { ageGroups, fullName, isNamed, type NamedGroup, namesWithOwnTimes } from '@/lib/content/groupNames';
import { dayOff, writtenDayOff } from '@/lib/content/kinds/dayOff';
import type { Path } from '@/lib/content/path';
import type { FileName } from '@/lib/content/schemas/files';
import { ownMeeting } from '@/lib/content/schemas/ownMeeting';
import { type CalendarDate, compareDays, isSameDay, weekdays } from '@/lib/dates/days';
import { readDay, writtenDay } from '@/lib/dates/dayWords';
import { rhythmOf } from '@/lib/meetings/groups';
import { meetingDays } from '@/lib/meetings/rhythm';
import { slug } from '@/lib/text/slug';

/**
 * The programme as leaders fill it in: the coming days of one group, and the edits that fill one in. Reads the texts of a draft, also with
 * problems in them: what cannot be read is left out.
 */

/** An entry of `programma.yaml`. */
type Entry = {
  /** Its index in the list. */
  at: number;
  day: CalendarDate;
  lastDay: CalendarDate;
  /** As written; empty for everybody. */
  names: readonly string[];
  name: string;
  bring: readonly string[];
  /** Whether these public texts hold no word of what it is. */
  isHidden: boolean;
};

/** A day of the strip, for one group or for everybody. */
export type DayToFillIn = {
  day: CalendarDate;
  /** What the group does, or everybody. */
  entry?: Entry | undefined;
  /** The name of an event of the calendar. */
  event?: string | undefined;
  /** A day without activity: its index in the list of the calendar, and why. */
  off?: { at: number; reason: string } | undefined;
  /** Whether an entry for anybody is on this day. */
  isTaken: boolean;
};

/** What somebody fills in for a day. */
export type Filled = {
  name: string;
  bring: readonly string[];
  /** The ids of the groups; empty for everybody. */
  groups: readonly string[];
};

const programme = ['programma'] as const;
const daysOff = ['werkjaar', 'geenActiviteit'] as const;

const listAt = (texts: Texts, file: FileName, path: Path) => itemsAt(texts, { file, path });
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const dayIn = (value: unknown) => readDay(String(value ?? ''));

function entriesIn(texts: Texts): Entry[] {
  return listAt(texts, 'programme', programme).flatMap((entry, at) => {
    const day = isRecord(entry) ? dayIn(entry.datum) : undefined;
    if (!isRecord(entry) || !day) return [];
    const name = String(entry.wat ?? '');
    return {
      ...{ at, day, lastDay: dayIn(entry.totDatum) ?? day, name },
      names: textsIn(entry.voor),
      bring: textsIn(entry.mee),
      isHidden: entry.geheimTot !== undefined && name === secretName,
    };
  });
}

/** The age groups that a programme may name. */
export function groupsIn(texts: Texts): NamedGroup[] {
  const pageOf = (file: FileName) => ({
    groepen: listAt(texts, file, ['groepen']).flatMap((group) =>
      isRecord(group) && typeof group.naam === 'string'
        ? {
            naam: group.naam,
            werking: group.werking,
            ...(group.leeftijd !== undefined && { leeftijd: String(group.leeftijd) }),
          }
        : [],
    ),
  });
  const pages = { girls: pageOf('girls'), boys: pageOf('boys'), leaders: pageOf('leaders') };
  const named = listAt(texts, 'programme', ['programma']).flatMap((entry) =>
    isRecord(entry) ? textsIn(entry.voor) : [],
  );
  return ageGroups(pages, [...named, ...namesWithOwnTimes(pages)]);
}

/** The ids of the groups that an entry is for; empty for everybody. */
export const idsOf = ({ names }: Pick<Entry, 'names'>, groups: readonly NamedGroup[]): string[] =>
  groups.filter((group) => isNamed(group, names)).map(({ id }) => id);

/**
 * The coming days of the working year, empty ones too, and what else has its own date; an entry that lasts some days takes the place of
 * the usual one in it.
 *
 * @param group undefined for what is for everybody alone
 */
export function daysToFillIn(
  texts: Texts,
  group: NamedGroup | undefined,
  today: CalendarDate,
): DayToFillIn[] {
  const at = (file: FileName, ...path: string[]) => valueAtPlace(texts, { file, path });
  const weekday = weekdays.find((name) => name === at('site', 'werking', 'dag'));
  const [from, to] = ['van', 'tot'].map((name) => dayIn(at('calendar', 'werkjaar', name)));
  const written =
    group?.page && valueAtPlace(texts, { file: group.page, path: ['groepen', group.index, 'werking'] });
  const rhythm = weekday && rhythmOf({ dag: weekday, van: '', tot: '' }, ownMeeting.safeParse(written).data);
  const all = entriesIn(texts);
  const own = all.filter((entry) => group && isNamed(group, entry.names));
  const shared = all.filter(({ names }) => names.length === 0);
  const off = listAt(texts, 'calendar', daysOff).map((value) => dayOff.safeParse(value).data);
  const events = listAt(texts, 'calendar', ['evenementen']).filter(isRecord);
  const weekends = events.flatMap(({ datum, totDatum }) => {
    const [first, last] = [dayIn(datum), dayIn(totDatum)];
    return first && last ? { day: first, lastDay: last } : [];
  });
  const isCovered = (day: CalendarDate) =>
    [...own, ...shared, ...weekends].some(
      (one) => compareDays(one.day, day) < 0 && compareDays(day, one.lastDay) <= 0,
    );
  const usual = rhythm && from && to ? meetingDays(rhythm, { from, to, off: [] }).days : [];
  const days = [...usual.filter((day) => !isCovered(day)), ...[...own, ...shared].map(({ day }) => day)]
    .filter((day) => compareDays(day, today) >= 0)
    .sort(compareDays)
    .filter((day, index, sorted) => index === 0 || !isSameDay(day, sorted[index - 1] ?? day));
  return days.map((day) => {
    const isThatDay = (entry: Entry) => isSameDay(entry.day, day);
    const event = events.find(({ datum }) => isSameDay(dayIn(datum) ?? today, day) && dayIn(datum));
    const place = off.findIndex((one) => one && isSameDay(one, day));
    return {
      day,
      entry: own.find(isThatDay) ?? shared.find(isThatDay),
      event: event && String(event.naam ?? ''),
      off: place < 0 ? undefined : { at: place, reason: off[place]?.reason ?? '' },
      isTaken: all.some(isThatDay),
    };
  });
}

/** Whether nobody has filled in a day. */
export const isEmpty = ({ entry, event, off }: DayToFillIn): boolean =>
  entry === undefined && event === undefined && off === undefined;

/** The most things to choose from: three lines on a phone. */
const mostThings = 8;

/** What children had to bring before: first what this group brought most, then what others did. */
export function broughtBefore(texts: Texts, group: NamedGroup | undefined): string[] {
  const times = new Map<string, { thing: string; count: number }>();
  for (const entry of entriesIn(texts)) {
    for (const thing of entry.bring) {
      const { count = 0 } = times.get(slug(thing)) ?? {};
      const own = group && isNamed(group, entry.names) ? 100 : 1;
      times.set(slug(thing), { thing, count: count + own });
    }
  }
  return [...times.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, mostThings)
    .map(({ thing }) => thing);
}

/** The reasons of other days without activity, each once. */
export const reasonsIn = (texts: Texts): string[] => [
  ...new Set(
    listAt(texts, 'calendar', daysOff).flatMap((value) => dayOff.safeParse(value).data?.reason ?? []),
  ),
];

/** The edits that fill in a day, or change its entry; fields that stay as they were keep their lines. @returns the index of the entry too */
export function fillDay(
  texts: Texts,
  { day, entry }: Pick<DayToFillIn, 'day' | 'entry'>,
  { name, bring, groups }: Filled,
): { edits: FileEdit[]; at: number } {
  const names = namesOf(groups, groupsIn(texts));
  if (!entry) {
    const list = listAt(texts, 'programme', programme);
    const next = entriesIn(texts).find((other) => compareDays(other.day, day) > 0);
    const at = next?.at ?? list.length;
    const value = {
      datum: writtenDay(day),
      ...(names.length > 0 && { voor: names }),
      wat: name,
      ...(bring.length > 0 && { mee: bring }),
    };
    return { edits: [{ file: 'programme', edit: { type: 'insert', list: programme, at, value } }], at };
  }
  const path = (field: string) => [...programme, entry.at, field];
  const isForSame = idsOf(entry, groupsIn(texts)).join() === groups.join();
  const edits: Edit[] = [
    ...(name === entry.name ? [] : [{ type: 'set', path: path('wat'), value: name } as const]),
    ...(isForSame ? [] : listEdits(path('voor'), entry.names, names)),
    ...listEdits(path('mee'), entry.bring, bring),
  ];
  return { edits: edits.map((edit) => ({ file: 'programme', edit })), at: entry.at };
}

/** The names that content writes for some groups: one for the two halves of a group. */
function namesOf(ids: readonly string[], groups: readonly NamedGroup[]): string[] {
  const chosen = groups.filter(({ id }) => ids.includes(id));
  const names = chosen.map((group) => {
    const halves = groups.filter(({ name }) => slug(name) === slug(group.name));
    return halves.every((half) => chosen.includes(half)) ? group.name : fullName(group);
  });
  return [...new Set(names)];
}

/** The edits that make a list of texts another one: what stays keeps its line and its comment. */
function listEdits(path: Path, before: readonly string[], after: readonly string[]): Edit[] {
  if (after.length === 0) return before.length > 0 ? [{ type: 'remove', path }] : [];
  if (before.length === 0) return [{ type: 'set', path, value: after }];
  const gone = before.flatMap((item, at) => (after.includes(item) ? [] : at)).reverse();
  const added = after.filter((item) => !before.includes(item));
  return [
    ...added.map((value, index): Edit => ({ type: 'insert', list: path, at: before.length + index, value })),
    ...gone.map((at): Edit => ({ type: 'remove', path: [...path, at] })),
  ];
}

/** The edit that takes an entry away: its day is not filled in any more. */
export const clearDay = ({ at }: Pick<Entry, 'at'>): FileEdit => ({
  file: 'programme',
  edit: { type: 'remove', path: [...programme, at] },
});

/** The edit that makes a day one without activity, or says why it is. */
export function freeDay(texts: Texts, { day, off }: Pick<DayToFillIn, 'day' | 'off'>, reason = ''): FileEdit {
  const value = writtenDayOff(writtenDay(day), reason);
  if (off) return { file: 'calendar', edit: { type: 'set', path: [...daysOff, off.at], value } };
  const list = listAt(texts, 'calendar', daysOff).map((one) => dayOff.safeParse(one).data);
  const next = list.findIndex((other) => other && compareDays(other, day) > 0);
  const at = next < 0 ? list.length : next;
  return { file: 'calendar', edit: { type: 'insert', list: daysOff, at, value } };
}

/** The edit that makes it a day with activity again. */
export const openDay = ({ at }: NonNullable<DayToFillIn['off']>): FileEdit => ({
  file: 'calendar',
  edit: { type: 'remove', path: [...daysOff, at] },
});
