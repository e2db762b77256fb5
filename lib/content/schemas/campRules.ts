import type * as z from 'zod';
import { yearlyCamps } from '@/lib/camp/yearlyCamps';
import { ageGroups, isNamed } from '@/lib/content/groupNames';
import { problemMessage } from '@/lib/content/problem';
import { addDays, type CalendarDate, compareDays, compareInYear, type DayMonth } from '@/lib/dates/days';
import { dayRange } from '@/lib/dates/dayWords';
import { listed, withPlainSpaces } from '@/lib/text/words';
import type { campFile } from './bivak';
import type { leaderFiles } from './files';
import type { leadersFile } from './leiding';

type Files = { [file in (typeof leaderFiles)[number]]?: z.infer<typeof leadersFile> | undefined } & {
  camp?: z.infer<typeof campFile> | undefined;
};

/** In days: some leave before the others, or come home later. */
const around = 14;

/** A camp in words, and the first and last day on which somebody may come or go. */
type Camp = { words: string; first: CalendarDate; last: CalendarDate };

/** Returns the days of a booklet on which nobody comes or goes, as issues: those of age groups with a camp of their own lie within it. */
export function departureIssues({ camp, ...teams }: Files) {
  const { kamp, boekje } = camp ?? {};
  if (!kamp || !boekje) return [];
  const { van, tot } = kamp;
  const ofMost: Camp = {
    words: `een dag van het kamp (${withPlainSpaces(dayRange(van, tot))}) of hoogstens ${around} dagen ervoor of erna`,
    first: addDays(inYear(van), -around),
    last: addDays(inYear(tot), around),
  };
  const own = yearlyCamps(teams);
  const campsOf = (names: readonly string[]): Camp[] => {
    const ids = ageGroups(teams, names).flatMap((group) => (isNamed(group, names) ? group.id : []));
    const theirs = own.filter((one) => one.ids.some((id) => ids.includes(id)));
    const haveAll = ids.length > 0 && ids.every((id) => theirs.some((one) => one.ids.includes(id)));
    return [
      ...(haveAll ? [] : [ofMost]),
      ...theirs.map(({ names, from, until }) => ({
        words: `een dag van het kamp van ${listed(names, 'en')} (${withPlainSpaces(dayRange(from, until))})`,
        first: inYear(from),
        last: inYear(until),
      })),
    ];
  };
  return boekje.vertrek.flatMap(({ voor = [], heen, terug }, at) => {
    for (const camp of campsOf(voor)) {
      const isThere = isDuring(heen.dag, camp);
      if (isThere && isDuring(terug.dag, camp) && compareInYear(heen.dag, terug.dag) <= 0) continue;
      const message = problemMessage(
        `${camp.words}, en terug na heen`,
        camp === ofMost
          ? 'verbeter deze dag, of de velden ⟦kamp › van⟧ en ⟦kamp › tot⟧'
          : 'verbeter deze dag, of de dagen van hun kamp op de pagina van de leiding',
      );
      return [{ path: ['camp', 'boekje', 'vertrek', at, isThere ? 'terug' : 'heen', 'dag'], message }];
    }
    return [];
  });
}

/** Of any year: the rule is about days of one. */
const inYear = (day: DayMonth): CalendarDate => ({ ...day, year: 2027 });

const isDuring = (day: DayMonth, { first, last }: Camp): boolean =>
  compareDays(first, inYear(day)) <= 0 && compareDays(inYear(day), last) <= 0;
