import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { fieldInfo } from './field';

const aTime = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage('een uur van vier cijfers, bijvoorbeeld "14:00"', timeAdvice(input)),
};

/** `"14:00"`: hours and minutes on a clock of 24 hours, in Europe/Brussels. */
export const time = z
  .string(aTime)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, aTime)
  .register(fieldInfo, { kind: 'time', help: 'Zoals 14:00.' });

function timeAdvice(input: unknown): string {
  const [, hour = '', minutes = '00'] = /^(\d{1,2})(?:\D+(\d{2}))?\D*$/.exec(String(input).trim()) ?? [];
  const meant = `${hour.padStart(2, '0')}:${minutes}`;
  return hour && Number(hour) < 24 && Number(minutes) < 60
    ? replaceAdvice(meant, `schrijf "${meant}"`)
    : 'schrijf het uur als "14:00", met de aanhalingstekens; een dag eindigt op "23:59"';
}
