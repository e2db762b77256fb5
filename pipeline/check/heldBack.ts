import type { Sources } from '@/lib/content/check';
import type { Problem } from '@/lib/content/problem';
import { sourcesIn } from '@/lib/content/read';
import { isKnown } from '@/lib/content/reveal';
import { problemAt, type Source } from '@/lib/content/source';
import { type CalendarDate, weekdayOf } from '@/lib/days';
import { dayOfMonth, readDay } from '@/lib/dayWords';
import { listed } from '@/lib/words';
import { type Mention, photoMentions } from './attachments';
import { knownFrom, leadersIn, namedElsewhere } from './leaders';

/**
 * A leader's photo is shown only with `toestemming: ja` beside it, and from the day on which the page tells who leads
 * (`bekendOp`). Content that leaves lib/content holds neither the photo nor the name before; what stands here keeps the file out of the
 * photos that are made, and tells the editor.
 */

/** Those that may be shown on a day: of anything but a leader, or of one who is known, with consent. */
export const shownPhotos = (mentions: readonly Mention[], day: CalendarDate): Mention[] =>
  mentions.filter((mention) => reason(mention, day) === undefined);

/** Why a photo may not be shown; undefined when it may. */
function reason({ source, path }: Mention, day: CalendarDate): 'consent' | 'day' | undefined {
  if (!path.includes('leiding')) return undefined;
  if (valueAt(source, [...path.slice(0, -1), 'toestemming']) !== 'ja') return 'consent';
  const from = valueAt(source, ['bekendOp']);
  if (from === undefined) return undefined;
  const known = readDay(String(from)); // what cannot be read holds back too
  return known && isKnown(known, day) ? undefined : 'day';
}

const valueAt = (source: Source, path: readonly PropertyKey[]): unknown =>
  [...source.values()].find((one) => one.path.join() === path.join())?.value;

/**
 * The photos that a content folder shows on a day, by their path below its `fotos` in NFC: what nobody names, and what may not be
 * shown, is not among them. Also beside mistakes in the content.
 */
export const photosToMake = (contentDir: string, day: CalendarDate): ReadonlySet<string> =>
  new Set(shownPhotos(photoMentions(sourcesIn(contentDir)), day).map(nameOf));

const nameOf = ({ file }: Mention) => file.normalize('NFC');

/** Photos that lie there without consent, a Dutch line each. */
export const photosWithoutConsent = (mentions: readonly Mention[], day: CalendarDate): string[] =>
  mentions
    .filter((mention) => reason(mention, day) === 'consent')
    .map(
      ({ file, source, path }) =>
        `${source.file}, regel ${source.lineOf(path)}: de foto ${file} komt niet op de site, want er staat geen toestemming: ja bij. Mag ze erop? Zet die regel eronder. Mag ze niet? Haal de regel foto weg en wis het bestand.`,
    );

/** A photo that is held back may not come on the site by another field either. */
export function sharedAllTheSame(mentions: readonly Mention[], day: CalendarDate): Problem[] {
  const withheld = new Map(
    mentions.flatMap((mention) => {
      const why = reason(mention, day);
      return why ? [[nameOf(mention), why]] : [];
    }),
  );
  return shownPhotos(mentions, day).flatMap((mention) => {
    const why = withheld.get(nameOf(mention));
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

/** What is not told yet on a day, and sentences that give it away: a Dutch line each. */
export function notToldYet(sources: Sources, day: CalendarDate): string[] {
  const secret = [sources.boys, sources.girls].flatMap((source) => {
    const from = knownFrom(source);
    return source && from && !isKnown(from, day) ? [{ source, from }] : [];
  });
  const told = leadersIn(
    [sources.boys, sources.girls].filter((one) => !secret.some(({ source }) => source === one)),
  );
  const names = leadersIn(secret.map(({ source }) => source)).filter((name) => !told.includes(name));
  const named = byName(namedElsewhere(sources, [...new Set(names)]));
  return [
    ...secret.map(
      ({ source, from }) =>
        `${source.file}, regel ${source.lineOf(['bekendOp'])}: deze leiding komt op de site op ${weekdayOf(from)} ${dayOfMonth(from)} ${from.year}. Tot dan staat geen van hun namen of foto’s erin.`,
    ),
    ...named.map(
      ({ file, name, lines }) =>
        `${file}, ${lines.length > 1 ? 'regels' : 'regel'} ${listed(lines, 'en')}: hier staat ${name}, en zo heet iemand van de leiding die nog niet bekend is. Gaat het om die persoon, haal de naam dan weg tot de dag bij bekendOp.`,
    ),
  ];
}

/** Places in the content, together by file and name. */
function byName(
  places: ReturnType<typeof namedElsewhere>,
): { file: string; name: string; lines: string[] }[] {
  const found = new Map<string, { file: string; name: string; lines: string[] }>();
  for (const { source, path, name } of places) {
    const key = `${source.file} ${name}`;
    const one = found.get(key) ?? { file: source.file, name, lines: [] };
    one.lines.push(String(source.lineOf(path)));
    found.set(key, one);
  }
  return [...found.values()];
}
