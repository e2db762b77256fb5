import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { quotedInFile } from '@/lib/content/wordings';
import { contrast } from '@/lib/theme/contrast';
import { fieldInfo } from './field';

const aColour = {
  error: ({ input }: { input?: unknown }) => {
    const meant = sixDigits(String(input));
    return problemMessage(
      'een kleur met # en zes tekens⟦ tussen aanhalingstekens, bijvoorbeeld "#d3213a"‖, bijvoorbeeld #d3213a⟧',
      meant
        ? replaceAdvice(meant, `schrijf ${quotedInFile(meant)}`)
        : 'zoek de kleur in een kleurkiezer (zoek op internet naar kleurkiezer) en neem de # over met de zes tekens erna⟦, tussen aanhalingstekens‖⟧',
    );
  },
};

/** `#rrggbb`. */
export const colour = z
  .string(aColour)
  .regex(/^#[0-9a-fA-F]{6}$/, aColour)
  .register(fieldInfo, { kind: 'colour' });

/** The colour that somebody wrote in another notation: `d32`, `#D3213AFF`, `rgb(211, 33, 58)`. */
function sixDigits(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  const [, red, green, blue] = /^rgba?\((\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3})\b/.exec(text) ?? [];
  const channels = [red, green, blue].map(Number);
  if (channels.every((channel) => channel <= 255))
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6}(?:ff)?)$/.exec(text) ?? [];
  if (digits.length === 3) return `#${digits.replace(/./g, '$&$&')}`;
  return digits ? `#${digits.slice(0, 6)}` : undefined;
}

/** A colour with at least this contrast to another one (WCAG 2.2, 1.4.3 and 1.4.11). */
export const readable = (other: string, atLeast: number, use: string, remedy: 'donkerder' | 'lichter') =>
  colour.refine((value) => !/^#[0-9a-f]{6}$/i.test(value) || contrast(value, other) >= atLeast, {
    error: ({ input }) =>
      problemMessage(
        `een kleur met een contrast van minstens ${dutch(atLeast)} voor ${use} (${other}); nu is het ${dutch(contrast(String(input), other))}`,
        `kies een ${remedy === 'donkerder' ? 'donkerdere' : 'lichtere'} kleur: wie slecht ziet of in de zon leest, kan dit anders niet lezen`,
      ),
  });

/** Rounded down, so that 4.49 never reads as the 4.5 it does not reach. */
const dutch = (ratio: number) => String(Math.floor(ratio * 10) / 10).replace('.', ',');
