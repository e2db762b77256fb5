import type { Camp, Content } from '@/lib/content/schemas/content';
import type { CalendarDate } from '@/lib/dates/days';
import { bookletDays } from './booklet';
import type { Days } from './season';
import { type UrgentContact, urgentContacts } from './urgentContacts';

type CampAndContact = Pick<Content, 'contact'> & {
  camp?: { kamp: Pick<Camp['kamp'], 'van' | 'tot'>; boekje?: Camp['boekje'] } | undefined;
};

/** How the children on camp are reached. */
export type CampContact = {
  /** What the booklet of one camp says; undefined without a booklet. */
  booklet?:
    | {
        /** From the first departure to the last return. */
        days: Days;
        /** The number of that camp, with what it is for. */
        emergency: { phone: string; about: string | undefined } | undefined;
        /** The day on which the last letter leaves: the last of camp where nobody says; undefined where no letters are awaited. */
        lastLetter: CalendarDate | undefined;
      }
    | undefined;
  /** Whom to call at any other camp. */
  people: readonly UrgentContact[];
};

/** Returns how the children of a group are reached during camp. */
export function campContact({ contact, camp }: CampAndContact): CampContact {
  const people = urgentContacts(contact);
  const { kamp, boekje } = camp ?? {};
  if (!kamp || !boekje) return { people };
  const { nood, post } = boekje;
  const days = bookletDays({ kamp, boekje });
  return {
    booklet: {
      days,
      emergency: nood && { phone: nood.telefoon, about: nood.uitleg },
      lastLetter: post && (post.laatste ? { ...post.laatste, year: boekje.jaar } : days.last),
    },
    people,
  };
}
