import type * as z from 'zod';
import { date, dayMonth } from '@/lib/content/kinds/date';
import { dayOff } from '@/lib/content/kinds/dayOff';
import type { FieldKind } from '@/lib/content/kinds/field';
import { readAmount, readWhole } from '@/lib/content/kinds/number';
import { phone } from '@/lib/content/kinds/phone';
import { time } from '@/lib/content/kinds/time';
import { readMessage } from '@/lib/content/problem';
import { quotedKinds, type Value } from './nodes';

/** The text in an input for a value in a file: `12,5` for `12.5`. */
export function typedOf(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  return isAmount(kind) && typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

/**
 * The value in a file for a typed text: a number, a day, an hour or a telephone number in any notation that can be read in one way:
 * `€ 12,50`, `20/02/2027`, `23u30`, `0032…`. Anything else is unchanged, for the check to ask what is meant. Empty text is `null`.
 */
export function valueFrom(kind: FieldKind, typed: string): Value {
  const text = typed.trim();
  if (text === '') return null;
  const meant = understood(kind, text);
  if (meant) return meant;
  if (isQuoted(kind)) return /^["“”](.*)["“”]$/.exec(text)?.[1] ?? text; // the advice of the check shows the quotes of the file
  return numberFrom(kind, text) ?? text;
}

/** The number that a text stands for; undefined for what can be read in more than one way, which the check asks about. */
function numberFrom(kind: FieldKind, text: string): number | undefined {
  if (kind === 'price') return readAmount(text);
  if (kind === 'degrees')
    return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
  return isNumber(kind) ? readWhole(text) : undefined;
}

const schemas: Partial<Record<FieldKind, z.ZodType>> = { date, dayMonth, dayOff, phone, time };

/** What the check advises to write, where it does not guess: not for a misspelt month, a weekday of another date, or a year that is left out. */
function understood(kind: FieldKind, text: string): string | undefined {
  const [issue] = schemas[kind]?.safeParse(text).error?.issues ?? [];
  if (!issue) return undefined;
  const { advice = '', instead } = readMessage(issue.message);
  const words = kind === 'time' || kind === 'phone' ? [] : (text.toLowerCase().match(/[a-z]+/g) ?? []);
  const isGuess = words.some((word) => !new RegExp(`\\b${word}`).test(advice));
  return isGuess || (hasYear(kind) && !isYearTyped(text)) ? undefined : instead;
}

const hasYear = (kind: FieldKind) => kind === 'date' || kind === 'dayOff';
const isYearTyped = (text: string) => /\d{4}|\d+\D+\d+\D+\d+/.test(text.replace(/\(.*/, ''));

const isAmount = (kind: FieldKind) => kind === 'price' || kind === 'degrees';
const isQuoted = (kind: FieldKind) => quotedKinds.includes(kind);
const isNumber = (kind: FieldKind) => kind === 'count' || kind === 'year';
