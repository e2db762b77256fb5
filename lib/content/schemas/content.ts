import * as z from 'zod';

import { problemMessage } from '@/lib/content/problem';
import { compareDays, weekdayOf } from '@/lib/dates/days';
import { weekdaysOf } from '@/lib/meetings/groups';
import type { Shown } from '@/lib/photos/photo';
import { listed } from '@/lib/text/words';
import { campFile } from './bivak';
import { departureIssues } from './campRules';
import { contactFile } from './contact';
import { documentsFile } from './documenten';
import { label } from './fields';
import { type FileName, fileNames, leaderFiles } from './files';
import { homeFile } from './home';
import { calendarFile } from './kalender';
import { leadersFile } from './leiding';
import { joinFile } from './lid';
import { meetingIssues } from './meetingRules';
import { unknownGroups } from './namedGroups';
import { ownPagesFile } from './paginas';
import { privacyFile } from './privacy';
import { programmeFile } from './programma';
import { programmeIssues } from './programmeRules';
import { noneWrong, noneWrongIn, noneWrongOf } from './rules';
import { siteFile } from './site';
import { rentalFile } from './verhuur';

/** Each file by itself, by the names of `fileNames`. */
const files = z.object({
  // every meeting knows what its usual place is called
  site: siteFile.transform((site) => ({ ...site, werking: { ...site.werking, hall: site.woorden.hall } })),
  home: homeFile.prefault({}),
  boys: label('Jongensleiding', leadersFile).optional(),
  girls: label('Meisjesleiding', leadersFile).optional(),
  leaders: label('Leiding', leadersFile).optional(),
  camp: campFile.optional(),
  documents: documentsFile.prefault({}),
  contact: contactFile.prefault({}),
  join: joinFile.optional(),
  privacy: privacyFile.prefault({}),
  rental: rentalFile.optional(),
  calendar: calendarFile.optional(),
  programme: programmeFile.optional(),
  ownPages: ownPagesFile.optional(),
} satisfies Record<FileName, z.ZodType>);

/** Adds the rules about several files together. */
export const withRules = (each: typeof files) =>
  each
    .superRefine(reports(daysOffOutside), { when: noneWrongIn('site', 'calendar', ...leaderFiles) })
    .superRefine(reports(meetingIssues), { when: noneWrongIn('site', 'calendar', ...leaderFiles) })
    .superRefine(reports(departureIssues), { when: noneWrongIn('camp', ...leaderFiles) })
    .superRefine(reports(leadersTwice), { when: noneWrongOf('leaders') })
    .superRefine(reports(unknownGroups), { when: noneWrong })
    .superRefine(reports(programmeIssues), {
      when: noneWrongIn('site', 'calendar', 'programme', ...leaderFiles),
    });

type Files = z.infer<typeof files>;
type Issue = { path: PropertyKey[]; message: string };

const reports =
  (rule: (content: Files) => readonly Issue[]) =>
  (content: Files, { addIssue }: z.core.$RefinementCtx): void => {
    for (const issue of rule(content)) addIssue({ code: 'custom', ...issue });
  };

/** Days without activity on which nobody meets, or not in the working year. */
function daysOffOutside({ calendar, programme: _, ...content }: Files): Issue[] {
  if (!calendar) return [];
  const weekdays = weekdaysOf(content);
  const { van, tot, geenActiviteit } = calendar.werkjaar;
  return geenActiviteit.flatMap((day, index) => {
    const path = ['calendar', 'werkjaar', 'geenActiviteit', index];
    if (!weekdays.includes(weekdayOf(day))) {
      const message = problemMessage(
        `een ${listed(weekdays, 'of')} (de dag van onze activiteit, ⟦in site.yaml‖bij ‘Op elke pagina’⟧); deze dag is een ${weekdayOf(day)}`,
        'verbeter de datum of haal ⟦deze regel‖dit⟧ weg',
      );
      return { path, message };
    }
    if (compareDays(day, van) >= 0 && compareDays(day, tot) <= 0) return [];
    const message = problemMessage(
      'een dag in het werkjaar, tussen de velden ⟦van⟧ en ⟦tot⟧',
      'verbeter het jaar, of haal deze oude datum weg',
    );
    return { path, message };
  });
}

function leadersTwice({ boys, girls, leaders }: Files): Issue[] {
  const other = [boys && fileNames.boys, girls && fileNames.girls].filter(Boolean).join(' en ');
  if (!leaders || !other) return [];
  const message = problemMessage(
    `één pagina voor alle leiding (${fileNames.leaders}), of een voor de jongens en een voor de meisjes`,
    `zet de groepen van ${other} in ${fileNames.leaders} en wis ${other}, of wis ${fileNames.leaders}`,
  );
  return [{ path: ['leaders'], message }];
}

/** All files together. */
export const contentSchema = withRules(files);

/** The content as it was read: a photo is the name of its file. */
export type Content = z.infer<typeof contentSchema>;

/** The content as pages get it: a photo is what a page needs to show it. */
export type ShownContent = Shown<Content>;
export type Site = ShownContent['site'];
export type Home = ShownContent['home'];
export type Leaders = NonNullable<ShownContent['leaders']>;
export type AgeGroup = Leaders['groepen'][number];
export type Camp = NonNullable<ShownContent['camp']>;
export type Documents = ShownContent['documents'];
export type Contact = ShownContent['contact'];
export type Join = NonNullable<ShownContent['join']>;
export type Privacy = ShownContent['privacy'];
export type Rental = NonNullable<ShownContent['rental']>;
export type Calendar = NonNullable<ShownContent['calendar']>;
export type OwnPage = NonNullable<ShownContent['ownPages']>['paginas'][number];
export type PageBlock = OwnPage['blokken'][number];
