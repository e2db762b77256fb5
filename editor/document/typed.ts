import type { Kind } from '@/lib/content/kinds/field';
import { quotedKinds, type Value } from './nodes';

/** The text in an input for a value in a file: `12,5` for `12.5`. */
export function typedOf(kind: Kind, value: unknown): string {
  if (value === null || value === undefined) return '';
  return isAmount(kind) && typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

/**
 * The value in a file for a typed text. A number for a numeric kind, with a comma or a point; text that is no number is unchanged, for
 * the check to report. Empty text is `null`.
 */
export function valueFrom(kind: Kind, typed: string): Value {
  const text = typed.trim();
  if (text === '') return null;
  if (isQuoted(kind)) return /^["“”](.*)["“”]$/.exec(text)?.[1] ?? text; // the advice of the check shows the quotes of the file
  if (!isAmount(kind) && !isNumber(kind)) return text;
  const number = isAmount(kind) ? text.replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : text;
}

const isAmount = (kind: Kind) => kind === 'price' || kind === 'degrees';
const isQuoted = (kind: Kind) => quotedKinds.includes(kind);
const isNumber = (kind: Kind) => kind === 'count' || kind === 'year';
