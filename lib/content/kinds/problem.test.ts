/** @jest-environment node */
import type * as z from 'zod';
import { readMessage } from '@/lib/content/problem';
import { date, dayMonth } from './date';
import { email } from './email';
import { link } from './link';
import { price } from './number';
import { phone } from './phone';
import { plain } from './plain';
import { text } from './text';
import { time } from './time';

const instead = (field: z.ZodType, value: unknown) =>
  readMessage(field.safeParse(value).error?.issues[0]?.message ?? '').instead;

test.each<[value: string, field: z.ZodType, written: string]>([
  ['31/7', dayMonth, '31 juli'],
  ['za 21 nov 2026', date, '21 november 2026'],
  ['14u', time, '14:00'],
  ['€ 12,50', price, '12.50'],
  ['mailto:info@groep.be', email, 'info@groep.be'],
  ['www.groep.be', link, 'https://www.groep.be'],
  ['**Spring**', plain, 'Spring'],
])('for %s it is known what to write in its place', (value, field, written) => {
  expect(instead(field, value)).toBe(written);
});

test.each<[value: string, field: z.ZodType]>([
  ['0400 oeps', phone],
  ['20 juni', date], // of which year?
  ['veertig', price],
  ['Elke {werking.dg} van twee tot vijf', plain], // the words around it stay
  ['Een *vet* woord', text],
])('for %s it is not', (value, field) => {
  expect(field.safeParse(value).success).toBe(false);
  expect(instead(field, value)).toBeUndefined();
});
