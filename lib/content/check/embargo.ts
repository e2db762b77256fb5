import { secretPlace } from '@/lib/camp/secretPlace';
import { valueByPath } from '@/lib/content/blocks';
import { problemAt } from '@/lib/content/check/problemAt';
import type { Problem } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import { contentFiles, type FileName, leaderFiles } from '@/lib/content/schemas/files';
import type { Source } from '@/lib/content/yaml/source';
import { type CalendarDate, compareDays } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';
import type { Mention } from './mentions';
import type { Sources } from './sources';

/**
 * A leader's photo is shown only with `toestemming: ja` beside it, and from the day in `bekendOp` on. Before that day, content that
 * leaves lib/content has neither the photo nor the name.
 */

/** Returns the photos that may be shown on a day. */
export const shownPhotos = (mentions: readonly Mention[], day: CalendarDate): Mention[] =>
  mentions.filter((mention) => reason(mention, day) === undefined && !isOnHiddenPage(mention, day));

/** Returns why a photo may not be shown; undefined when it may. */
function reason({ source, path }: Mention, day: CalendarDate): 'consent' | 'day' | undefined {
  if (!path.includes('leiding')) return undefined;
  if (valueByPath(source.value, [...path.slice(0, -1), 'toestemming'].join('.')) !== 'ja') return 'consent';
  const from = valueByPath(source.value, 'bekendOp');
  if (from === undefined) return undefined;
  return isPast(from, day) ? undefined : 'day';
}

/** Returns the file of a photo in NFC. */
export const mentionedFile = ({ file }: Mention) => file.normalize('NFC');

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
      return why ? [[mentionedFile(mention), why]] : [];
    }),
  );
  return shownPhotos(mentions, day).flatMap((mention) => {
    const why = reasons.get(mentionedFile(mention));
    if (!why) return [];
    const { file, source, path } = mention;
    return problemAt(source, path, {
      found: `${file}, de foto van iemand van de leiding ${why === 'consent' ? 'zonder toestemming' : 'die nog niet bekend is'}`,
      expected: 'een foto die op de site mag',
      advice:
        why === 'consent'
          ? 'kies een andere foto, of zet bij die leiding ⟦toestemming‖‘Mag de foto op de site?’⟧: ja als het mag'
          : 'kies een andere foto tot de dag bij ⟦bekendOp‖‘Pas bekend op’⟧, of haal ⟦bekendOp‖‘Pas bekend op’⟧ weg als het geen geheim is',
    });
  });
}

/** Returns whether the leaders of a page may be known on a day: from the day in `bekendOp` on, or always. */
export const isKnown = (from: CalendarDate | undefined, day: CalendarDate): boolean =>
  from === undefined || compareDays(from, day) <= 0;

/**
 * Returns the content that pages may show on a day: without leaders under embargo, secret activities and a secret place of camp, and
 * without a `bekendOp` that has passed; a `geheimTot` that has passed becomes `onthuldOp`.
 */
export function withoutEmbargoed(content: Content, day: CalendarDate): Content {
  const hidesPlace = !isKnown(content.camp?.kamp.geheimTot, day);
  const teams = (page: Content['leaders']) => teamsOn(hidesPlace ? withoutPlaces(page) : page, day);
  return {
    ...content,
    camp: campOn(content.camp, day),
    boys: teams(content.boys),
    girls: teams(content.girls),
    leaders: teams(content.leaders),
    programme: programmeOn(content.programme, day),
    ownPages: ownPagesOn(content.ownPages, day),
  };
}

/** The name of a secret activity until its day. */
export const secretName = 'Blijft een verrassing';

/** The fields that hold what a secret activity is. Its hours, price, deadline and what to bring stay. */
export const secretFields: readonly PropertyKey[] = ['wat', 'tekst', 'waar', 'link'];

function programmeOn(page: Content['programme'], day: CalendarDate): Content['programme'] {
  return (
    page && {
      ...page,
      programma: page.programma.map(({ geheimTot, ...known }) => {
        if (isKnown(geheimTot, day)) return { ...known, onthuldOp: geheimTot };
        const shown = Object.entries(known).filter(([field]) => !secretFields.includes(field));
        return { ...(Object.fromEntries(shown) as typeof known), wat: secretName, geheimTot };
      }),
    }
  );
}

/** Whether a field holds where a camp is: that of most, or an age group's own. */
export function isPlaceField(file: FileName, path: readonly PropertyKey[]): boolean {
  const field = path.join('.');
  if (file === 'camp') return /^(?:kamp\.plaats|boekje\.(?:weg|post))(?:\.|$)/.test(field);
  return leaderFiles.some((one) => one === file) && /^groepen\.\d+\.kamp\.waar$/.test(field);
}

function campOn(camp: Content['camp'], day: CalendarDate): Content['camp'] {
  if (!camp) return undefined;
  const { geheimTot, ...kamp } = camp.kamp;
  if (isKnown(geheimTot, day)) return { ...camp, kamp: { ...kamp, onthuldOp: geheimTot } };
  return {
    ...camp,
    kamp: { ...camp.kamp, plaats: undefined },
    boekje: camp.boekje && { ...camp.boekje, weg: undefined, post: undefined },
  };
}

/**
 * Returns the name of the place of a camp, its street and its town, and where age groups have their own, while they are secret on a
 * day, in lower case; those that are the hall's too are no secret.
 */
export function secretPlaceWords(sources: Sources, day: CalendarDate): string[] {
  const { camp, site } = sources;
  const from = camp?.textAt(['kamp', 'geheimTot']);
  if (!camp || !from || isPast(from, day)) return [];
  const of = (source: Source | undefined, path: string[]) =>
    ['naam', 'straat', 'gemeente'].flatMap((field) => source?.textAt([...path, field])?.toLowerCase() || []);
  const known = of(site, ['lokaal']);
  const own = leaderFiles.flatMap((file) =>
    [...(sources[file]?.values() ?? [])].flatMap(({ path, value }) =>
      isPlaceField(file, path) ? String(value).toLowerCase() : [],
    ),
  );
  return [...of(camp, ['kamp', 'plaats']), ...own].filter((word) => !known.includes(word));
}

/** Whether a text has this word, or these words, and not as part of another: the town of Ham is not in a hammock. */
export function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu').test(text);
}

/** Returns problems for texts that name the place of a camp while it is secret. */
export function placeNamedElsewhere(sources: Sources, day: CalendarDate): Problem[] {
  const words = secretPlaceWords(sources, day);
  if (words.length === 0) return [];
  return contentFiles.flatMap((file) =>
    [...(sources[file]?.values() ?? [])].flatMap(({ path, value }) => {
      const source = sources[file];
      if (!source || typeof value !== 'string' || isPlaceField(file, path)) return [];
      const word = words.find((one) => hasWord(value, one));
      if (!word) return [];
      return problemAt(source, path, {
        found: `een tekst met ‘${word}’, en waar het kamp is, is nog geheim`,
        expected: 'een tekst die de plaats niet verklapt',
        advice:
          'haal die woorden weg tot de dag bij ⟦geheimTot‖‘Plaats geheim tot’⟧, of haal ⟦geheimTot‖‘Plaats geheim tot’⟧ weg als iedereen het mag weten',
      });
    }),
  );
}

function ownPagesOn(pages: Content['ownPages'], day: CalendarDate): Content['ownPages'] {
  return pages && { paginas: pages.paginas.filter(({ bekendOp }) => isKnown(bekendOp, day)) };
}

/** Whether a file is named by a page of the group's own that nobody may know yet. */
export function isOnHiddenPage({ source, path }: Mention, day: CalendarDate): boolean {
  const [list, index] = path;
  if (list !== 'paginas') return false;
  const from = valueByPath(source.value, `paginas.${String(index)}.bekendOp`);
  return from !== undefined && !isPast(from, day);
}

/** Whether a day in a file has come; one that cannot be read has not. */
export function isPast(from: unknown, day: CalendarDate): boolean {
  const known = readDay(String(from));
  return known !== undefined && isKnown(known, day);
}

const withoutPlaces = (page: Content['leaders']): Content['leaders'] =>
  page && {
    ...page,
    groepen: page.groepen.map(({ kamp, ...group }) => ({
      ...group,
      kamp: kamp?.waar === undefined ? kamp : { ...kamp, waar: secretPlace },
    })),
  };

function teamsOn(page: Content['leaders'], day: CalendarDate): Content['leaders'] {
  if (!page) return undefined;
  const { bekendOp, ...known } = page;
  if (isKnown(bekendOp, day)) return known;
  return { ...page, groepen: page.groepen.map((group) => ({ ...group, leiding: [] })) };
}
