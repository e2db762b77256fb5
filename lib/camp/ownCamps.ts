import { ageGroups, isNamed, type NamedGroup } from '@/lib/content/groupNames';
import { type CalendarDate, compareInYear, type DayMonth } from '@/lib/dates/days';
import { bookletDays, isBookletOver } from './booklet';
import type { BookletContent } from './bookletGroups';
import type { CampWindow } from './season';
import { type OwnCamp, yearlyCampOf, yearlyCamps } from './yearlyCamps';

/** Those of a group, the ids of the other age groups, and the last day of the booklet's camp; undefined without a booklet. */
export type OwnCamps = {
  own: readonly OwnCamp[];
  others: readonly string[];
  lastDay: CalendarDate | undefined;
};

/** Returns the own camps that may be read about on a day: of a booklet that is not over, and of every year. */
export function ownCamps(content: BookletContent, day: CalendarDate): OwnCamps {
  const { kamp, boekje } = content.camp ?? {};
  if (!kamp) return { own: [], others: [], lastDay: undefined };
  const trips = boekje && !isBookletOver({ kamp, boekje }, day) ? boekje.vertrek : [];
  const groups = ageGroups(
    content,
    trips.flatMap(({ voor = [] }) => voor),
  );
  const others = groups.filter((group) => !yearlyCampOf(group, content));
  const ofBooklet = trips.flatMap(({ voor, heen, terug, prijs }): OwnCamp[] => {
    const days = { from: heen.dag, until: terug.dag };
    const of = voor ? others.filter((group) => isNamed(group, voor)) : [];
    if (!voor || of.length === 0 || !hasOtherDays(days, kamp)) return [];
    const names = voor.filter((name) => of.some((group) => isNamed(group, [name])));
    return [{ ...days, names, ids: of.map(({ id }) => id), year: boekje?.jaar, price: prijs }];
  });
  const own = [...yearlyCamps(content), ...ofBooklet];
  const ids = own.flatMap((camp) => camp.ids);
  return {
    own,
    others: groups.map(({ id }) => id).filter((id) => !ids.includes(id)),
    lastDay: boekje && bookletDays({ kamp, boekje }).last,
  };
}

/** The ids of the groups that may be chosen on a page about camp: none where all are there on the same days. */
export const campGroupIds = ({ own, others }: OwnCamps): string[] =>
  own.length > 0 ? [...others, ...own.flatMap(({ ids }) => ids)] : [];

/** Whether a camp is one of every year. */
export const isYearly = ({ year }: OwnCamp): boolean => year === undefined;

/** These camps without those that are not so; their groups are among the others. */
export function campsThat({ own, others, lastDay }: OwnCamps, isKept: (camp: OwnCamp) => boolean): OwnCamps {
  const left = own.filter((camp) => !isKept(camp)).flatMap(({ ids }) => ids);
  return { own: own.filter(isKept), others: [...others, ...left], lastDay };
}

const hasOtherDays = ({ from, until }: CampWindow, { van, tot }: { van: DayMonth; tot: DayMonth }): boolean =>
  compareInYear(from, van) !== 0 || compareInYear(until, tot) !== 0;

/** The days, the place and the price of camp of one age group: its own, by its leaders' page or by a booklet that is not over. */
export function campOf(
  group: NamedGroup,
  content: BookletContent & { camp: NonNullable<BookletContent['camp']> },
  day: CalendarDate,
) {
  const { kamp, boekje } = content.camp;
  const known = boekje && !isBookletOver({ kamp, boekje }, day) ? boekje : undefined;
  const own = ownCamps(content, day).own.find(({ ids }) => ids.includes(group.id));
  const sameDays = known?.vertrek.find(({ voor }) => voor && isNamed(group, voor));
  return {
    isOwn: own !== undefined,
    from: own?.from ?? kamp.van,
    until: own?.until ?? kamp.tot,
    place: yearlyCampOf(group, content)?.waar, // from the group itself, so that the preview leads to its field
    price: own?.price ?? sameDays?.prijs ?? known?.prijs?.bedrag,
  };
}
