import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { ageGroups, fullName, isNamed } from '@/lib/content/groupNames';
import type { Content, ShownContent } from '@/lib/content/schemas/content';

type Parts = 'camp' | 'girls' | 'boys' | 'leaders';
/** The content that this asks. */
export type BookletContent = Pick<ShownContent, Parts> | Pick<Content, Parts>;

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

/** Returns the ids of the age groups of a booklet. */
export const bookletGroupIds = (content: BookletContent): string[] =>
  bookletGroups(content).groups.map(({ id }) => id);
