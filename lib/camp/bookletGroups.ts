import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { ageGroups, fullName, isNamed, type NamedGroup } from '@/lib/content/groupNames';
import type { Content, ShownContent } from '@/lib/content/schemas/content';
import { type CalendarDate, compareInYear, type DayMonth } from '@/lib/dates/days';
import { bookletDays, isBookletOver } from './booklet';
import type { CampWindow } from './season';

type Parts = 'camp' | 'girls' | 'boys' | 'leaders';
type BookletContent = Pick<ShownContent, Parts> | Pick<Content, Parts>;

/** The attributes of a part that is about the groups with these names; none for everybody. */
export type AboutGroups = (
  names: readonly string[] | undefined,
) => Partial<ReturnType<typeof forGroupsAttributes>>;

/**
 * Returns the age groups of a booklet, with the ids that they have in the programme, so that one choice holds for both; none for a booklet that names no
 * group. `about` marks a part for the choice, and `others` are the names of the groups that no list names.
 */
export function bookletGroups(content: BookletContent) {
  const { vertrek = [], paklijst = [] } = content.camp?.boekje ?? {};
  const named = [...vertrek, ...paklijst].flatMap(({ voor = [] }) => voor);
  const groups = named.length > 0 ? ageGroups(content, named) : [];
  const idsOf = (names: readonly string[]) =>
    groups.filter((group) => isNamed(group, names)).map(({ id }) => id);
  const about: AboutGroups = (names) => (names ? forGroupsAttributes(idsOf(names)) : {});
  const others = (names: readonly string[]): string[] => {
    const ids = idsOf(names);
    return groups.filter(({ id }) => !ids.includes(id)).map(fullName);
  };
  return {
    groups: groups.map((group) => ({ id: group.id, fullName: fullName(group) })),
    about,
    others,
    idsOf,
  };
}

/** A camp of age groups that come later or go home earlier. */
export type OwnCamp = CampWindow & { names: readonly string[]; ids: readonly string[] };

/** Those of a booklet, the ids of the other age groups, and the last day that anybody is there; undefined without a booklet. */
export type OwnCamps = {
  own: readonly OwnCamp[];
  others: readonly string[];
  lastDay: CalendarDate | undefined;
};

/** Returns the camps with other days than most, by a booklet that is not over on that day. */
export function ownCamps(content: BookletContent, day: CalendarDate): OwnCamps {
  const { kamp, boekje } = content.camp ?? {};
  const trips = kamp && boekje && !isBookletOver({ kamp, boekje }, day) ? boekje.vertrek : [];
  const { groups, idsOf } = bookletGroups(content);
  const own = trips.flatMap(({ voor, heen, terug }) => {
    const days = { from: heen.dag, until: terug.dag };
    return kamp && voor && hasOtherDays(days, kamp) ? { ...days, names: voor, ids: idsOf(voor) } : [];
  });
  const ids = own.flatMap((camp) => camp.ids);
  return {
    own,
    others: groups.map(({ id }) => id).filter((id) => !ids.includes(id)),
    lastDay: kamp && boekje && bookletDays({ kamp, boekje }).last,
  };
}

/** The ids of the groups that may be chosen on a page about camp: none where all are there on the same days. */
export const campGroupIds = ({ own, others }: OwnCamps): string[] =>
  own.length > 0 ? [...others, ...own.flatMap(({ ids }) => ids)] : [];

const hasOtherDays = ({ from, until }: CampWindow, { van, tot }: { van: DayMonth; tot: DayMonth }): boolean =>
  compareInYear(from, van) !== 0 || compareInYear(until, tot) !== 0;

/** The days and the price of camp of one age group: its own where a booklet that is not over has them. */
export function campOf(
  group: NamedGroup,
  { kamp, boekje }: NonNullable<BookletContent['camp']>,
  day: CalendarDate,
) {
  const known = boekje && !isBookletOver({ kamp, boekje }, day) ? boekje : undefined;
  const own = known?.vertrek.find(({ voor }) => voor && isNamed(group, voor));
  const [from, until] = [own?.heen.dag ?? kamp.van, own?.terug.dag ?? kamp.tot];
  return {
    isOwn: hasOtherDays({ from, until }, kamp),
    from,
    until,
    price: own?.prijs ?? known?.prijs?.bedrag,
  };
}

/** Returns the ids of the age groups of a booklet. */
export const bookletGroupIds = (content: BookletContent): string[] =>
  bookletGroups(content).groups.map(({ id }) => id);
