import type * as z from 'zod';
import { isNamed } from '@/lib/content/groupNames';
import { problemMessage } from '@/lib/content/problem';
import { type CalendarDate, compareDays, isoDay, isSameDay } from '@/lib/dates/days';
import { type Group, meetingGroups, rhythmOf } from '@/lib/meetings/groups';
import { type Rhythm, rhythmOn } from '@/lib/meetings/rhythm';
import type { calendarFile } from './kalender';
import type { leadersFile } from './leiding';
import type { programmeFile } from './programma';
import type { siteFile } from './site';

type Files = {
  site: z.infer<typeof siteFile>;
  boys?: z.infer<typeof leadersFile> | undefined;
  girls?: z.infer<typeof leadersFile> | undefined;
  leaders?: z.infer<typeof leadersFile> | undefined;
  calendar?: z.infer<typeof calendarFile> | undefined;
  programme?: z.infer<typeof programmeFile> | undefined;
};
type Programme = NonNullable<Files['programme']>;
type Activity = Programme['programma'][number];
type Issue = { path: PropertyKey[]; message: string };

/** Returns what the programme says against the calendar, and twice for one group at one hour. */
export function programmeIssues(content: Files): Issue[] {
  const { programme, calendar } = content;
  if (!programme) return [];
  const groups = meetingGroups(content);
  const everybody = rhythmOf(content.site.werking);
  return [
    ...(calendar ? outsideCalendar(programme.programma, calendar.werkjaar) : []),
    ...wrongHours(everybody, programme, groups),
    ...twiceAtOnce(everybody, programme, groups),
  ].map(({ path, message }) => ({ path: ['programme', ...path], message }));
}

type WorkingYear = { van: CalendarDate; tot: CalendarDate; geenActiviteit: readonly CalendarDate[] };

function outsideCalendar(
  activities: readonly Activity[],
  { van, tot, geenActiviteit }: WorkingYear,
): Issue[] {
  const old = activities.filter(({ datum }) => compareDays(datum, van) < 0);
  return activities.flatMap((activity, index) => {
    const { datum, totDatum } = activity;
    const path = ['programma', index, 'datum'];
    if (compareDays(datum, van) < 0) {
      if (activity !== old[0]) return []; // a new working year: one sentence for all of the last
      const advice =
        old.length > 1
          ? `haal het programma van vorig werkjaar weg: er staan ${old.length} activiteiten vóór het begin`
          : 'verbeter het jaar, of haal deze oude activiteit weg';
      return [
        { path, message: problemMessage('een dag in het werkjaar (⟦kalender.yaml‖bij ‘Kalender’⟧)', advice) },
      ];
    }
    if (compareDays(totDatum ?? datum, tot) > 0) {
      const message = problemMessage(
        'een dag in het werkjaar (⟦kalender.yaml‖bij ‘Kalender’⟧)',
        'verbeter de datum, of zet ⟦in kalender.yaml‖bij ‘Kalender’⟧ een latere laatste dag bij ⟦werkjaar‖‘Werkjaar’⟧',
      );
      return [{ path, message }];
    }
    if (!totDatum && geenActiviteit.some((skipped) => isSameDay(skipped, datum))) {
      const message = problemMessage(
        'een dag met activiteit: deze staat ⟦in kalender.yaml bij geenActiviteit‖bij ‘Kalender’ bij ‘Dagen zonder activiteit’⟧',
        'verbeter de datum, of haal de dag daar weg',
      );
      return [{ path, message }];
    }
    return [];
  });
}

/** One hour is written, and does not go with the usual other one. */
function wrongHours(everybody: Rhythm, programme: Programme, groups: readonly Group[]): Issue[] {
  const message = (van: string, tot: string) =>
    problemMessage(
      `een uur dat past bij het gewone: van ${van} tot ${tot}`,
      'verbeter het uur, of schrijf ⟦van⟧ én ⟦tot⟧',
    );
  return programme.programma.flatMap((activity, index): Issue[] => {
    const { van, tot, datum, totDatum } = activity;
    const [first] = groupsOf(activity, groups);
    const usual = rhythmOn(datum, first?.rhythm ?? everybody, everybody);
    if (totDatum || (van && tot) || !(van || tot) || !usual) return [];
    if ((van ?? usual.from) < (tot ?? usual.to)) return [];
    const path = ['programma', index, tot ? 'tot' : 'van'];
    return [{ path, message: message(usual.from, usual.to) }];
  });
}

const groupsOf = ({ voor }: Pick<Activity, 'voor'>, groups: readonly Group[]): readonly Group[] =>
  voor?.length ? groups.filter((group) => isNamed(group, voor)) : groups;

/** An entry for a group goes before one for everybody: only two of the same sort are a mistake. */
function twiceAtOnce(everybody: Rhythm, programme: Programme, groups: readonly Group[]): Issue[] {
  const spanOf = ({ van, tot, datum, totDatum }: Activity, { rhythm }: { rhythm: Rhythm }) => {
    const usual = totDatum ? undefined : rhythmOn(datum, rhythm, everybody);
    const from = van ?? usual?.from ?? '00:00';
    const to = tot ?? usual?.to ?? '24:00';
    return {
      from: `${isoDay(datum)} ${from}`,
      to: `${isoDay(totDatum ?? datum)} ${totDatum || to > from ? to : '24:00'}`,
    };
  };
  const all = { rhythm: everybody, fullName: 'iedereen' };
  const groupsIn = (activity: Activity): readonly (typeof all)[] =>
    activity.voor?.length ? groupsOf(activity, groups) : [all];
  // of each entry once: a year of two hundred has twenty thousand pairs
  const entries = programme.programma.map((activity, index) => ({
    activity,
    index,
    first: isoDay(activity.datum),
    last: isoDay(activity.totDatum ?? activity.datum),
    groups: groupsIn(activity),
  }));
  const going = entries.filter(({ activity }) => !activity.afgelast);
  return going.flatMap((entry, at) => {
    const twice = going
      .slice(0, at)
      .filter((other) => other.first <= entry.last && entry.first <= other.last)
      .flatMap((other) => {
        const shared = entry.groups.filter((group) => other.groups.includes(group));
        return shared.flatMap((group) => {
          const [one, two] = [spanOf(entry.activity, group), spanOf(other.activity, group)];
          return one.from < two.to && two.from < one.to ? { group, other: other.activity } : [];
        });
      });
    const [first] = twice;
    if (!first) return [];
    const message = problemMessage(
      `één activiteit tegelijk voor ${first.group.fullName}, en ‘${first.other.wat}’ staat er al`,
      'verbeter de datum of de groepen, geef ze elk hun uren, of haal er een weg',
    );
    return [{ path: ['programma', entry.index, 'datum'], message }];
  });
}
