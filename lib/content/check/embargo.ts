import type { Problem } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import { problemAt, type Source } from '@/lib/content/yaml/source';
import { type CalendarDate, compareDays } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';
import type { Mention } from './mentions';

/**
 * A leader's photo is shown only with `toestemming: ja` beside it, and from the day in `bekendOp` on. Before that day, content that
 * leaves lib/content has neither the photo nor the name.
 */

/** Returns the photos that may be shown on a day. */
export const shownPhotos = (mentions: readonly Mention[], day: CalendarDate): Mention[] =>
  mentions.filter((mention) => reason(mention, day) === undefined);

/** Returns why a photo may not be shown; undefined when it may. */
function reason({ source, path }: Mention, day: CalendarDate): 'consent' | 'day' | undefined {
  if (!path.includes('leiding')) return undefined;
  if (valueAt(source, [...path.slice(0, -1), 'toestemming']) !== 'ja') return 'consent';
  const from = valueAt(source, ['bekendOp']);
  if (from === undefined) return undefined;
  const known = readDay(String(from)); // a day that cannot be read is an embargo too
  return known && isKnown(known, day) ? undefined : 'day';
}

const valueAt = (source: Source, path: readonly PropertyKey[]): unknown =>
  [...source.values()].find((one) => one.path.join() === path.join())?.value;

/** Returns the file of a photo in NFC. */
export const nameOf = ({ file }: Mention) => file.normalize('NFC');

/** Returns a Dutch line for each photo without consent. */
export const photosWithoutConsent = (mentions: readonly Mention[], day: CalendarDate): string[] =>
  mentions
    .filter((mention) => reason(mention, day) === 'consent')
    .map(
      ({ file, source, path }) =>
        `${source.file}, regel ${source.lineOf(path)}: de foto ${file} komt niet op de site, want er staat geen toestemming: ja bij. Mag ze erop? Zet die regel eronder. Mag ze niet? Haal de regel foto weg en wis het bestand.`,
    );

/** Returns problems for other fields that show a photo without consent or under embargo. */
export function embargoedPhotosElsewhere(mentions: readonly Mention[], day: CalendarDate): Problem[] {
  const reasons = new Map(
    mentions.flatMap((mention) => {
      const why = reason(mention, day);
      return why ? [[nameOf(mention), why]] : [];
    }),
  );
  return shownPhotos(mentions, day).flatMap((mention) => {
    const why = reasons.get(nameOf(mention));
    if (!why) return [];
    const { file, source, path } = mention;
    return problemAt(source, path, {
      found: `${file}, de foto van iemand van de leiding ${why === 'consent' ? 'zonder toestemming' : 'die nog niet bekend is'}`,
      expected: 'een foto die op de site mag',
      advice:
        why === 'consent'
          ? 'kies een andere foto, of zet bij die leiding toestemming: ja als het mag'
          : 'kies een andere foto tot de dag bij bekendOp, of haal bekendOp weg als het geen geheim is',
    });
  });
}

/** Returns whether the leaders of a page may be known on a day: from the day in `bekendOp` on, or always. */
export const isKnown = (from: CalendarDate | undefined, day: CalendarDate): boolean =>
  from === undefined || compareDays(from, day) <= 0;

/** Returns the content that pages may show on a day: without leaders under embargo, and without a `bekendOp` that has passed. */
export function withoutEmbargoed(content: Content, day: CalendarDate): Content {
  return {
    ...content,
    boys: teamsOn(content.boys, day),
    girls: teamsOn(content.girls, day),
    leaders: teamsOn(content.leaders, day),
  };
}

function teamsOn(page: Content['leaders'], day: CalendarDate): Content['leaders'] {
  if (!page) return undefined;
  const { bekendOp, ...known } = page;
  if (isKnown(bekendOp, day)) return known;
  return { ...page, groepen: page.groepen.map((group) => ({ ...group, leiding: [] })) };
}
