import { noBreak } from './words';

/** Formats in Dutch. A no-break space joins a number and its word. */

/** Euro: `40` → `€ 40`, `12.5` → `€ 12,50`. */
export function euro(amount: number): string {
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2).replace('.', ',');
  return `€${noBreak}${digits}`;
}

/** A time of day: `"14:00"` → `14`, `"20:30"` → `20.30`. */
export function hour(time: string): string {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}

/** A time of day with its word: `"20:30"` → `20.30 uur`. */
export const timeOfDay = (time: string): string => `${hour(time)}${noBreak}uur`;

/** `"14:00"`, `"17:00"` → `14 tot 17 uur`. */
export function hours(from: string, until: string): string {
  return `${hour(from)} tot ${timeOfDay(until)}`;
}

/** A Belgian telephone number as a link: `0400 00 00 01` → `tel:+32400000001`; a short one has no country: `tel:112`. */
export function telephoneLink(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  if (/^\d{3,4}$/.test(digits)) return `tel:${digits}`;
  return `tel:${digits.startsWith('+') ? digits : `+32${digits.replace(/^0/, '')}`}`;
}
