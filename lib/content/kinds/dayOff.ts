import * as z from 'zod';
import { problemMessage, readMessage, replaceAdvice } from '@/lib/content/problem';
import type { CalendarDate } from '@/lib/dates/days';
import { date } from './date';
import { fieldInfo } from './field';
import { plain } from './plain';

/** A day without activity, and why in a few words. */
type DayOff = CalendarDate & { reason?: string | undefined };

/** `27 december 2026 (kerstvakantie)` → `{ day: 27, month: 12, year: 2026, reason: 'kerstvakantie' }`; the reason may be left out. */
export const dayOff = z
  .unknown()
  .transform((value, { issues }): DayOff => {
    const { day, reason } = partsOf(value);
    const [known, words] = [date.safeParse(day), plain.optional().safeParse(reason)];
    if (known.success && words.success) return { ...known.data, ...(words.data && { reason: words.data }) };
    const { expected, advice, instead } = readMessage((known.error ?? words.error)?.issues[0]?.message ?? '');
    const whole = known.success ? writtenDayOff(String(day), instead) : writtenDayOff(instead ?? '', reason);
    const message = problemMessage(expected, instead ? replaceAdvice(whole) : advice);
    issues.push({ code: 'custom', input: value, message });
    return z.NEVER;
  })
  .register(fieldInfo, {
    kind: 'dayOff',
    help: 'Zoals 27 december 2026, of met de reden: 27 december 2026 (kerstvakantie).',
  });

/** A day without activity as content writes it. */
export const writtenDayOff = (day: string, reason: string | undefined): string =>
  reason ? `${day} (${reason})` : day;

/** The day and the reason as they are written; the day alone when there is no reason behind it. */
function partsOf(value: unknown): { day: unknown; reason?: string | undefined } {
  const [, day, reason] = (typeof value === 'string' && /^(.*?)\s*\((.*)\)$/.exec(value.trim())) || [];
  return day === undefined ? { day: value } : { day, reason };
}
