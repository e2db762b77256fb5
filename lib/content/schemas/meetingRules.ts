import type * as z from 'zod';
import { problemMessage } from '@/lib/content/problem';
import { type CalendarDate, compareDays, weekdayOf } from '@/lib/dates/days';
import { writtenDay } from '@/lib/dates/dayWords';
import { meetingDaysIn, type OwnMeeting, rhythmOf } from '@/lib/meetings/groups';
import type { Rhythm } from '@/lib/meetings/rhythm';
import { listed } from '@/lib/text/words';
import { leaderFiles } from './files';
import type { calendarFile } from './kalender';
import type { leadersFile } from './leiding';
import type { siteFile } from './site';

type Files = { [file in (typeof leaderFiles)[number]]?: z.infer<typeof leadersFile> | undefined } & {
  site: z.infer<typeof siteFile>;
  calendar?: z.infer<typeof calendarFile> | undefined;
};
type Issue = { path: PropertyKey[]; message: string };

/** Returns what an age group says of its own meetings against the rest: days that are none of its days, hours, a season outside the year. */
export const meetingIssues = ({ site, calendar, ...content }: Files): Issue[] =>
  leaderFiles.flatMap((file) =>
    (content[file]?.groepen ?? []).flatMap(({ werking }, index) => {
      if (!werking) return [];
      const rhythm = rhythmOf(site.werking, werking);
      const wrong = [...wrongHours(werking, rhythm), ...wrongDays(werking, rhythm, calendar?.werkjaar)];
      const issues = wrong.length > 0 || !calendar ? wrong : neverMeets(rhythm, calendar.werkjaar);
      return issues.map(({ path, message }) => ({
        path: [file, 'groepen', index, 'werking', ...path],
        message,
      }));
    }),
  );

/** One hour is written, and does not go with the one of everybody. */
function wrongHours({ van, tot }: OwnMeeting, { from, to }: Rhythm): Issue[] {
  if (from < to || (van && tot)) return [];
  const message = problemMessage(
    `een uur dat past bij het gewone: ${tot ? `later dan ${from}` : `vroeger dan ${to}`}`,
    'verbeter het uur, of schrijf ⟦van⟧ én ⟦tot⟧',
  );
  return [{ path: [tot ? 'tot' : 'van'], message }];
}

/** Nobody comes together in the whole working year. */
function neverMeets(rhythm: Rhythm, year: Parameters<typeof meetingDaysIn>[1]): Issue[] {
  if (meetingDaysIn(rhythm, year).days.length > 0) return [];
  const message = problemMessage(
    'minstens één dag in het werkjaar (⟦kalender.yaml‖bij ‘Kalender’⟧) waarop de groep samenkomt',
    'kijk ⟦dag⟧, ⟦elke⟧, ⟦eersteKeer⟧ en ⟦laatsteKeer⟧ na',
  );
  return [{ path: [], message }];
}

function wrongDays(
  { eersteKeer, laatsteKeer, niet = [] }: OwnMeeting,
  { weekdays }: Rhythm,
  year: { van: CalendarDate; tot: CalendarDate } | undefined,
): Issue[] {
  const written = [
    { path: ['eersteKeer'], day: eersteKeer },
    { path: ['laatsteKeer'], day: laatsteKeer },
    ...niet.map((day, index) => ({ path: ['niet', index], day })),
  ];
  return written.flatMap(({ path, day }): Issue[] => {
    if (!day) return [];
    if (!weekdays.includes(weekdayOf(day))) {
      const message = problemMessage(
        `een ${listed(weekdays, 'of')}: deze dag is een ${weekdayOf(day)}`,
        'verbeter de datum, of de dag van deze groep',
      );
      return [{ path, message }];
    }
    if (!year || (compareDays(day, year.van) >= 0 && compareDays(day, year.tot) <= 0)) return [];
    const message = problemMessage(
      `een dag in het werkjaar: van ${writtenDay(year.van)} tot ${writtenDay(year.tot)} (⟦kalender.yaml‖bij ‘Kalender’⟧)`,
      'is er een nieuw werkjaar, zet dan de datum van dat jaar; anders: verbeter het jaar',
    );
    return [{ path, message }];
  });
}
