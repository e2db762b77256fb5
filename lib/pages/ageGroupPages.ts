import { type Group, type MeetingContent, meetingGroups } from '@/lib/meetings/groups';
import type { PageAddress } from './pages';

/** The page of each age group that has a place on a page with leaders. */

export const ageGroupsWithPage = (content: MeetingContent): Group[] =>
  meetingGroups(content).filter(({ page }) => page !== undefined);

/** `kwiks` → `/groepen/kwiks`. */
export const ageGroupAddress = (id: string): PageAddress => `/groepen/${id}`;

/** `kwiks` → `/groepen/kwiks/`. */
export const ageGroupPath = (id: string): `/groepen/${string}/` => `/groepen/${id}/`;
