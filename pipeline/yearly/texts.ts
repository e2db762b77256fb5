import * as z from 'zod';
import { problemAt } from '@/lib/content/check/problemAt';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import type { Source } from '@/lib/content/yaml/source';
import { compareInYear, type DayMonth } from '@/lib/dates/days';
import { dayRange, readDayMonth } from '@/lib/dates/dayWords';
import { newSeason } from '@/lib/dates/season';
import { euro, hours } from '@/lib/text/format';
import type { YearlyInput } from './rule';

/** The fields that sentences repeat. */
const facts = z.object({
  site: z.object({
    werking: z.object({ dag: z.string(), van: z.string(), tot: z.string(), lidgeld: z.number() }),
  }),
  camp: z.object({ kamp: z.object({ van: z.string(), tot: z.string() }) }),
});

/** Sentences with another fee, other hours or other days of camp than the fields, or with a year that is over. */
export function* sentencesThatDiffer({ sources, day }: YearlyInput) {
  const known = facts.safeParse({ site: sources.site?.value, camp: sources.camp?.value });
  if (!known.success) return;
  const { werking } = known.data.site;
  const { kamp } = known.data.camp;
  const [from, until] = [readDayMonth(kamp.van), readDayMonth(kamp.tot)];
  for (const { source, path, text, file } of sentencesIn(sources)) {
    const fee = feeIn(text);
    if (fee !== undefined && fee !== werking.lidgeld)
      yield problemAt(source, path, {
        found: `hier is het lidgeld ${euro(fee)}, in site.yaml ${euro(werking.lidgeld)}`,
        advice: 'schrijf in de zin {lidgeld}: dat volgt het veld vanzelf',
      });
    const time = hoursIn(text, werking.dag);
    if (time && (time.from !== werking.van || time.until !== werking.tot))
      yield problemAt(source, path, {
        level: 'look',
        found: `hier is het van ${hours(time.from, time.until)}, in site.yaml van ${hours(werking.van, werking.tot)}`,
        advice:
          'gaat de zin over de wekelijkse activiteit, schrijf dan {werking.uur}: dat volgt het veld vanzelf',
      });
    const range = file === 'camp' || /\b(kamp|bivak)/i.test(text) ? daysIn(text) : undefined;
    if (range && from && until && (!isSame(range.from, from) || !isSame(range.until, until)))
      yield problemAt(source, path, {
        found: `hier is het ${dayRange(range.from, range.until)}, in bivak.yaml ${dayRange(from, until)}`,
        advice: 'schrijf in de zin {bivak.data}: dat volgt de velden vanzelf',
      });
    const years = [...text.matchAll(/(?<![\d/-])20\d\d(?![\d/-])/g)].map(([year]) => Number(year));
    const old = years.find((year) => year < newSeason(day).year);
    if (old !== undefined)
      yield problemAt(source, path, {
        level: 'look',
        found: `hier staat nog ${old}`,
        advice: 'kijk na of dat jaar hier nog hoort',
      });
  }
}

function sentencesIn(sources: YearlyInput['sources']) {
  return contentFiles.flatMap((file) => {
    const source = sources[file];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) =>
      typeof value === 'string' && isSentence(file, path) ? [{ source, path, text: value, file }] : [],
    );
  });
}

const isSentence = (file: FileName, path: Parameters<Source['lineOf']>[0]) =>
  kindAt(file, path) === 'text' || path.at(-1) === 'beschrijving' || path.at(-1) === 'alt';

/** The amount in a sentence about the fee, in euro. */
function feeIn(text: string): number | undefined {
  if (!/lidgeld/i.test(text)) return undefined;
  const [, before, after] = /€\s?(\d+(?:[.,]\d\d)?)|(\d+(?:[.,]\d\d)?)\s?(?:euro|€)/i.exec(text) ?? [];
  const amount = before ?? after;
  return amount === undefined ? undefined : Number(amount.replace(',', '.'));
}

/** The hours in a sentence about the weekly activity, in the notation of the fields. */
function hoursIn(text: string, weekday: string): { from: string; until: string } | undefined {
  if (!new RegExp(`\\b${weekday}`, 'i').test(text)) return undefined;
  const found = /(\d{1,2})(?:[.:u](\d\d))? tot (\d{1,2})(?:[.:u](\d\d))?\s?uur/.exec(text);
  if (!found) return undefined;
  const [, hour = '', minutes = '00', endHour = '', endMinutes = '00'] = found;
  return { from: `${hour.padStart(2, '0')}:${minutes}`, until: `${endHour.padStart(2, '0')}:${endMinutes}` };
}

/** A range of days in a sentence: `21 tot 31 juli`, `28 juli tot en met 4 augustus`. */
function daysIn(text: string): { from: DayMonth; until: DayMonth } | undefined {
  const found = /(\d{1,2})(?: ([a-z]+))? tot (?:en met )?(\d{1,2}) ([a-z]+)/i.exec(
    text.replace(/\u00a0/g, ' '),
  );
  if (!found) return undefined;
  const [, day = '', month, endDay = '', endMonth = ''] = found;
  const from = readDayMonth(`${day} ${month ?? endMonth}`);
  const until = readDayMonth(`${endDay} ${endMonth}`);
  return from && until && { from, until };
}

const isSame = (a: DayMonth, b: DayMonth) => compareInYear(a, b) === 0;
