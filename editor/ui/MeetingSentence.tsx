import { type FieldPlace, valueAtPlace } from '@/editor/document/places';
import type { Texts } from '@/lib/content/check/sources';
import { dayOff } from '@/lib/content/kinds/dayOff';
import { ownMeeting } from '@/lib/content/schemas/ownMeeting';
import { siteFile } from '@/lib/content/schemas/site';
import { type CalendarDate, compareDays, today } from '@/lib/dates/days';
import { dayOfMonth, readDay } from '@/lib/dates/dayWords';
import { rhythmOf } from '@/lib/meetings/groups';
import { rhythmLine } from '@/lib/meetings/meetingWords';
import { meetingDays } from '@/lib/meetings/rhythm';
import { useEditing } from './editing';

/** The sentence that parents read of the meetings of an age group, while somebody changes them. Nothing while a field is wrong. */
export function MeetingSentence({ place }: { place: FieldPlace }) {
  const { work } = useEditing();
  const sentence = meetingSentence(work.texts, place, today(new Date()));
  return (
    sentence && (
      <p role="status">
        Ouders lezen: <strong>{sentence}</strong>
      </p>
    )
  );
}

/** `om de twee weken op zaterdag, 10 tot 12 uur, de volgende keer op 3 oktober`. */
function meetingSentence(texts: Texts, place: FieldPlace, day: CalendarDate): string | undefined {
  const everybody = siteFile.shape.werking.safeParse(
    valueAtPlace(texts, { file: 'site', path: ['werking'] }),
  ).data;
  const own = ownMeeting.safeParse(valueAtPlace(texts, place) ?? {}).data;
  if (!everybody || !own) return undefined;
  const rhythm = rhythmOf(everybody, own);
  const year = (name: string) => valueAtPlace(texts, { file: 'calendar', path: ['werkjaar', name] });
  const [from, to] = ['van', 'tot'].map((name) => readDay(String(year(name) ?? '')));
  const written = year('geenActiviteit');
  const off = (Array.isArray(written) ? written : []).flatMap((one) => dayOff.safeParse(one).data ?? []);
  const days = from && to ? meetingDays(rhythm, { from, to, off }).days : [];
  const next = days.find((one) => compareDays(one, day) >= 0);
  return [rhythmLine(rhythm), next && `de volgende keer op ${dayOfMonth(next)}`].filter(Boolean).join(', ');
}
