import { isBookletOver } from '@/lib/camp/booklet';
import type { Content } from '@/lib/content/schemas/content';
import type { CalendarDate } from '@/lib/dates/days';

/**
 * What the booklet of a camp says for a while only: telephone numbers when the group allowed it, and account, numbers and the address for
 * letters until two weeks after the last return. Afterwards no file of the export holds them.
 */

/** Whether a field of `bivak.yaml` is no longer, or not, for the site. @param path in the file */
export function isHiddenInCamp(
  path: readonly PropertyKey[],
  { showsNumbers, isOver }: { showsNumbers: boolean; isOver: boolean },
): boolean {
  const place = path.filter((step) => typeof step !== 'number').join('.');
  if (/^boekje\.(?:nood|leiding)\.telefoon$/.test(place)) return isOver || !showsNumbers;
  if (/^boekje\.nood\b/.test(place)) return isOver || !showsNumbers;
  return isOver && /^boekje\.(?:post|weg|prijs\.(?:rekening|mededeling|voor))\b/.test(place);
}

/** Returns the content that pages may show on a day. */
export function withoutCampSecrets(content: Content, day: CalendarDate): Content {
  const { camp } = content;
  if (!camp?.boekje || !isBookletOver({ kamp: camp.kamp, boekje: camp.boekje }, day)) return content;
  const { post: _post, weg: _way, nood: _number, prijs, leiding, ...booklet } = camp.boekje;
  const { rekening: _account, mededeling: _words, voor: _before, ...price } = prijs ?? {};
  return {
    ...content,
    camp: {
      ...camp,
      boekje: {
        ...booklet,
        nood: undefined,
        prijs: prijs && { ...prijs, ...price, rekening: undefined, mededeling: undefined, voor: undefined },
        leiding: leiding.map((person) => ({ ...person, telefoon: undefined })),
      },
    },
  };
}
