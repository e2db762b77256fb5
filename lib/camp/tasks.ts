import type { Camp } from '@/lib/content/schemas/content';
import { addDays } from '@/lib/dates/days';
import { dayOfMonth, shortDay } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import type { Minute } from '@/lib/dates/periods';
import { bareText } from '@/lib/text/sourceMarkers';

type Booklet = NonNullable<Camp['boekje']>;

/** Something to do before camp. */
export type CampTask = Pick<Booklet['vooraf'][number], 'wat' | 'tekst'> & {
  /** The day in words: `vóór 1 mei` or `wo 9 juni`. */
  when: string;
  /** From this minute on it is late. */
  ends: Minute;
};

/** Returns what a booklet asks before camp, in its order. */
export const campTasks = ({ vooraf, jaar }: Pick<Booklet, 'vooraf' | 'jaar'>): CampTask[] =>
  vooraf.flatMap(({ voor, op, wat, tekst }) => [
    ...(voor
      ? [{ wat, tekst, when: `vóór ${dayOfMonth(voor)}`, ends: startOf({ ...voor, year: jaar }) }]
      : []),
    ...(op
      ? [{ wat, tekst, when: shortDay(op, jaar), ends: startOf(addDays({ ...op, year: jaar }, 1)) }]
      : []),
  ]);

/** Returns the day before which a booklet wants the medical form; undefined where no task is about it. */
export function formDeadline({ documenten: { fiche }, boekje }: Pick<Camp, 'documenten' | 'boekje'>) {
  const name = bareText(fiche.titel).toLowerCase();
  return boekje?.vooraf.find(({ voor, wat }) => voor && bareText(wat).toLowerCase().includes(name))?.voor;
}
