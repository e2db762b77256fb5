import type { Contact } from '@/lib/content/schemas/content';

/** Whom to call when it cannot wait. */
export type UrgentContact = { name: string; phone: string };

/** The leaders with a number that anybody may call; nobody for a group without. */
export const urgentContacts = ({ hoofdleiding }: Pick<Contact, 'hoofdleiding'>): UrgentContact[] =>
  (hoofdleiding?.personen ?? []).flatMap(({ naam, telefoon, dringend = true }) =>
    telefoon && dringend ? [{ name: naam, phone: telefoon }] : [],
  );
