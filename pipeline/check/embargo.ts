import { isKnown, mentionedFile, shownPhotos } from '@/lib/content/check/embargo';
import { photoMentions } from '@/lib/content/check/mentions';
import { sourcesIn } from '@/lib/content/check/read';
import type { Sources } from '@/lib/content/check/sources';
import { type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { listed } from '@/lib/text/words';
import { knownFrom, leadersIn, namedElsewhere, teamsOf } from './leaders';

/**
 * The photos that a content folder shows on a day, by their path below its `fotos` in NFC: without unused ones and those under
 * embargo. Reads invalid content too.
 */
export const photosToMake = (contentDir: string, day: CalendarDate): ReadonlySet<string> =>
  new Set(shownPhotos(photoMentions(sourcesIn(contentDir)), day).map(mentionedFile));

/** Remarks on leaders under embargo on a day, and on sentences that name them: a Dutch line each. */
export function embargoRemarks(sources: Sources, day: CalendarDate): string[] {
  const teams = teamsOf(sources);
  const embargoed = teams.flatMap((source) => {
    const from = knownFrom(source);
    return from && !isKnown(from, day) ? [{ source, from }] : [];
  });
  const known = leadersIn(teams.filter((one) => !embargoed.some(({ source }) => source === one)));
  const names = leadersIn(embargoed.map(({ source }) => source)).filter((name) => !known.includes(name));
  const named = byName(namedElsewhere(sources, [...new Set(names)]));
  return [
    ...embargoed.map(
      ({ source, from }) =>
        `${source.file}, regel ${source.lineOf(['bekendOp'])}: deze leiding komt op de site op ${weekdayOf(from)} ${dayOfMonth(from)} ${from.year}. Tot dan staat geen van hun namen of foto’s erin.`,
    ),
    ...named.map(
      ({ file, name, lines }) =>
        `${file}, ${lines.length > 1 ? 'regels' : 'regel'} ${listed(lines, 'en')}: hier staat ${name}, en zo heet iemand van de leiding die nog niet bekend is. Gaat het om die persoon, haal de naam dan weg tot de dag bij bekendOp.`,
    ),
  ];
}

/** Groups places by file and name. */
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
