import { ageGroups, fullName, type NamedGroup, type Teams } from '@/lib/content/groupNames';
import { compareInYear, type DayMonth } from '@/lib/dates/days';
import { bareText } from '@/lib/text/sourceMarkers';
import type { CampWindow } from './season';

/** A camp of age groups that are not there when, or where, everybody is. */
export type OwnCamp = CampWindow & {
  names: readonly string[];
  ids: readonly string[];
  /** The year of the booklet that tells it; undefined for a camp of every year, of the leaders' page. */
  year?: number | undefined;
  place?: string | undefined;
  /** In euro. */
  price?: number | undefined;
};

/** What this asks of the leaders' pages. */
export type CampTeams = Teams<{
  naam: string;
  leeftijd?: string | undefined;
  kamp?: { van: DayMonth; tot: DayMonth; waar?: string | undefined; prijs?: number | undefined } | undefined;
}>;

/** The camp that an age group has of its own, as its page has it; undefined without one. */
export const yearlyCampOf = ({ page, index }: NamedGroup, content: CampTeams) =>
  page && content[page]?.groepen[index]?.kamp;

/** Returns the camps of every year, by the leaders' pages, the first of the year first: age groups with the same one have it together. */
export function yearlyCamps(content: CampTeams): OwnCamp[] {
  const camps = new Map<string, OwnCamp>();
  for (const group of ageGroups(content)) {
    const camp = yearlyCampOf(group, content);
    if (!camp) continue;
    const key = bareText(JSON.stringify(camp));
    const { names = [], ids = [] } = camps.get(key) ?? {};
    camps.set(key, {
      ...{ from: camp.van, until: camp.tot, place: camp.waar, price: camp.prijs },
      ...{ names: [...names, fullName(group)], ids: [...ids, group.id] },
    });
  }
  return [...camps.values()].sort((a, b) => compareInYear(a.from, b.from));
}

/** Whether its age groups are where everybody is on that day: on a visit of parents. */
export const isAmongAll = ({ from, until, place }: OwnCamp, day: DayMonth): boolean =>
  place === undefined && compareInYear(from, day) <= 0 && compareInYear(day, until) <= 0;
