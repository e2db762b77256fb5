import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { quotedInFile } from '@/lib/content/wordings';
import { fieldInfo } from './field';

const aPhone = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage(
      'een telefoonnummer⟦ tussen aanhalingstekens‖⟧, bijvoorbeeld ⟦"0400 00 00 01"‖0400 00 00 01⟧; een buitenlands begint met +',
      phoneAdvice(input, 'schrijf het hele nummer, met de 0 vooraan⟦, tussen aanhalingstekens‖⟧'),
    ),
};
export const phone = z
  .string(aPhone)
  .refine(isPhone, aPhone)
  .register(fieldInfo, { kind: 'phone', help: 'Zoals 0400 00 00 01.' });

function isPhone(value: string): boolean {
  return isBelgian(value) || isForeign(value);
}
const isBelgian = (value: string) => /^(?:0|\+32 ?)[\d ./]+$/.test(value) && hasPhoneLength(value);

/** From another country: 7 to 15 digits with its code (ITU-T E.164). */
const isForeign = (value: string) =>
  /^\+(?!32)[1-9][\d ./]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, ''));

/** `0032 400…`, `+32 (0)400-00 00 01` → as it is written here, when it is a number then. */
function phoneAdvice(input: unknown, otherwise: string): string {
  const meant = String(input)
    .trim()
    .replace(/^00(?=[1-9])/, '+')
    .replace(/\(0\)/, '')
    .replace(/[-–()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return isPhone(meant) && meant !== input
    ? replaceAdvice(meant, `schrijf ${quotedInFile(meant)}`)
    : otherwise;
}

/**
 * Belgian numbers have, after their 0 or +32, nine digits when they begin with 4 (mobile phones), but for the land lines of Liège
 * (4 2.. and 4 3..); all others have eight (national numbering plan, BIPT).
 */
function hasPhoneLength(value: string): boolean {
  const digits = value.replace(/^(\+32 ?|0)/, '').replace(/[ ./]/g, '');
  return /^(?:4[^23]\d{7}|4[23]\d{6}|[^40]\d{7})$/.test(digits);
}

const aNumberToCall = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage(
      'een telefoonnummer⟦ tussen aanhalingstekens‖⟧, bijvoorbeeld ⟦"0400 00 00 01" of "112"‖0400 00 00 01 of 112⟧',
      phoneAdvice(input, 'schrijf het hele nummer⟦ tussen aanhalingstekens‖⟧'),
    ),
};
/** A telephone number, or a short one such as 112. */
export const phoneOrShort = z
  .string(aNumberToCall)
  .refine((value) => /^\d{3,4}$/.test(value) || phone.safeParse(value).success, aNumberToCall)
  .register(fieldInfo, { kind: 'phone', help: 'Zoals 0400 00 00 01, of 112.' });
