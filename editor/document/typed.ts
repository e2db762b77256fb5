import type * as z from 'zod';
import { date, dayMonth } from '@/lib/content/kinds/date';
import { dayOff } from '@/lib/content/kinds/dayOff';
import type { Kind } from '@/lib/content/kinds/field';
import { time } from '@/lib/content/kinds/time';
import { readMessage } from '@/lib/content/problem';
import { quotedKinds, type Value } from './nodes';

/** The text in an input for a value in a file: `12,5` for `12.5`. */
export function typedOf(kind: Kind, value: unknown): string {
  if (value === null || value === undefined) return '';
  return isAmount(kind) && typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

/**
 * The value in a file for a typed text. A number for a numeric kind, with a comma or a point; text that is no number is unchanged, for
 * the check to report. A day or an hour in another notation becomes what the check advises: `20/02/2027`, `23u30`. Empty text is `null`.
 */
export function valueFrom(kind: Kind, typed: string): Value {
  const text = typed.trim();
  if (text === '') return null;
  const meant = understood(kind, text);
  if (meant) return meant;
  if (isQuoted(kind)) return /^["“”](.*)["“”]$/.exec(text)?.[1] ?? text; // the advice of the check shows the quotes of the file
  if (!isAmount(kind) && !isNumber(kind)) return text;
  const number = isAmount(kind) ? text.replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : text;
}

const schemas: Partial<Record<Kind, z.ZodType>> = { date, dayMonth, dayOff, time };

/** What the check advises to write, where it does not guess: not for a misspelt month, a weekday of another date, or a year that is left out. */
function understood(kind: Kind, text: string): string | undefined {
  const [issue] = schemas[kind]?.safeParse(text).error?.issues ?? [];
  if (!issue) return undefined;
  const { advice = '', instead } = readMessage(issue.message);
  const words = kind === 'time' ? [] : (text.toLowerCase().match(/[a-z]+/g) ?? []);
  const isGuess = words.some((word) => !new RegExp(`\\b${word}`).test(advice));
  return isGuess || (hasYear(kind) && !isYearTyped(text)) ? undefined : instead;
}

const hasYear = (kind: Kind) => kind === 'date' || kind === 'dayOff';
const isYearTyped = (text: string) => /\d{4}|\d+\D+\d+\D+\d+/.test(text.replace(/\(.*/, ''));

const isAmount = (kind: Kind) => kind === 'price' || kind === 'degrees';
const isQuoted = (kind: Kind) => quotedKinds.includes(kind);
const isNumber = (kind: Kind) => kind === 'count' || kind === 'year';
