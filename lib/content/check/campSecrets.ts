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
  if (/^boekje\.(?:nood\b|leiding\.telefoon$)/.test(place)) return isOver || !showsNumbers;
  return isOver && /^boekje\.(?:post|weg|prijs\.(?:rekening|mededeling|voor))\b/.test(place);
}

/** Returns the content that pages may show on a day. */
export function withoutCampSecrets(content: Content, day: CalendarDate): Content {
  const { camp } = content;
  if (!camp?.boekje || !isBookletOver({ kamp: camp.kamp, boekje: camp.boekje }, day)) return content;
  const { prijs, leiding, ...booklet } = camp.boekje;
  return {
    ...content,
    camp: {
      ...camp,
      boekje: {
        ...booklet,
        post: undefined,
        weg: undefined,
        nood: undefined,
        prijs: prijs && { ...prijs, rekening: undefined, mededeling: undefined, voor: undefined },
        leiding: leiding.map((person) => ({ ...person, telefoon: undefined })),
      },
    },
  };
}
