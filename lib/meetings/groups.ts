import {
  ageGroups,
  fullName,
  type NamedGroup,
  namesWithOwnTimes,
  type Teams,
} from '@/lib/content/groupNames';
import { type CalendarDate, type Weekday, weekFromMonday } from '@/lib/dates/days';
import { bareText } from '@/lib/text/sourceMarkers';
import type { IconName } from '@/lib/theme/icons';
import { type DayOff, type Frequency, meetingDays, type Rhythm } from './rhythm';

/** The age groups with their rhythms, from content. */

/** When everybody meets, as `site.yaml` has it. */
type Everybody = { dag: Weekday; van: string; tot: string; hall?: string | undefined };

/** What an age group writes of it: only what differs. */
export type OwnMeeting = {
  dag?: Weekday | undefined;
  ookOp?: readonly Weekday[] | undefined;
  elke?: Frequency | undefined;
  eersteKeer?: CalendarDate | undefined;
  laatsteKeer?: CalendarDate | undefined;
  van?: string | undefined;
  tot?: string | undefined;
  waar?: string | undefined;
  niet?: readonly DayOff[] | undefined;
};

/** The rhythm of an age group: what it does not write itself is that of everybody. */
export const rhythmOf = (everybody: Everybody, own: OwnMeeting = {}): Rhythm => ({
  weekdays: [
    own.dag ?? everybody.dag,
    ...(own.ookOp ?? []).filter((day) => day !== (own.dag ?? everybody.dag)),
  ],
  every: own.elke ?? 'week',
  from: own.van ?? everybody.van,
  to: own.tot ?? everybody.tot,
  place: own.waar,
  hall: everybody.hall,
  first: own.eersteKeer,
  last: own.laatsteKeer,
  off: own.niet ?? [],
});

/** An age group: for whom it is, and when it meets. */
export type Group = NamedGroup & {
  /** `Ribbels (meisjes)` where the name alone is not enough. */
  fullName: string;
  age?: string | undefined;
  icon?: IconName | undefined;
  rhythm: Rhythm;
  /** Whether that differs from the rhythm of everybody. */
  hasOwnRhythm: boolean;
};

/** The content that this asks. */
export type MeetingContent = Teams<{
  naam: string;
  vroeger?: readonly string[] | undefined;
  leeftijd?: string | undefined;
  icoon?: IconName | undefined;
  werking?: OwnMeeting | undefined;
}> & {
  site: { werking: Parameters<typeof rhythmOf>[0] };
  programme?: { programma: readonly { voor?: readonly string[] | undefined }[] } | undefined;
};

/** The names of age groups that a programme writes, and of those that meet at a time of their own. */
const namesIn = ({ programme, ...content }: MeetingContent): string[] => [
  ...(programme?.programma ?? []).flatMap(({ voor }) => voor ?? []),
  ...namesWithOwnTimes(content),
];

/** Returns the age groups, in the order of the pages with leaders; without those, the ones that the programme names. */
export const meetingGroups = (content: MeetingContent): Group[] => {
  const { site } = content;
  return ageGroups(content, namesIn(content)).map((group) => {
    const written = group.page && content[group.page]?.groepen[group.index];
    return {
      ...group,
      fullName: fullName(group),
      age: written?.leeftijd,
      icon: written?.icoon,
      rhythm: rhythmOf(site.werking, written?.werking),
      hasOwnRhythm: written?.werking !== undefined,
    };
  });
};

/** A rhythm with who keeps it. */
export type Meetings = {
  rhythm: Rhythm;
  /** Whether its days are those of everybody, or of everybody else. */
  isUsual: boolean;
  groups: readonly Group[];
};

/**
 * Returns the rhythms with other days than each other: first that of everybody, when an age group keeps it or there are none. Other
 * hours on the same days are no rhythm of their own here.
 */
export function meetingsOf(content: MeetingContent): [Meetings, ...Meetings[]] {
  const groups = meetingGroups(content);
  const usual = rhythmOf(content.site.werking);
  const isUsual = ({ rhythm }: Group) => daysIn(rhythm) === daysIn(usual);
  const others: { rhythm: Rhythm; isUsual: false; groups: Group[] }[] = [];
  for (const group of groups.filter((group) => !isUsual(group))) {
    const same = others.find(({ rhythm }) => bare(rhythm) === bare(group.rhythm));
    if (same) same.groups.push(group);
    else others.push({ rhythm: group.rhythm, isUsual: false, groups: [group] });
  }
  const most = groups.filter(isUsual);
  const [first, ...rest] = others;
  if (first && most.length === 0) return [first, ...rest];
  return [{ rhythm: usual, isUsual: true, groups: most }, ...others];
}

/** The weekdays on which some age group meets, Monday first. */
export const weekdaysOf = (content: MeetingContent): Weekday[] => {
  const all = meetingsOf(content).flatMap(({ rhythm }) => rhythm.weekdays);
  return weekFromMonday.filter((day) => all.includes(day));
};

/** For comparing: without the source markers of the editor's preview. */
const bare = (value: unknown) => bareText(JSON.stringify(value));

const daysIn = ({ weekdays, every, first, last, off }: Rhythm) => bare([weekdays, every, first, last, off]);

/** The days of a rhythm in a working year as content has it: those with a meeting, and those that are left out. */
export const meetingDaysIn = (
  rhythm: Rhythm,
  { van, tot, geenActiviteit }: { van: CalendarDate; tot: CalendarDate; geenActiviteit: readonly DayOff[] },
) => meetingDays(rhythm, { from: van, to: tot, off: geenActiviteit });
