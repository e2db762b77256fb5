import { type Values, valueByPath } from '@/lib/content/blocks';
import type { Path } from '@/lib/content/path';
import { type FileName, leaderFiles } from '@/lib/content/schemas/files';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { readDay, writtenDay } from '@/lib/dates/dayWords';
import { campYear, newSeason } from '@/lib/dates/season';

/** One list of which items are over, with those items. */
type PastList = {
  file: FileName;
  path: Path;
  /** In Dutch: `Programma`. */
  title: string;
  /** In the order of the list. */
  items: readonly {
    index: number /** A clause in Dutch: `Winterbar was op 18 december 2025`. */;
    words: string;
  }[];
};

/** What of the content is over on a day, and may go without anybody missing it. */
export type PastYear = {
  lists: readonly PastList[];
  /** First and last meetings of an earlier year: the day of this year that they move to, and a clause that says so. */
  moved: readonly { file: FileName; path: Path; value: string; words: string }[];
  /** The year of a booklet that is over and not switched off: it has much that is used again. */
  booklet?: number | undefined;
};

/** How many things that are. */
export const countPast = ({ lists, moved, booklet }: PastYear): number =>
  lists.reduce((sum, { items }) => sum + items.length, moved.length + (booklet === undefined ? 0 : 1));

/**
 * Finds what is over: the programme and the days off of an earlier working year, and events, rented periods and notices whose last day was
 * before today. Nothing that is dated today or later, or has no day that can be read. The yearly list names it, the editor removes it.
 * @param values of the content files as written, valid or not
 * @param day today, in Brussels
 */
export function pastYear(values: Values, day: CalendarDate): PastYear {
  const began = readDay(String(valueByPath(values, 'calendar.werkjaar.van'))) ?? newSeason(day);
  const isOver = (last: CalendarDate) => compareDays(last, day) < 0;
  const isOfEarlierYear = (last: CalendarDate) => isOver(last) && compareDays(last, began) < 0;
  const lists = [...kinds, ...ownDaysOff(values)].map(
    ({ file, path, title, isOfYear, words, last }): PastList => {
      const items = valueByPath(values, [file, ...path].join('.'));
      const isPast = isOfYear ? isOfEarlierYear : isOver;
      return {
        file,
        path,
        title,
        items: (Array.isArray(items) ? items : []).flatMap((item, index) => {
          const day = readDay(last(item));
          return day && isPast(day) ? [{ index, words: words(item) }] : [];
        }),
      };
    },
  );
  return {
    lists: lists.filter(({ items }) => items.length > 0),
    moved: ownSeasons(values).flatMap(({ file, path, words, written }) => {
      let day = readDay(written);
      if (!day || !isOfEarlierYear(day)) return [];
      while (compareDays(day, began) < 0) day = addDays(day, 364); // the same weekday, about a year later
      return [{ file, path, value: writtenDay(day), words: `${words} wordt ${writtenDay(day)}` }];
    }),
    booklet: pastBooklet(values, day),
  };
}

/** The age groups with meetings of their own, as they are written. */
const ownMeetings = (values: Values) =>
  leaderFiles.flatMap((file) => {
    const groups = valueByPath(values, `${file}.groepen`);
    return (Array.isArray(groups) ? groups : []).flatMap((group, index) => {
      const path: Path = ['groepen', index, 'werking'];
      const meetings = valueByPath(group, 'werking');
      return meetings ? [{ file, path, meetings, name: word(group, 'naam') }] : [];
    });
  });

const ownDaysOff = (values: Values): Kind[] =>
  ownMeetings(values).map(({ file, path, name }) => ({
    ...daysOff,
    file,
    path: [...path, 'niet'],
    title: `${daysOff.title} van ${name}`,
  }));

const ownSeasons = (values: Values) =>
  ownMeetings(values).flatMap(({ file, path, meetings, name }) =>
    Object.entries({ eersteKeer: 'de eerste keer', laatsteKeer: 'de laatste keer' }).map(
      ([field, words]) => ({
        ...{ file, path: [...path, field], written: word(meetings, field) },
        words: `${words} van ${name}`,
      }),
    ),
  );

/** The year of the booklet when that camp is over; undefined when the group has none or switched it off. */
function pastBooklet(values: Values, day: CalendarDate): number | undefined {
  const year = Number(valueByPath(values, 'camp.boekje.jaar') ?? Number.NaN);
  const off = valueByPath(values, 'site.zonder');
  const isOff = Array.isArray(off) && ['kamp', 'kampboekje'].some((name) => off.includes(name));
  return !isOff && year < campYear(day) ? year : undefined;
}

type Kind = Pick<PastList, 'file' | 'path' | 'title'> & {
  /** Whether it stays until its working year is over. */
  isOfYear?: true;
  words: (item: unknown) => string;
  /** The last day, as it is written. */
  last: (item: unknown) => string;
};

const word = (item: unknown, name: string): string => String(valueByPath(item, name) ?? '');
const lastOf = (item: unknown) => word(item, 'totDatum') || word(item, 'datum');
const bare = (item: unknown) => String(item).replace(/\s*\(.*\)$/, '');

const daysOff: Kind = {
  file: 'calendar',
  path: ['werkjaar', 'geenActiviteit'],
  title: 'Dagen zonder activiteit',
  isOfYear: true,
  words: (item) => `op ${item} was er geen activiteit`,
  last: bare,
};

const kinds: readonly Kind[] = [
  {
    file: 'programme',
    path: ['programma'],
    title: 'Programma',
    isOfYear: true,
    words: (item) => `${word(item, 'wat')} was op ${word(item, 'datum')}`,
    last: lastOf,
  },
  daysOff,
  {
    file: 'calendar',
    path: ['evenementen'],
    title: 'Evenementen',
    words: (item) => `${word(item, 'naam')} was op ${word(item, 'datum')}`,
    last: lastOf,
  },
  {
    file: 'rental',
    path: ['bezet', 'periodes'],
    title: 'Verhuurd',
    words: (item) => `verhuurd van ${word(item, 'van')} tot ${word(item, 'tot')}`,
    last: (item) => word(item, 'tot'),
  },
  {
    file: 'rental',
    path: ['dagdelen', 'verhuurd'],
    title: 'Verhuurde dagdelen',
    words: (item) => `verhuurd op ${word(item, 'dag')}`,
    last: (item) => word(item, 'elkeWeekTot') || word(item, 'dag'),
  },
  {
    file: 'site',
    path: ['meldingen'],
    title: 'Meldingen',
    words: (item) => `de melding ‘${word(item, 'titel')}’ liep tot ${word(item, 'tot')}`,
    last: (item) => word(item, 'tot'),
  },
];
