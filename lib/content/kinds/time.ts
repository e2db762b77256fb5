import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { quotedInFile } from '@/lib/content/wordings';
import { fieldInfo } from './field';

const aTime = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage('een uur van vier cijfers, bijvoorbeeld ⟦"14:00"‖14:00⟧', timeAdvice(input)),
};

/** `"14:00"`: hours and minutes on a clock of 24 hours, in Europe/Brussels. */
export const time = z
  .string(aTime)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, aTime)
  .register(fieldInfo, { kind: 'time', help: 'Zoals 14:00.' });

/**
 * An hour as people write it: `14`, `14u`, `14.30`, `14 uur 30`, `9.30 uur` → `14:00`. Undefined for what is no hour, or can be read in
 * more than one way: two hours, a word such as *half* or *'s avonds*.
 */
function readTime(text: string): string | undefined {
  const [, hour = '', minutes = '00'] =
    /^(\d{1,2})(?:\s*(?:[:.uh]|uur)\s*(\d{2}))?\s*(?:u|uur|h)?\.?$/i.exec(text.trim()) ?? [];
  const isHour = hour !== '' && Number(hour) < 24 && Number(minutes) < 60;
  return isHour ? `${hour.padStart(2, '0')}:${minutes}` : undefined;
}

function timeAdvice(input: unknown): string {
  const text = typeof input === 'number' ? input.toFixed(input % 1 === 0 ? 0 : 2) : String(input); // 11.30 is the number 11.3
  const meant = readTime(text);
  if (meant && /^[1-6]:\d{2}$/.test(text.trim())) {
    const [hour = '', minutes = ''] = meant.split(':');
    return `kies "${Number(hour) + 12}:${minutes}" als het ’s middags is, of "${meant}" als het ’s nachts is`;
  }
  if (meant) return replaceAdvice(meant, `schrijf ${quotedInFile(meant)}`);
  const hours = text.match(/\d{1,2}(?:[:.uh]\d{2})?/g) ?? [];
  return hours.length > 1 || /[a-z]{3,}/i.test(text.replace(/\buur\b/gi, ''))
    ? 'welk uur bedoel je? schrijf één uur, van 00:00 tot 23:59: voor 8 uur ’s avonds ⟦"20:00"‖20:00⟧'
    : 'schrijf het uur als ⟦"14:00", met de aanhalingstekens‖14:00⟧; een dag eindigt op ⟦"23:59"‖23:59⟧';
}
