import { halves } from '@/lib/content/groupNames';
import type { Content } from '@/lib/content/schemas/content';
import { type Group, type MeetingContent, meetingGroups } from '@/lib/meetings/groups';
import { slug } from '@/lib/text/slug';
import { ageGroupPath, ageGroupsWithPage } from './ageGroupPages';
import { ownLinks, type WithOwnPages } from './ownPages';
import { addressOf, routePath } from './pages';

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
  content: Pick<Content, 'site'> & WithOwnPages & MeetingContent,
): { from: string; to: string }[] {
  const pages = new Set(ageGroupsWithPage(content).map(({ id }) => id));
  const existing = [
    ...[...pages].map(ageGroupPath),
    ...ownLinks(content).map(({ address }) => routePath(address)),
  ].map(fileAt);
  return [
    ...content.site.oudeAdressen
      .map(({ van, naar }) => ({ from: van, to: toOf(naar) }))
      .filter(({ from }) => !existing.includes(fileAt(from))),
    ...[...formerIds(content)]
      .filter(([, { id }]) => pages.has(id))
      .map(([former, { id }]) => ({ from: ageGroupPath(former), to: ageGroupPath(id) })),
  ];
}

const toOf = (target: string): string => {
  const address = addressOf(target);
  return address ? routePath(address) : new URL(target).href;
};

/** The file that a host answers an address with: `/info.html` → `info.html`, `/info/` → `info/index.html`. */
export const fileAt = (address: string): string =>
  address.slice(1).replace(/\/?$/, (end) => (address.endsWith('.html') ? end : '/index.html'));
