import type { Kind } from '@/lib/content/kinds/field';
import { quotedKinds, type Value } from './nodes';

/** What stands in an input for what stands in a file: `12.5` is typed as `12,5`. */
export function typedOf(kind: Kind, value: unknown): string {
  if (value === null || value === undefined) return '';
  return isAmount(kind) && typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

/**
 * What is written in a file for what somebody typed. A number for a kind that is one, with a comma or a point; words that are none stay
 * words, so that the check can say what is wrong with them. Nothing typed is `null`.
 */
export function valueFrom(kind: Kind, typed: string): Value {
  const text = typed.trim();
  if (text === '') return null;
  if (isQuoted(kind)) return /^["“”](.*)["“”]$/.exec(text)?.[1] ?? text; // as the advice for a file says
  if (!isAmount(kind) && !isNumber(kind)) return text;
  const number = isAmount(kind) ? text.replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : text;
}

const isAmount = (kind: Kind) => kind === 'price' || kind === 'degrees';
const isQuoted = (kind: Kind) => quotedKinds.includes(kind);
const isNumber = (kind: Kind) => kind === 'count' || kind === 'year';
