import * as z from 'zod';
import { problemMessage } from '@/lib/content/problem';
import { fieldInfo } from './field';

const aPhone = {
  error: problemMessage(
    'een Belgisch telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01"',
    'schrijf het hele nummer, met de 0 vooraan, tussen aanhalingstekens',
  ),
};
export const phone = z
  .string(aPhone)
  .regex(/^(?:0|\+32 ?)[\d ./]+$/, aPhone)
  .refine(hasPhoneLength, aPhone)
  .register(fieldInfo, { kind: 'phone', help: 'Zoals 0400 00 00 01.' });

/**
 * Belgian numbers have, after their 0 or +32, nine digits when they begin with 4 (mobile phones), but for the land lines of Liège
 * (4 2.. and 4 3..); all others have eight (national numbering plan, BIPT).
 */
function hasPhoneLength(value: string): boolean {
  const digits = value.replace(/^(\+32 ?|0)/, '').replace(/[ ./]/g, '');
  return /^(?:4[^23]\d{7}|4[23]\d{6}|[^40]\d{7})$/.test(digits);
}

const aNumberToCall = {
  error: problemMessage(
    'een telefoonnummer tussen aanhalingstekens, bijvoorbeeld "0400 00 00 01" of "112"',
    'schrijf het hele nummer tussen aanhalingstekens',
  ),
};
/** A telephone number, or a short one such as 112. */
export const phoneOrShort = z
  .string(aNumberToCall)
  .refine((value) => /^\d{3,4}$/.test(value) || phone.safeParse(value).success, aNumberToCall)
  .register(fieldInfo, { kind: 'phone', help: 'Zoals 0400 00 00 01, of 112.' });
