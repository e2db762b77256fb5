import { exampleTexts, type GroupName } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { withoutEmbargoed } from '@/lib/content/check/embargo';
import type { CalendarDate } from '@/lib/dates/days';
import { withRecords } from '@/lib/photos/photo';
import { programmeFeed } from '@/lib/programme/ics';
import { programmeOf } from '@/lib/programme/programme';

const photo = { stem: '', width: 3, height: 2, avif: [], jpeg: [3], placeholder: '', colour: '' };
const today = { year: 2026, month: 11, day: 23 };

type FeedOptions = {
  of?: GroupName;
  programme?: string | undefined;
  changed?: Date | undefined;
  day?: CalendarDate | undefined;
};

/** Functions that make the feeds of an example group, by the ids of its age groups. */
export function feedsOf({
  of = 'full',
  programme,
  changed = new Date('2026-11-20T10:00:00Z'),
  day = today,
}: FeedOptions) {
  const texts = { ...exampleTexts(of), ...(programme && { 'programma.yaml': programme }) };
  const { content } = checkContent(texts);
  if (!content) throw new Error(`the group ${of} has problems`);
  const shown = withRecords(withoutEmbargoed(content, day), () => photo);
  const all = programmeOf(shown);
  if (!all) throw new Error(`the group ${of} has no programme`);
  const { site, calendar } = shown;
  return new Map(
    all.groups.map((group) => [
      group.id,
      () => programmeFeed({ site, calendar, programme: all, group, changed }),
    ]),
  );
}
