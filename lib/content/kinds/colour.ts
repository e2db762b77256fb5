import * as z from 'zod';
import { problemMessage } from '@/lib/content/problem';
import { contrast } from '@/lib/theme/contrast';
import { fieldInfo } from './field';

/** `#rrggbb`. */
export const colour = z
  .string({ error: 'een kleur tussen aanhalingstekens, bijvoorbeeld "#d3213a"' })
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: problemMessage(
      'een kleur met # en zes tekens, bijvoorbeeld "#d3213a"',
      'schrijf de # en zes tekens (0-9, a-f) tussen aanhalingstekens',
    ),
  })
  .register(fieldInfo, { kind: 'colour' });

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
