import { nearest } from '@/lib/text/nearest';
import { slug } from '@/lib/text/slug';

/**
 * Age groups and their names as content writes them: `Ribbels` means those of both halves, `Ribbels (meisjes)` those of one. A group
 * with one page for all leaders has no halves.
 */

type Page<Group> = { groepen: readonly Group[] } | undefined;

/** The pages with leaders, as far as their age groups go. */
export type Teams<
  Group = { naam: string; leeftijd?: string | undefined; geboren?: { van: number; tot: number } | undefined },
> = {
  boys?: Page<Group>;
  girls?: Page<Group>;
  leaders?: Page<Group>;
};

/** The half of the group that each page with leaders is about. */
export const halves = { girls: 'meisjes', boys: 'jongens', leaders: undefined } as const;

export type Half = 'jongens' | 'meisjes';

/** The name of a group that means it alone: `Ribbels (meisjes)`; without halves as it is. */
const nameInHalf = (name: string, half: Half | undefined): string => (half ? `${name} (${half})` : name);

/** The names of those with a time of their own: they count as age groups, also without an age. */
export const namesWithOwnTimes = (pages: Teams<{ naam: string; werking?: unknown }>): string[] =>
  groupsOnPages(pages).flatMap(({ group: { naam, werking }, half }) =>
    werking ? nameInHalf(naam, half) : [],
  );

/** Returns every age group with its page, its place there and its half, in the order of the pages. */
export const groupsOnPages = <Group>(pages: Teams<Group>) =>
  (['girls', 'boys', 'leaders'] as const).flatMap((page) =>
    (pages[page]?.groepen ?? []).map((group, index) => ({ group, page, index, half: halves[page] })),
  );

/** Every name that content may write. */
export function groupNames(pages: Teams<{ naam: string }>): string[] {
  const all = groupsOnPages(pages);
  const inHalf = all.flatMap(({ group, half }) => (half ? nameInHalf(group.naam, half) : []));
  return [...new Set([...all.map(({ group }) => group.naam), ...inHalf])];
}

/**
 * Returns the name that was probably meant: one of the half that is written, where one of its names is near; with its half only where
 * the name stands on both pages.
 */
export function nearestGroupName(written: string, pages: Teams<{ naam: string }>): string | undefined {
  const [, bare = written, writtenHalf] =
    /^(.*?)(?:\s+\(?(meisjes|jongens)\)?|\s*\(.*)$/i.exec(written) ?? [];
  const half = writtenHalf?.toLowerCase();
  const ofHalf = groupsOnPages(pages).filter((one) => one.half === half);
  const name =
    (half && nearest(bare, new Set(ofHalf.map(({ group }) => group.naam)))) ?? nearest(bare, namesOn(pages));
  return name && (nearest(written, shortestNames(pages, name)) ?? name);
}

/** Returns the names to choose from: each name, and those with a half where the name stands on both pages. */
export function shortestNames(pages: Teams<{ naam: string }>, only?: string): string[] {
  const all = groupsOnPages(pages);
  return namesOn(pages)
    .filter((name) => only === undefined || name === only)
    .flatMap((name) => {
      const halvesOf = all.filter(({ group }) => slug(group.naam) === slug(name)).map(({ half }) => half);
      return halvesOf.length > 1 ? [name, ...halvesOf.map((half) => `${name} (${half})`)] : name;
    });
}

const namesOn = (pages: Teams<{ naam: string }>) => [
  ...new Set(groupsOnPages(pages).map(({ group }) => group.naam)),
];

/**
 * Whether a name that content writes means this group. Names compare as their anchors do: without case, apostrophes, and the source
 * markers of the editor's preview. @param half of the group; undefined where there are none
 */
export const isSameGroup = (written: string, group: string, half?: Half): boolean =>
  slug(written) === slug(group) || (half !== undefined && slug(written) === slug(`${group} (${half})`));

/** Whether content may write this name. */
export const isGroupName = (written: string, names: readonly string[]): boolean =>
  names.some((name) => slug(name) === slug(written));

/** A group of children, as content elsewhere names it. */
export type NamedGroup = {
  /** Unique in the site, for addresses and anchors: `kwiks`, `ribbels-meisjes`. */
  id: string;
  name: string;
  /** Of a name that stands on both pages. */
  half?: Half | undefined;
  /** The page with its leaders, and its place there; undefined for a group without pages of leaders. */
  page?: keyof Teams | undefined;
  index: number;
};

/**
 * Returns the groups of children, in the order of the pages with leaders. A group without age on a page where others have one is no
 * group of children, unless it is named. Without such pages the groups are those that are named.
 *
 * @param named the names that the content uses, as written
 */
export function ageGroups(
  pages: Teams<{ naam: string; leeftijd?: string | undefined }>,
  named: readonly string[] = [],
): NamedGroup[] {
  const all = groupsOnPages(pages);
  if (all.length === 0) {
    const names = new Map(named.map((name) => [slug(name), name]));
    return [...names].map(([id, name], index) => ({ id, name, index }));
  }
  const hasAges = all.some(({ group }) => group.leeftijd !== undefined);
  return all.flatMap(({ group: { naam: name, leeftijd }, page, index }) => {
    const isTwice = all.some((other) => other.page !== page && slug(other.group.naam) === slug(name));
    const half = isTwice ? halves[page] : undefined;
    const group = { id: slug(half ? `${name} ${half}` : name), name, half, page, index };
    const isOfChildren = leeftijd !== undefined || !hasAges;
    return isOfChildren || isNamed(group, named) ? group : [];
  });
}

/** Whether one of these names means the group: `Ribbels` means both halves of one that stands on both pages, `Ribbels (meisjes)` one. */
export const isNamed = ({ name, page }: NamedGroup, names: readonly string[]): boolean =>
  names.some((written) => isSameGroup(written, name, page && halves[page]));

/** A group in words: `Ribbels (meisjes)` where the name alone is not enough. */
export const fullName = ({ name, half }: NamedGroup): string => nameInHalf(name, half);
