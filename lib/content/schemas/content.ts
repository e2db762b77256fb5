import * as z from 'zod';

import { problemMessage } from '@/lib/content/problem';
import { compareDays, weekdayOf } from '@/lib/dates/days';
import type { Shown } from '@/lib/photos/photo';
import { campFile } from './bivak';
import { contactFile } from './contact';
import { documentsFile } from './documenten';
import { label } from './fields';
import type { FileName } from './files';
import { homeFile } from './home';
import { calendarFile } from './kalender';
import { leadersFile } from './leiding';
import { privacyFile } from './privacy';
import { good } from './rules';
import { siteFile } from './site';
import { rentalFile } from './verhuur';

/** All files together, by the names of `fileNames`. */
export const contentSchema = z
  .object({
    site: siteFile,
    home: homeFile,
    boys: label('Jongensleiding', leadersFile),
    girls: label('Meisjesleiding', leadersFile),
    camp: campFile,
    documents: documentsFile,
    contact: contactFile,
    privacy: privacyFile,
    rental: rentalFile,
    calendar: calendarFile,
  } satisfies Record<FileName, z.ZodType>)
  .superRefine(
    ({ site, calendar }, { addIssue }) => {
      const { van, tot, geenActiviteit } = calendar.werkjaar;
      for (const [index, day] of geenActiviteit.entries()) {
        const path = ['calendar', 'werkjaar', 'geenActiviteit', index];
        if (weekdayOf(day) !== site.werking.dag) {
          const message = problemMessage(
            `een ${site.werking.dag} (de dag van onze activiteit, in site.yaml); deze dag is een ${weekdayOf(day)}`,
            'verbeter de datum of haal deze regel weg',
          );
          addIssue({ code: 'custom', path, message });
        } else if (compareDays(day, van) < 0 || compareDays(day, tot) > 0) {
          const message = problemMessage(
            'een dag in het werkjaar, tussen de velden van en tot',
            'verbeter het jaar, of haal deze oude datum weg',
          );
          addIssue({ code: 'custom', path, message });
        }
      }
    },
    { when: good('site', 'calendar') },
  );

/** The content as it was read: a photo is the name of its file. */
export type Content = z.infer<typeof contentSchema>;

/** The content as pages get it: a photo is what a page needs to show it. */
export type ShownContent = Shown<Content>;
export type Site = ShownContent['site'];
export type Home = ShownContent['home'];
export type Leaders = ShownContent['boys'];
export type AgeGroup = Leaders['groepen'][number];
export type Camp = ShownContent['camp'];
export type Documents = ShownContent['documents'];
export type Contact = ShownContent['contact'];
export type Privacy = ShownContent['privacy'];
export type Rental = ShownContent['rental'];
export type Calendar = ShownContent['calendar'];
