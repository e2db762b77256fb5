import { halves } from '@/lib/content/groupNames';
import type { Content } from '@/lib/content/schemas/content';
import { type Group, type MeetingContent, meetingGroups } from '@/lib/meetings/groups';
import { slug } from '@/lib/text/slug';
import { ageGroupPath, ageGroupsWithPage } from './ageGroupPages';
import { isRoute, routePath } from './pages';

/** Addresses that lead elsewhere now: of a former site, and of age groups with another name. */

/** The former ids of age groups, each with the group of today: `{ kapoenen: zeehonden }`. One that is an id today is none. */
export function formerIds(content: MeetingContent): Map<string, Group> {
  const groups = meetingGroups(content);
  const former = groups.flatMap((group) =>
    (group.page ? (content[group.page]?.groepen[group.index]?.vroeger ?? []) : []).flatMap((name) =>
      // once it may have stood on both pages, with its half in its id
      [slug(name), slug(`${name} ${group.page && halves[group.page]}`)].map((id) => [id, group] as const),
    ),
  );
  const taken = new Set(groups.map(({ id }) => id));
  return new Map(former.reverse().filter(([id]) => id !== '' && !taken.has(id)));
}

/** Where each old address leads: `/info/inschrijven.html` → `/lid-worden/`. */
export function movedAddresses(
  content: Pick<Content, 'site'> & MeetingContent,
): { from: string; to: string }[] {
  const pages = new Set(ageGroupsWithPage(content).map(({ id }) => id));
  return [
    ...content.site.oudeAdressen
      .map(({ van, naar }) => ({ from: van, to: isRoute(naar) ? routePath(naar) : new URL(naar).href }))
      .filter(({ from }) => ![...pages].some((id) => fileAt(ageGroupPath(id)) === fileAt(from))),
    ...[...formerIds(content)]
      .filter(([, { id }]) => pages.has(id))
      .map(([former, { id }]) => ({ from: ageGroupPath(former), to: ageGroupPath(id) })),
  ];
}

/** The file that a host answers an address with: `/info.html` → `info.html`, `/info/` → `info/index.html`. */
export const fileAt = (address: string): string =>
  address.slice(1).replace(/\/?$/, (end) => (address.endsWith('.html') ? end : '/index.html'));
