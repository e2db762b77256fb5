import { type Half, isNamed, isSameGroup, type NamedGroup, type Teams } from '@/lib/content/groupNames';
import type { Calendar, Leaders, Site } from '@/lib/content/schemas/content';
import { type CalendarDate, compareDays, workingYearOn } from '@/lib/dates/days';
import { ageGroupPath } from '@/lib/pages/ageGroupPages';
import { slug } from '@/lib/text/slug';
import { listed } from '@/lib/text/words';

/** From which age and class a child is welcome: `Vanaf 6 jaar, eerste leerjaar`. Empty for a group that says neither. */
export const welcomeFrom = ({
  vanafLeeftijd,
  vanafKlas,
}: Pick<Site['werking'], 'vanafLeeftijd' | 'vanafKlas'>) =>
  [vanafLeeftijd && `Vanaf ${vanafLeeftijd} jaar`, vanafKlas].filter(Boolean).join(', ');

/** Who belongs to an age group, as a row of a table. */
export type AgeRow = {
  name: string;
  /** The half that it is for, where the other half has no such group. */
  half?: Half | undefined;
  /** School years, as the group writes them. */
  age?: string | undefined;
  /** Years of birth: `2019 of 2020`. */
  born?: string | undefined;
  /** In euro a year, where it is not that of the others. */
  fee?: number | undefined;
  isFull: boolean;
  /** The address of its page; none of a row for two groups. */
  path?: string | undefined;
};

type Group = Pick<Leaders['groepen'][number], 'naam' | 'leeftijd' | 'geboren' | 'lidgeld' | 'vol'>;

/**
 * The age groups with an age or years of birth, youngest first, and those that are full; a group that both halves have alike is one row.
 * @param year the year in which the working year begins
 */
export function ageRows(teams: Teams, year: number): AgeRow[] {
  const of = (page: { groepen: readonly Group[] } | undefined, own?: Half) =>
    (page?.groepen ?? []).map((group) => ({ group, own, half: teams.girls && teams.boys && own }));
  const all = [...of(teams.leaders), ...of(teams.girls, 'meisjes'), ...of(teams.boys, 'jongens')].filter(
    ({ group }) => group.leeftijd ?? group.geboren ?? group.lidgeld ?? group.vol,
  );
  return all
    .filter(({ group }, at) => all.findIndex((other) => isAlike(other.group, group)) === at)
    .map(({ group, half }) => ({
      name: group.naam,
      half: all.filter((other) => isAlike(other.group, group)).length > 1 ? undefined : half,
      age: group.leeftijd,
      born: group.geboren && birthYears(group.geboren, year),
      fee: group.lidgeld,
      isFull: group.vol ?? false,
      youngest: group.geboren?.van ?? 0,
    }))
    .sort((a, b) => a.youngest - b.youngest)
    .map(({ youngest: _, ...row }) => row);
}

/** The rows with the addresses of the pages of their groups, where a row is about one. */
export const withPaths = (rows: readonly AgeRow[], groups: readonly NamedGroup[]): AgeRow[] =>
  rows.map((row) => {
    const own = groups.filter((group) => isNamed(group, [row.half ? `${row.name} (${row.half})` : row.name]));
    const [only, ...others] = own;
    return { ...row, path: only && others.length === 0 ? ageGroupPath(only.id) : undefined };
  });

const isAlike = (one: Group, other: Group) =>
  isSameGroup(one.naam, other.naam) &&
  slug(one.leeftijd ?? '') === slug(other.leeftijd ?? '') &&
  one.geboren?.van === other.geboren?.van &&
  one.geboren?.tot === other.geboren?.tot &&
  one.lidgeld === other.lidgeld &&
  one.vol === other.vol;

/** Those who turn 6 or 7 in 2026: `2019 of 2020`; more than two years as `2016 tot 2019`. */
function birthYears({ van, tot }: { van: number; tot: number }, year: number): string {
  const [first, last] = [year - tot, year - van];
  if (last - first > 1) return `${first} tot ${last}`;
  return listed([...new Set([first, last])].map(String), 'of');
}

/** The year in which the working year that parents ask about begins: that of the calendar until it is over, and from July on the new one. */
export function joiningYear(calendar: Pick<Calendar, 'werkjaar'> | undefined, day: CalendarDate): number {
  if (calendar && compareDays(day, calendar.werkjaar.tot) <= 0) return calendar.werkjaar.van.year;
  return workingYearOn(day);
}
