import * as z from 'zod';
import { date } from '@/lib/content/kinds/date';
import { identifier } from '@/lib/content/kinds/identifier';
import { count, price } from '@/lib/content/kinds/number';
import { plain } from '@/lib/content/kinds/plain';
import { privateText } from '@/lib/content/kinds/privateText';
import { text } from '@/lib/content/kinds/text';
import { time } from '@/lib/content/kinds/time';
import { problemMessage } from '@/lib/content/problem';
import { type CalendarDate, compareDays, daysBetween, everyWeekday, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { overlaps, type TakenHours, timeSpanOf } from '@/lib/rental/dayParts';
import { hours } from '@/lib/text/format';
import { bareText } from '@/lib/text/sourceMarkers';
import { block, label, list } from './fields';
import { eachOnce, mustBeLater, noneWrong, noneWrongOf } from './rules';

const dayPart = z
  .strictObject({
    naam: plain,
    van: label('Begint om', time),
    tot: label('Eindigt om', time), // after midnight too
    prijs: label('Prijs', price),
  })
  .refine(({ van, tot }) => van !== tot, {
    ...mustBeLater('uur'),
    error: problemMessage(
      'een ander uur dan dat waarop het dagdeel begint (veld ⟦van⟧)',
      'geef het uur waarop het dagdeel eindigt, na middernacht mag ook',
    ),
  });

/** Parts of a day that are taken, or hours of it; a whole day without either; once, or every week. Who comes is private, as with a stay. */
const takenPart = z
  .strictObject({
    dag: label('Op', date),
    welke: list('Welke dagdelen', 'dagdeel', identifier).min(1).optional(),
    van: label('Vanaf', time).optional(),
    tot: label('Tot', time).optional(),
    elkeWeekTot: label('Elke week opnieuw, tot en met', date).optional(),
    behalve: list('Behalve op', 'dag', date).optional(),
    wie: label('Wie er komt', privateText).optional(),
  })
  .refine(({ welke, van, tot }) => (van === undefined) === (tot === undefined) && !(welke && van), {
    error: problemMessage(
      'dagdelen (veld ⟦welke⟧), of uren (⟦van⟧ en ⟦tot⟧), of geen van beide voor een hele dag',
      'hou er één manier over: noem de dagdelen, of geef het uur van begin en einde',
    ),
  })
  .refine(({ dag, elkeWeekTot }) => !elkeWeekTot || isWithinAYear(dag, elkeWeekTot), {
    path: ['elkeWeekTot'],
    error: problemMessage(
      'een dag na de eerste keer (veld ⟦dag⟧), hoogstens een jaar later',
      'kijk het jaar na, of haal dit weg voor één keer',
    ),
    when: noneWrongOf('dag', 'elkeWeekTot'),
  })
  .superRefine(
    (taken, { addIssue }) => {
      const days = daysOf(taken);
      for (const [index, free] of (taken.behalve ?? []).entries()) {
        if (days.some((day) => compareDays(day, free) === 0)) continue;
        const message = problemMessage(
          'een dag waarop het anders verhuurd is: ⟦dag⟧, of een week of meer later, tot en met ⟦elkeWeekTot⟧',
          'kijk de dag na, of haal hem weg',
        );
        addIssue({ code: 'custom', path: ['behalve', index], message });
      }
    },
    { when: noneWrong },
  )
  .transform(({ wie, ...hours }) => hours);

/** Once, or every week. */
const daysOf = ({ dag, elkeWeekTot }: { dag: CalendarDate; elkeWeekTot?: CalendarDate | undefined }) =>
  elkeWeekTot ? everyWeekday(weekdayOf(dag), dag, elkeWeekTot) : [dag];

const isWithinAYear = (from: CalendarDate, until: CalendarDate) => {
  const days = daysBetween(from, until);
  return days > 0 && days <= 366;
};

/** The hours that an entry takes: its own, or those of its parts, or else of every part of that day; of every week that it has. */
function hoursTaken(
  parts: readonly z.infer<typeof dayPart>[],
  { welke, van, tot, behalve = [], ...weeks }: z.infer<typeof takenPart>,
): TakenHours[] {
  const names = welke?.map(bareText);
  const times =
    van && tot
      ? [{ from: van, until: tot }]
      : parts
          .filter(({ naam }) => !names || names.includes(bareText(naam)))
          .map((part) => ({ from: part.van, until: part.tot }));
  return daysOf(weeks)
    .filter((day) => behalve.every((free) => compareDays(free, day) !== 0))
    .flatMap((day) => times.map((one) => ({ day, ...one })));
}

/** A hall that is rented by the hour of the day: a party, a meeting, a course. */
export const dayParts = block('Per dagdeel', {
  titel: plain,
  delen: list('Dagdelen', 'dagdeel', dayPart)
    .min(1)
    .superRefine(
      ...eachOnce(
        'naam',
        ({ naam }) => naam,
        'een dagdeel dat er nog niet staat',
        'geef elk dagdeel een eigen naam',
      ),
    ),
  heleDag: label('Een hele dag', price).optional(),
  perUur: label('Per uur', price).optional(),
  personen: label('Zoveel mensen kunnen erin', count).optional(),
  tip: text.optional(),
  verhuurd: list('Verhuurde dagdelen', 'verhuring', takenPart).optional(),
})
  .superRefine(
    ({ delen: parts, verhuurd = [] }, { addIssue }) => {
      const names = parts.map(({ naam }) => bareText(naam));
      const taken: TakenHours[] = [];
      for (const [index, one] of verhuurd.entries()) {
        const at = (one.welke ?? []).findIndex((name) => !names.includes(bareText(name)));
        const own = hoursTaken(parts, one);
        const other = taken.find((earlier) =>
          own.some((times) => overlaps(timeSpanOf(earlier.day, earlier), timeSpanOf(times.day, times))),
        );
        taken.push(...own);
        if (at >= 0) {
          const message = problemMessage(
            `een van de dagdelen: ${names.join(', ')}`,
            'kies er een, of zet dit dagdeel bij ⟦delen⟧',
          );
          addIssue({ code: 'custom', path: ['verhuurd', index, 'welke', at], message });
        } else if (other) {
          const message = problemMessage(
            `uren die nog vrij zijn: op ${dayOfMonth(other.day)} is ${hours(other.from, other.until)} al verhuurd`,
            'kijk welke van de twee juist is, of zet die dag bij ⟦behalve⟧',
          );
          addIssue({ code: 'custom', path: ['verhuurd', index, 'dag'], message });
        }
      }
    },
    { when: noneWrong },
  )
  .transform(({ verhuurd, ...parts }) => ({
    ...parts,
    ...(verhuurd && { verhuurd: verhuurd.map((one) => hoursTaken(parts.delen, one)) }),
  }));
