import type { Contact } from '@/lib/content/schemas/content';

/** Whom to call when it cannot wait. */
export type Urgent = { name: string; phone: string };

/** The leaders with a number that anybody may call; nobody for a group without. */
export const urgentOf = ({ hoofdleiding }: Pick<Contact, 'hoofdleiding'>): Urgent[] =>
  (hoofdleiding?.personen ?? []).flatMap(({ naam, telefoon, dringend = true }) =>
    telefoon && dringend ? [{ name: naam, phone: telefoon }] : [],
  );
