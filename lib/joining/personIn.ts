import type { Contact } from '@/lib/content/schemas/content';
import { bareText } from '@/lib/text/sourceMarkers';

/** Somebody who can be called or written to. */
export type Person = Pick<
  NonNullable<Contact['hoofdleiding']>['personen'][number],
  'naam' | 'telefoon' | 'email'
>;

/** The first of these people whose first name a text says: of `Vraag het aan Koen` the one called Koen. */
export function personIn(
  text: string | undefined,
  people: readonly (Person | undefined)[],
): Person | undefined {
  const words = bareText(text ?? '').split(/[^\p{L}\p{M}’-]+/u);
  return people.find((person) => person && words.includes(bareText(person.naam).split(' ')[0] ?? ''));
}
