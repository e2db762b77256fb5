import type { Problem } from '@/lib/content/problem';
import { sourcesIn } from '@/lib/content/read';
import { problemAt } from '@/lib/content/source';
import { type Mention, photoMentions } from './attachments';

/**
 * A leader's photo is shown only with `toestemming: ja` beside it. The schema keeps one without out of the content; what
 * stands here keeps its file out of the photos that are made, and tells the editor.
 */

/** Those that may be shown: of anything but a leader, or with consent. */
export const shownPhotos = (mentions: readonly Mention[]): Mention[] => mentions.filter(isShown);

function isShown({ source, path }: Mention): boolean {
  if (!path.includes('leiding')) return true;
  const consent = [...path.slice(0, -1), 'toestemming'].join();
  return [...source.values()].some((one) => one.path.join() === consent && one.value === 'ja');
}

/**
 * The photos that a content folder shows, by their path below its `fotos` in NFC: what nobody names, and what may not be shown,
 * is not among them. Also beside mistakes in the content.
 */
export const photosToMake = (contentDir: string): ReadonlySet<string> =>
  new Set(shownPhotos(photoMentions(sourcesIn(contentDir))).map(nameOf));

const nameOf = ({ file }: Mention) => file.normalize('NFC');

/** Photos that lie there without consent, a Dutch line each. */
export const photosWithoutConsent = (mentions: readonly Mention[]): string[] =>
  mentions
    .filter((mention) => !isShown(mention))
    .map(
      ({ file, source, path }) =>
        `${source.file}, regel ${source.lineOf(path)}: de foto ${file} komt niet op de site, want er staat geen toestemming: ja bij. Mag ze erop? Zet die regel eronder. Mag ze niet? Haal de regel foto weg en wis het bestand.`,
    );

/** A photo without consent may not come on the site by another field either. */
export function sharedWithoutConsent(mentions: readonly Mention[]): Problem[] {
  const withheld = new Set(mentions.filter((mention) => !isShown(mention)).map(nameOf));
  return shownPhotos(mentions)
    .filter((mention) => withheld.has(nameOf(mention)))
    .map(({ file, source, path }) =>
      problemAt(source, path, {
        found: `${file}, de foto van iemand van de leiding zonder toestemming`,
        expected: 'een foto die op de site mag',
        advice: 'kies een andere foto, of zet bij die leiding toestemming: ja als het mag',
      }),
    );
}
